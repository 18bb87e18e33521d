/// What a control is, whatever the platform calls it; the words are AccessKit's where it has one.
public enum Role: String, Sendable, Hashable, Codable, CaseIterable {
  case element, text, image, button, link, toggle, slider, stepper
  case textField, secureField, searchField, textEditor
  case picker, pickerItem, menu, menuItem, datePicker, colorPicker
  case disclosure, progress, gauge, tab, segment, cell, group
  case alert, pageControl
  case chart, map, video
}
