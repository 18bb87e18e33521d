import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process's own input and output, made safe before anything else is opened.
enum StandardStreams {
  static func prepare() {
    // A closed pipe and a full quota are told by the call that meets them; the signals would end the process unheard.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Where one of them is closed, the next file that is opened would take its place and get what is printed.
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      // Read-only, so that a write is still refused.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Keeps what a component prints out of the results: it goes where progress and errors go.
  static func separateResults() {
    let results = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard results >= 0 else { return }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    Output.setResults(descriptor: results)
  }

  /// Takes the input away from the component, and ends the process when the one that started it is gone.
  static func followInput() {
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let nothing = open("/dev/null", O_RDONLY)
    guard input >= 0, nothing >= 0 else { return }
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    let thread = Thread {
      var byte: UInt8 = 0
      while read(input, &byte, 1) > 0 {}
      _exit(ExitStatus.failure.rawValue)
    }
    thread.start()
  }
}
