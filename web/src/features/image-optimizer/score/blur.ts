const radius = 5
const sigma = 1.5

/** Half of the kernel: the middle first. */
const kernel = (() => {
  const half = Array.from({ length: radius + 1 }, (_, distance) =>
    Math.exp((-distance * distance) / (2 * sigma * sigma)),
  )
  const sum = half.reduce((total, weight, distance) => total + (distance === 0 ? weight : 2 * weight), 0)
  return Float32Array.from(half, (weight) => weight / sum)
})()

/** Gaussian blur of one plane; outside the plane there is nothing (0), as in the metric's own implementation. */
export function blur(plane: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(plane.length)
  const line = new Float32Array(width + 2 * radius)
  const [k0 = 0, k1 = 0, k2 = 0, k3 = 0, k4 = 0, k5 = 0] = kernel
  for (let y = 0; y < height; y += 1) {
    line.set(plane.subarray(y * width, (y + 1) * width), radius)
    for (let x = 0; x < width; x += 1) {
      const c = x + radius
      across[y * width + x] =
        k0 * (line[c] ?? 0) +
        k1 * ((line[c - 1] ?? 0) + (line[c + 1] ?? 0)) +
        k2 * ((line[c - 2] ?? 0) + (line[c + 2] ?? 0)) +
        k3 * ((line[c - 3] ?? 0) + (line[c + 3] ?? 0)) +
        k4 * ((line[c - 4] ?? 0) + (line[c + 4] ?? 0)) +
        k5 * ((line[c - 5] ?? 0) + (line[c + 5] ?? 0))
    }
  }
  const out = new Float32Array(plane.length)
  for (let y = 0; y < height; y += 1) {
    for (let d = -radius; d <= radius; d += 1) {
      const from = y + d
      if (from < 0 || from >= height) continue
      const weight = kernel[Math.abs(d)] ?? 0
      const source = from * width
      const target = y * width
      for (let x = 0; x < width; x += 1)
        out[target + x] = (out[target + x] ?? 0) + weight * (across[source + x] ?? 0)
    }
  }
  return out
}
