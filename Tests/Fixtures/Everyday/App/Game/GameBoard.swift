import SwiftUI

struct TicTacToe: Equatable {
  enum Player: String {
    case cross = "X"
    case nought = "O"

    var other: Player { self == .cross ? .nought : .cross }
    var name: String { self == .cross ? "Cross" : "Nought" }
    var symbol: String { self == .cross ? "xmark" : "circle" }
  }

  private(set) var cells: [Player?] = Array(repeating: nil, count: 9)
  private(set) var current = Player.cross

  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  var winner: Player? {
    Self.lines.lazy.compactMap { line in
      guard let first = cells[line[0]], line.allSatisfy({ cells[$0] == first }) else { return nil }
      return first
    }.first
  }

  var isOver: Bool { winner != nil || !cells.contains(nil) }

  mutating func play(_ index: Int) {
    guard cells[index] == nil, !isOver else { return }
    cells[index] = current
    current = current.other
  }
}

struct GameBoard: View {
  @State private var game = TicTacToe()
  @State private var isShowingResult = false
  @AccessibilityFocusState private var focusedCell: Int?
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 8), count: 3)

  var body: some View {
    VStack(spacing: 24) {
      status
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(game.cells.indices, id: \.self) { index in
          cell(index)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Board")

      Button("New Game", action: restart)
        .buttonStyle(.bordered)
        .controlSize(.large)
        .keyboardShortcut("r")
    }
    .padding()
    .animation(reduceMotion ? nil : .spring(response: 0.3, dampingFraction: 0.6), value: game)
    .sensoryFeedback(.impact(weight: .medium), trigger: game.cells)
    .onChange(of: game.isOver) { isOver in
      if isOver { isShowingResult = true }
    }
    .alert(game.winner.map { "\($0.name) wins" } ?? "Nobody wins", isPresented: $isShowingResult) {
      Button("Play Again", action: restart)
    }
    .accessibilityAction(.magicTap, restart)
  }

  private var status: some View {
    Text(game.isOver ? "Game over" : "\(game.current.name) to play")
      .font(.title2)
      .accessibilityAddTraits([.isHeader, .updatesFrequently])
  }

  private func cell(_ index: Int) -> some View {
    let player = game.cells[index]
    return Button {
      game.play(index)
      UIAccessibility.post(notification: .announcement, argument: "\(game.current.name) to play")
    } label: {
      ZStack {
        RoundedRectangle(cornerRadius: 12)
          .fill(Color(.secondarySystemBackground))
        if let player {
          Image(systemName: player.symbol)
            .font(.largeTitle)
            .transition(.scale.combined(with: .opacity))
        }
      }
      .aspectRatio(1, contentMode: .fit)
      .frame(minWidth: 44, minHeight: 44)
    }
    .buttonStyle(.plain)
    .disabled(player != nil || game.isOver)
    .accessibilityLabel("Row \(index / 3 + 1), column \(index % 3 + 1)")
    .accessibilityValue(player?.name ?? "Empty")
    .accessibilityFocused($focusedCell, equals: index)
  }

  private func restart() {
    game = TicTacToe()
    focusedCell = 0
    AccessibilityNotification.Announcement("New game, \(game.current.name) to play").post()
  }
}

struct GameBoard_Previews: PreviewProvider {
  static var previews: some View {
    GameBoard()
      .previewLayout(.sizeThatFits)
  }
}
