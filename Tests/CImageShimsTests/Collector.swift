import CImageShims

/// Gathers what a job writes; refuses once it has taken `room` bytes or `calls` calls.
final class Collector {
  var bytes: [UInt8] = []
  private let room: Int
  private var calls: Int

  init(room: Int = .max, calls: Int = .max) {
    self.room = room
    self.calls = calls
  }

  private func take(_ more: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard calls > 0, bytes.count + more.count <= room else { return 1 }
    calls -= 1
    unsafe bytes.append(contentsOf: more)
    return 0
  }

  static let sink: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int) -> Int32 = { context, bytes, count in
    let collector: Collector = unsafe object(context)
    return unsafe collector.take(UnsafeBufferPointer(start: bytes, count: count))
  }
}

/// The pointer by which a callback finds its object.
func context(_ object: AnyObject) -> UnsafeMutableRawPointer {
  unsafe Unmanaged.passUnretained(object).toOpaque()
}

func object<Kind: AnyObject>(_ context: UnsafeMutableRawPointer?) -> Kind {
  unsafe Unmanaged<Kind>.fromOpaque(context!).takeUnretainedValue()
}

/// Runs a job with room for its message, and returns its status and message.
func withMessage<Status>(_ job: (UnsafeMutablePointer<CChar>, Int) -> Status) -> (status: Status, words: String) {
  var message = Array(repeating: CChar(1), count: 128)
  let status = unsafe message.withUnsafeMutableBufferPointer { unsafe job($0.baseAddress!, $0.count) }
  return (status, String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
}

/// Deterministic noise.
struct Noise {
  private var state: UInt32

  init(_ seed: UInt32) { state = seed &* 2_654_435_761 | 1 }

  mutating func byte() -> UInt8 {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return UInt8(truncatingIfNeeded: state >> 11)
  }

  static func bytes(_ count: Int, seed: UInt32, below limit: Int = 256) -> [UInt8] {
    var noise = Noise(seed)
    return (0..<count).map { _ in UInt8(Int(noise.byte()) % limit) }
  }
}
