import type { Job } from './job.ts'
import { renderRuns } from './preview.ts'
import { foldName } from './slug.ts'

/** Pages as alike as this are near-duplicates. */
export const nearDuplicate = 0.8
const shingleWords = 3
const maxPairsPerRow = 10

export type Similarity = {
  /** Share of compared pairs that are near-duplicates, 0 to 1. */
  readonly nearShare: number
  /** Mean likeness of the pairs, 0 to 1. */
  readonly mean: number
  readonly pairs: number
}

function shingles(text: string): Set<string> {
  const words = foldName(text.replaceAll(/<[^>]*>/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? []
  const found = new Set<string>()
  for (let at = 0; at + shingleWords <= words.length; at += 1)
    found.add(words.slice(at, at + shingleWords).join(' '))
  if (found.size === 0 && words.length > 0) found.add(words.join(' '))
  return found
}

/** Shared three-word runs as a share of the smaller page's (containment). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size)
  return smaller === 0 ? 1 : [...a].filter((run) => b.has(run)).length / smaller
}

/**
 * How alike the pages of one row are between locations, on the first rows and up to eleven locations spread
 * over the list. Undefined with a single location: there is nothing to compare.
 */
export function similarityOf(job: Job): Similarity | undefined {
  const step = Math.max(1, Math.floor(job.locations.length / (maxPairsPerRow + 1)))
  const compared = job.locations.filter((_, index) => index % step === 0).slice(0, maxPairsPerRow + 1)
  if (compared.length < 2) return undefined
  let near = 0
  let sum = 0
  let pairs = 0
  for (const [row, cells] of job.sample.entries()) {
    const pages = compared.map((values) =>
      shingles(
        cells
          .map((parts) =>
            renderRuns(parts, values, job.seed, row)
              .map((run) => run.text)
              .join(''),
          )
          .filter((text) => /\s/.test(text))
          .join(' \n '),
      ),
    )
    const [first, ...others] = pages
    for (const other of others) {
      const alike = likeness(first ?? new Set(), other)
      sum += alike
      pairs += 1
      if (alike >= nearDuplicate) near += 1
    }
  }
  return pairs === 0 ? undefined : { nearShare: near / pairs, mean: sum / pairs, pairs }
}
