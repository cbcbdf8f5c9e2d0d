import type { Part, PartProgress } from './ytdlp-output.ts'

const speedWindow = 3_000

/**
 * One figure for a download of several parts, which the engine reports one after the other, each from 0 to 100.
 * Parts weigh as their sizes, or as their bit rates; the figure never falls and stops at 99.
 */
export function progressMeter(parts: readonly Part[]) {
  const weights = weightsOf(parts)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const seen: string[] = []
  let highest = 0
  return (progress: PartProgress): number => {
    const name = progress.filename ?? ''
    if (!seen.includes(name)) seen.push(name)
    const current = Math.min(seen.indexOf(name), weights.length - 1)
    const before = weights.slice(0, current).reduce((sum, weight) => sum + weight, 0)
    const percent = ((before + (weights[current] ?? 0) * fractionOf(progress)) / whole) * 100
    highest = Math.max(highest, Math.min(percent, 99))
    return highest
  }
}

/** Bytes a second over the last three seconds, and seconds left by the share that is done. */
export function speedometer(now: () => number = Date.now) {
  let samples: { at: number; bytes: number; percent: number }[] = []
  return (bytes: number, percent: number): { speed: number; eta: number | null } => {
    const at = now()
    samples = [...samples.filter((sample) => at - sample.at <= speedWindow), { at, bytes, percent }].slice(
      -60,
    )
    const [first] = samples
    const seconds = first ? (at - first.at) / 1000 : 0
    if (!first || seconds < 0.2) return { speed: 0, eta: null }
    const speed = Math.max(0, (bytes - first.bytes) / seconds)
    const pace = (percent - first.percent) / seconds
    return { speed: Math.round(speed), eta: pace > 0 ? Math.ceil((100 - percent) / pace) : null }
  }
}

function fractionOf({
  status,
  downloaded_bytes,
  total_bytes,
  total_bytes_estimate,
  ...fragment
}: PartProgress) {
  if (status === 'finished') return 1
  const { fragment_index, fragment_count } = fragment
  // An estimate of the first fragments is far off: the count of fragments is steadier.
  if (fragment_count && fragment_count > 0) return clamp((fragment_index ?? 0) / fragment_count)
  const total = total_bytes ?? total_bytes_estimate
  return total && total > 0 ? clamp((downloaded_bytes ?? 0) / total) : 0
}

function weightsOf(parts: readonly Part[]) {
  if (parts.length < 2) return [1]
  const sizes = parts.map((part) => part.filesize ?? part.filesize_approx)
  if (sizes.every((size) => typeof size === 'number' && size > 0)) return sizes.map((size) => size ?? 1)
  const rates = parts.map((part) => part.tbr)
  if (rates.every((rate) => typeof rate === 'number' && rate > 0)) return rates.map((rate) => rate ?? 1)
  // Nothing is known: the picture comes first and is the most of it.
  return parts.map((_part, index) => (index === 0 ? 9 : 1))
}

function clamp(value: number) {
  return Math.min(1, Math.max(0, value))
}
