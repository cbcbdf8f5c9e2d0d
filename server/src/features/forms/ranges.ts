type Range = { from: number; to: number; count: number }

/** More bars tell nobody more. */
const mostRanges = 8

/** How numbers spread: each of a few whole ones by itself, more in ranges of the same width with round ends. */
export function rangesOf(numbers: readonly number[]): Range[] {
  if (numbers.length === 0) return []
  // One by one: there may be more than a call takes.
  const lowest = numbers.reduce((one, other) => Math.min(one, other))
  const highest = numbers.reduce((one, other) => Math.max(one, other))
  if (numbers.every(Number.isInteger) && highest - lowest < mostRanges)
    return spread(numbers, { first: lowest, width: 1, ranges: highest - lowest + 1 }).map((range) => ({
      ...range,
      to: range.from,
    }))
  const width = roundWidth((highest - lowest) / (mostRanges - 1))
  const first = Math.floor(lowest / width)
  return spread(numbers, { first: first * width, width, ranges: Math.floor(highest / width) - first + 1 })
}

type Scale = { first: number; width: number; ranges: number }

function spread(numbers: readonly number[], { first, width, ranges }: Scale): Range[] {
  const counts = Array.from({ length: ranges }, () => 0)
  for (const number of numbers) {
    const at = Math.min(ranges - 1, Math.max(0, Math.floor((number - first) / width)))
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts.map((count, at) => ({
    from: tidy(first + at * width),
    to: tidy(first + (at + 1) * width),
    count,
  }))
}

/** The next of 1, 2, 5, 10, 20, 50… */
function roundWidth(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least || 1))
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power
}

/** Without what sums of fractions leave behind. */
function tidy(number: number) {
  return Number(number.toPrecision(12))
}
