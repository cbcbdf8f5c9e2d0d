/** The middle value; of an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The straight line through points by least squares: its slope, and the standard error of that. */
export function slope(xs: readonly number[], ys: readonly number[]): { perUnit: number; error: number } {
  const [meanX, meanY] = [mean(xs), mean(ys)]
  const spread = sum(xs.map((x) => (x - meanX) ** 2))
  const perUnit = sum(xs.map((x, at) => (x - meanX) * ((ys[at] ?? 0) - meanY))) / spread
  const misses = xs.map((x, at) => (ys[at] ?? 0) - meanY - perUnit * (x - meanX))
  return { perUnit, error: Math.sqrt(sum(misses.map((miss) => miss ** 2)) / (xs.length - 2) / spread) }
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0)
}

function mean(values: readonly number[]) {
  return sum(values) / values.length
}

export type Round = { product: number; peer: number }
export type Figure = { name: string; unit: string; rounds: readonly Round[] }

/** One row of the table: medians, and the ratio of each round by its median and its whole spread. */
export function row({ name, unit, rounds }: Figure): string {
  const ratios = rounds.map(({ product, peer }) => product / peer)
  const cells = [
    name,
    unit,
    whole(median(rounds.map(({ product }) => product))),
    whole(median(rounds.map(({ peer }) => peer))),
    `**${median(ratios).toFixed(2)}** (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`,
    String(rounds.length),
  ]
  return `| ${cells.join(' | ')} |`
}

export const tableHead = [
  '| what | unit | Aurelio | bare node:http | ratio (spread) | rounds |',
  '| --- | --- | ---: | ---: | ---: | ---: |',
].join('\n')

function whole(value: number) {
  return Math.round(value).toLocaleString('en-US')
}
