import Glibc
import Raster

/// Seconds of a clock that never goes back.
func now(_ clock: clockid_t = CLOCK_MONOTONIC) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func option(_ name: String) -> String? {
  let arguments = CommandLine.arguments
  guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
  return arguments[place + 1]
}

let backend: Backend =
  switch getenv("RASTER_KERNELS").map({ String(cString: $0) }) {
  case "plain": .plain
  case "portable": .portable
  default: .fast
  }
var surface = Bitmap(width: Operations.width, height: Operations.height)

@MainActor
func reset() {
  surface = Bitmap(width: Operations.width, height: Operations.height, fill: Pixel(red: 128, green: 128, blue: 128))
}

@MainActor
func dump(_ name: String, into folder: String) {
  guard let file = fopen("\(folder)/ours.\(name).bgra", "wb") else { return }
  var bytes: [UInt8] = []
  for pixel in surface.pixels { bytes += [pixel.blue, pixel.green, pixel.red, pixel.alpha] }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}

/// The median seconds of a call, of 7 batches of at least 60 ms, and how much of the time the processor was ours.
@MainActor
func time(_ body: @MainActor () -> Void) -> (seconds: Double, share: Double) {
  for _ in 0..<2 { body() }
  var start = now()
  body()
  let count = Int(0.06 / max(now() - start, 1e-7)) + 1
  let (processor, wall) = (now(CLOCK_PROCESS_CPUTIME_ID), now())
  var batches: [Double] = []
  for _ in 0..<7 {
    start = now()
    for _ in 0..<count { body() }
    batches.append((now() - start) / Double(count))
  }
  return (batches.sorted()[3], (now(CLOCK_PROCESS_CPUTIME_ID) - processor) / (now() - wall))
}

/// Beside what is as fast as the machine's own fill or copy, at best: how near it comes.
@MainActor
func limit(_ name: String, _ speed: Double) -> String {
  guard name == "fill" || name == "blit_int" else { return "" }
  let limit = name == "fill" ? Limits.fill : Limits.copy
  return ",\"\(name == "fill" ? "memset" : "memcpy")_mpx_s\":\(limit),\"of_limit\":\((speed / limit * 100).rounded() / 100)"
}

var rows: [String] = []
for operation in Operations.all where option("--only").map({ $0 == operation.name }) ?? true {
  reset()
  @MainActor func draw() { operation.picture.draw(into: &surface, backend: backend) }
  if CommandLine.arguments.contains("--once") {
    draw()
    continue
  }
  if let folder = option("--dump") {
    draw()
    dump(operation.name, into: folder)
    reset()
  }
  let (seconds, share) = time(draw)
  let speed = (operation.pixels / seconds / 1e4).rounded() / 100
  let cost = "\"us\":\((seconds * 1e8).rounded() / 100),\"cpu_ratio\":\(share)"
  rows.append("\"\(operation.name)\":{\"mpx_s\":\(speed),\(cost)\(limit(operation.name, speed))}")
}
print("{\"peer\":\"ours\",\"version\":\"1\",\"ops\":{\(rows.joined(separator: ","))}}")
