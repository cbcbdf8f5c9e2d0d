import type { Job } from './job.ts'
import { renderRuns } from './preview.ts'
import { foldName } from './slug.ts'
import { hashText } from './spintax.ts'

/** Pages as alike as this are near-duplicates. */
const nearDuplicate = 0.8
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

/** Three-word runs both pages have, as a share of the smaller page (containment). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size)
  return smaller === 0 ? 1 : [...a].filter((run) => b.has(run)).length / smaller
}

/** The words of one row for one location, with the location's own name taken out. */
function pageOf(job: Job, row: number, values: readonly string[]): Set<string> {
  const spin = { seed: job.seed, row, salt: hashText(values[0] ?? '') }
  const nameless = values.with(0, 'aqui')
  const cells = job.sample[row]?.map((parts) =>
    renderRuns(parts, nameless, spin)
      .map((run) => run.text)
      .join(''),
  )
  // Cells of one word (prices, codes, addresses) say nothing about the text.
  return shingles((cells ?? []).filter((text) => /\s/.test(text)).join(' \n '))
}

/**
 * How alike the pages of one row are between locations once the place's name is taken out: pages that differ in
 * nothing else are what Google calls doorway pages. Looks at the first rows and up to eleven locations spread
 * over the list. Undefined with a single location: there is nothing to compare.
 */
export function similarityOf(job: Job): Similarity | undefined {
  const step = Math.max(1, Math.floor(job.locations.length / (maxPairsPerRow + 1)))
  const compared = job.locations.filter((_, index) => index % step === 0).slice(0, maxPairsPerRow + 1)
  const likenesses = job.sample.flatMap((_, row) => {
    const [first, ...others] = compared.map((values) => pageOf(job, row, values))
    return first === undefined ? [] : others.map((other) => likeness(first, other))
  })
  const pairs = likenesses.length
  if (pairs === 0) return undefined
  return {
    nearShare: likenesses.filter((alike) => alike >= nearDuplicate).length / pairs,
    mean: likenesses.reduce((sum, alike) => sum + alike, 0) / pairs,
    pairs,
  }
}
