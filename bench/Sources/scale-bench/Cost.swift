import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Sizes at which a command is measured.
struct Series {
  let name: String
  let unit: String
  let counts: [Int]
  let command: (Int) -> [String]

  init(_ name: String, of unit: String, at counts: [Int], _ command: @escaping (Int) -> [String]) {
    (self.name, self.unit, self.counts, self.command) = (name, unit, counts, command)
  }
}

/// What a process took: processor time of all its threads, which other work on the machine does not lengthen, and the most memory it
/// ever had.
struct Cost {
  let seconds: Double
  let megabytes: Double

  init(of command: [String]) throws {
    var process = pid_t()
    let arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    guard posix_spawn(&process, command[0], nil, nil, arguments, environ) == 0 else { throw POSIXError(.ENOENT) }
    var (status, usage) = (Int32(0), rusage())
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { throw POSIXError(.ECHILD) }
    let times = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
    seconds = times[0] + times[1]
    megabytes = Double(usage.ru_maxrss) / 1024
  }
}
