@_exported public import AVFoundation
@_exported public import HeadlessUI
import Semantics

/// Shows a film with the system's controls.
///
/// Publishes one element, called “Video” until its author names it, or a container of what lies over the film.
public struct VideoPlayer<VideoOverlay: View> {
  let overlay: VideoOverlay
  let source: SourceLocation

  nonisolated public init(
    player: AVPlayer?, file: String = #filePath, line: Int = #line, @ViewBuilder videoOverlay: () -> VideoOverlay
  ) {
    overlay = videoOverlay()
    source = SourceLocation(file: file, line: line)
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  nonisolated public init(player: AVPlayer?, file: String = #filePath, line: Int = #line) {
    overlay = EmptyView()
    source = SourceLocation(file: file, line: line)
  }
}

extension VideoPlayer: View {
  public var body: some View { FrameworkElement(.video, name: "Video", source: source) { overlay } }
}
