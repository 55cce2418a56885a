extension Point {
  /// The share of a whole turn, clockwise from the x axis, at which the point is seen from the origin: 0 ..< 1.
  ///
  /// The arc tangent is S. Moshier's rational approximation (Cephes, atan.c) by basic arithmetic alone; true to 1e-15.
  var turn: Double {
    let (across, down) = (abs(x), abs(y))
    guard across + down > 0 else { return 0 }
    let eighth = down <= across ? Self.turn(tangent: down / across) : 0.25 - Self.turn(tangent: across / down)
    let half = x < 0 ? 0.5 - eighth : eighth
    return y < 0 && half > 0 ? 1 - half : half
  }

  /// - Parameter tangent: 0...1.
  private static func turn(tangent: Double) -> Double {
    tangent > 0.66 ? 0.125 + turn(small: (tangent - 1) / (tangent + 1)) : turn(small: tangent)
  }

  private static func turn(small x: Double) -> Double {
    let z = x * x
    let p =
      (((-8.750608600031904122785e-1 * z - 1.615753718733365076637e1) * z - 7.500855792314704667340e1) * z
        - 1.228866684490136173410e2) * z - 6.485021904942025371773e1
    let q =
      ((((z + 2.485846490142306297962e1) * z + 1.650270098316988542046e2) * z + 4.328810604912902668951e2) * z
        + 4.853903996359136964868e2) * z + 1.945506571482613964425e2
    return (x + x * z * p / q) / (2 * .pi)
  }
}
