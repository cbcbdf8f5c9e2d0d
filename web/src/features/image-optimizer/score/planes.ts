/** Three planes of one picture; the parts of the metric read them in this order: X, Y, B. */
export type Planes = { width: number; height: number; planes: [Float32Array, Float32Array, Float32Array] }

export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const v = value / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
})
/** Behind transparent places, so that neither black nor white pictures hide there. */
const ground = 0.5

/** Linear light of sRGB pixels, transparent places over a mid grey. */
export function linearPlanes({ data, width, height }: Pixels): Planes {
  const size = width * height
  const planes: Planes['planes'] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  const [red, green, blue] = planes
  for (let i = 0; i < size; i += 1) {
    const alpha = (data[i * 4 + 3] ?? 255) / 255
    const rest = (1 - alpha) * ground
    red[i] = (linear[data[i * 4] ?? 0] ?? 0) * alpha + rest
    green[i] = (linear[data[i * 4 + 1] ?? 0] ?? 0) * alpha + rest
    blue[i] = (linear[data[i * 4 + 2] ?? 0] ?? 0) * alpha + rest
  }
  return { width, height, planes }
}

/** Half the size, each pixel the mean of four; the last line and column repeat where the size is odd. */
export function halved({ width, height, planes }: Planes): Planes {
  const w = Math.ceil(width / 2)
  const h = Math.ceil(height / 2)
  const half = (plane: Float32Array) => {
    const out = new Float32Array(w * h)
    for (let y = 0; y < h; y += 1) {
      const top = 2 * y * width
      const bottom = Math.min(2 * y + 1, height - 1) * width
      for (let x = 0; x < w; x += 1) {
        const left = 2 * x
        const right = Math.min(left + 1, width - 1)
        const sum =
          (plane[top + left] ?? 0) +
          (plane[top + right] ?? 0) +
          (plane[bottom + left] ?? 0) +
          (plane[bottom + right] ?? 0)
        out[y * w + x] = sum / 4
      }
    }
    return out
  }
  return { width: w, height: h, planes: [half(planes[0]), half(planes[1]), half(planes[2])] }
}

const bias = 0.0037930732552754493
const biasRoot = Math.cbrt(bias)
const m02 = 0.078
const m20 = 0.24342268924547819
const m21 = 0.20476744424496821

/** The XYB colours of JPEG XL, each component moved to about 0 to 1. */
export function xyb({ width, height, planes: [red, green, blue] }: Planes): Planes {
  const size = width * height
  const planes: Planes['planes'] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  const [outX, outY, outB] = planes
  for (let i = 0; i < size; i += 1) {
    const r = red[i] ?? 0
    const g = green[i] ?? 0
    const b = blue[i] ?? 0
    const long = Math.cbrt(0.3 * r + (1 - m02 - 0.3) * g + m02 * b + bias) - biasRoot
    const middle = Math.cbrt(0.23 * r + (1 - m02 - 0.23) * g + m02 * b + bias) - biasRoot
    const short = Math.cbrt(m20 * r + m21 * g + (1 - m20 - m21) * b + bias) - biasRoot
    const light = (long + middle) / 2
    outX[i] = ((long - middle) / 2) * 14 + 0.42
    outY[i] = light + 0.01
    outB[i] = short - light + 0.55
  }
  return { width, height, planes }
}
