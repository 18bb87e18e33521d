import SwiftUI

struct Message: Identifiable, Equatable {
  let id: Int
  let sender: String
  let subject: String
  var isUnread = true
  var isFlagged = false
}

@MainActor
final class InboxModel: ObservableObject {
  enum State: Equatable {
    case loading
    case loaded([Message])
    case failed(String)
  }

  @Published private(set) var state: State = .loading

  func load() async {
    do {
      try await Task.sleep(nanoseconds: 800_000_000)
      state = .loaded([
        Message(id: 1, sender: "Ada", subject: "Your order has shipped"),
        Message(id: 2, sender: "Grace", subject: "Lunch on Friday?", isUnread: false),
        Message(id: 3, sender: "Linus", subject: "Invoice 42", isFlagged: true),
      ])
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  var messages: [Message] {
    get {
      guard case .loaded(let messages) = state else { return [] }
      return messages
    }
    set { state = .loaded(newValue) }
  }

  var unread: Int { messages.lazy.filter(\.isUnread).count }

  func update(_ message: Message, _ change: (inout Message) -> Void) {
    guard let index = messages.firstIndex(of: message) else { return }
    change(&messages[index])
  }
}

struct InboxList: View {
  @StateObject private var model = InboxModel()
  @State private var selection: Message.ID?
  @State private var messageToDelete: Message?
  @State private var searchText = ""

  var body: some View {
    NavigationView {
      content
        .navigationTitle("Inbox")
        .toolbar { EditButton() }
    }
    .navigationViewStyle(.stack)
    .task { await model.load() }
    .alert(
      "Delete message?", isPresented: .init(get: { messageToDelete != nil }, set: { if !$0 { messageToDelete = nil } }),
      presenting: messageToDelete
    ) { message in
      Button("Delete", role: .destructive) {
        withAnimation { model.messages.removeAll { $0.id == message.id } }
      }
      Button("Keep", role: .cancel) {}
    } message: { message in
      Text("“\(message.subject)” from \(message.sender) will be gone.")
    }
  }

  @ViewBuilder
  private var content: some View {
    switch model.state {
    case .loading:
      ProgressView("Loading messages")
    case .failed(let reason):
      VStack {
        Text(reason)
        Button("Try Again") {
          Task { await model.load() }
        }
      }
    case .loaded:
      List {
        Section {
          ForEach(filtered) { message in
            row(for: message)
          }
          .onDelete { model.messages.remove(atOffsets: $0) }
          .onMove { model.messages.move(fromOffsets: $0, toOffset: $1) }
        } footer: {
          Text("\(model.unread) unread")
        }
      }
      .searchable(text: $searchText)
      .refreshable { await model.load() }
      .animation(.default, value: model.messages)
    }
  }

  private var filtered: [Message] {
    searchText.isEmpty ? model.messages : model.messages.filter { $0.subject.contains(searchText) }
  }

  private func row(for message: Message) -> some View {
    NavigationLink(destination: MessageView(message: message)) {
      HStack {
        Circle()
          .fill(message.isUnread ? Color.blue : .clear)
          .frame(width: 10, height: 10)
          .accessibilityLabel("Unread")
          .accessibilityHidden(!message.isUnread)
        VStack(alignment: .leading) {
          Text(message.sender).font(.headline)
          Text(message.subject).lineLimit(2)
        }
        if message.isFlagged {
          Spacer()
          Image(systemName: "flag.fill")
            .foregroundStyle(.orange)
            .accessibilityLabel("Flagged")
        }
      }
    }
    .swipeActions(edge: .leading, allowsFullSwipe: true) {
      Button {
        model.update(message) { $0.isUnread.toggle() }
      } label: {
        Label(message.isUnread ? "Mark as Read" : "Mark as Unread", systemImage: "envelope.open")
      }
      .tint(.blue)
    }
    .swipeActions {
      Button(role: .destructive) {
        messageToDelete = message
      } label: {
        Label("Delete", systemImage: "trash")
      }
      Button(message.isFlagged ? "Unflag" : "Flag", systemImage: "flag") {
        model.update(message) { $0.isFlagged.toggle() }
      }
      .tint(.orange)
    }
    .contextMenu {
      Button("Copy Subject", systemImage: "doc.on.doc") {}
    }
  }
}

private struct MessageView: View {
  let message: Message
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(message.subject)
          .font(.title2)
          .bold()
          .accessibility(addTraits: .isHeader)
        Text("From \(message.sender)")
          .foregroundColor(.secondary)
        Button("Archive") {
          presentationMode.wrappedValue.dismiss()
        }
      }
      .padding()
    }
    .navigationBarTitle(Text("Message"), displayMode: .inline)
  }
}

struct InboxList_Previews: PreviewProvider {
  static var previews: some View {
    InboxList()
  }
}
