extension Comparison {
  private var count: Int { footage.frames.count }

  /// The result of the comparison, and the limit that decided it.
  func verdict(_ name: String) -> Finding {
    var finding: Finding
    if isSame {
      finding = Finding(name, .same, ["\(name) is the same: \(count) frames"], limits: limits, footage, hashes)
      if limits != .exact { finding.warnings.append("\(name) needs no limit: every pixel is the same, \(limits) is asked for") }
    } else if passes {
      finding = Finding(name, .within, ["\(name) is within its limits: \(allowance)"], limits: limits, footage, hashes)
      finding.warnings = looseLimits.map { "\(name): \($0)" }
    } else {
      finding = Finding(name, .differs, ["\(name) differs from its golden"] + reasons, limits: limits, footage, hashes)
      finding.badFrames = bad.map(badFrame)
    }
    let golden = facts.shape
    if golden != finding.shape { finding.goldenShape = golden }
    return finding
  }

  private func badFrame(_ frame: Int, _ found: FrameComparison) -> Finding.BadFrame {
    Finding.BadFrame(
      frame: frame, time: footage.frames[frame].time, over: found.over, different: found.different,
      levels: found.levels, distance: found.distance, x: found.worst.x, y: found.worst.y)
  }

  // MARK: Why it fails

  private var reasons: [String] {
    var lines = otherShape
    if let first = bad.first, let worst = worst {
      lines.append("first bad frame: " + words(first))
      if worst.frame != first.frame { lines.append("worst frame: " + words(worst)) }
      lines.append("\(bad.count) of \(count) frames differ")
    } else if hasOneSize {
      lines.append("the pixels of the frames that both have are the same")
    }
    let changes = parameterChanges
    if !changes.isEmpty { lines.append("made with other parameters: " + changes.joined(separator: ", ")) }
    lines.append("decided by " + decision)
    return lines
  }

  private func words(_ place: (frame: Int, comparison: FrameComparison)) -> String {
    let (frame, found) = place
    let time = footage.frames[frame].time.short
    return "\(frame) of 0 to \(count - 1), at \(time) s: \(found.different) of \(found.total) pixels differ, the worst at "
      + "(\(found.worst.x), \(found.worst.y)) by \(found.levels) levels, ΔE \(found.distance.rounded(to: 2))"
  }

  private var decision: String {
    if !otherShape.isEmpty { return "the shape of the film, which no limit covers" }
    guard limits != .exact else { return "exact comparison: no limit is in force" }
    let most = bad.map(\.comparison.over).max() ?? 0
    let total = bad.first?.comparison.total ?? 1
    let share = (Double(most) / Double(total) * 100).short
    return "the limits in force, \(limits): up to \(most) pixels, \(share) % of a frame, are over"
  }

  private var parameterChanges: [String] {
    let (old, new) = (facts.parameters, footage.parameters)
    return Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }.map { key in
      "\(key) \(old[key] ?? "none"), now \(new[key] ?? "none")"
    }
  }

  // MARK: Why it passes

  private var all: [FrameComparison] { different.map(\.comparison) }
  private var mostLevels: Int { all.map(\.levels).max() ?? 0 }
  private var mostDistance: Double { all.map(\.distance).max() ?? 0 }
  private var mostShare: Double { all.map(\.share).max() ?? 0 }

  private var allowance: String {
    "\(different.count) of \(count) frames differ, by up to \(mostLevels) levels and ΔE "
      + "\(mostDistance.rounded(to: 2)) in up to \(all.map(\.different).max() ?? 0) pixels; allowed by \(limits)"
  }

  /// Lines on limits that could be tighter and would still let the footage pass.
  private var looseLimits: [String] {
    var lines: [String] = []
    if let channel = limits.channel, mostLevels < channel {
      lines.append("a limit of \(channel) levels is looser than needed: \(mostLevels) would do")
    }
    if let perceptual = limits.perceptual, mostDistance < perceptual / 2 {
      lines.append("a limit of ΔE \(perceptual.short) is looser than needed: \(mostDistance.rounded(to: 2, .up)) would do")
    }
    if limits.share > 0, mostShare < limits.share / 2 {
      let needed = mostShare == 0 ? "none" : "\((mostShare * 100).rounded(to: 4, .up)) %"
      lines.append("a limit of \((limits.share * 100).short) % of the pixels is looser than needed: \(needed) would do")
    }
    return lines
  }

  // MARK: The worst frame

  /// The frame with the most pixels over the limits; among equals, the frame that differs most.
  var worst: (frame: Int, comparison: FrameComparison)? {
    bad.max { ($0.comparison.over, $0.comparison.distance) < ($1.comparison.over, $1.comparison.distance) }
  }
}

extension Footage {
  func shape(_ hashes: [PixelHash]) -> Finding.Shape {
    Finding.Shape(
      layout: layout, width: width, height: height, scale: scale, rate: rate, times: frames.map(\.time),
      pictures: numbersOfRuns(hashes))
  }
}

extension GoldenFacts {
  var shape: Finding.Shape {
    Finding.Shape(
      layout: layout, width: width, height: height, scale: scale, rate: rate, times: frames.map(\.time),
      pictures: pictureNumbers)
  }
}

extension Double {
  fileprivate func rounded(to places: Int, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> String {
    let power = (0..<places).reduce(1.0) { power, _ in power * 10 }
    return ((self * power).rounded(rule) / power).short
  }
}
