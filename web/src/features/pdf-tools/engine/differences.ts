/** Pages (from 0) of two documents that are held beside each other; null where one has none for the other. */
export type Pair = { before: number | null; after: number | null }

/** Longer ones are held beside each other as they come: every page against every other would take too long. */
const mostAligned = 400
/** Any page beside another is better than two that stand alone, where nothing speaks against it. */
const together = 0.05
const bothEmpty = 0.5

/** Which words of one list are not in the other in their order: the longest common run of both is what stays. */
export function changedWords(
  before: readonly string[],
  after: readonly string[],
): { removed: number[]; added: number[] } {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1
  const [rows, columns] = [before.length - start - end, after.length - start - end]
  const wide = columns + 1
  const common = new Uint32Array((rows + 1) * wide)
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      common[row * wide + column] =
        before[start + row] === after[start + column]
          ? (common[(row + 1) * wide + column + 1] ?? 0) + 1
          : Math.max(common[(row + 1) * wide + column] ?? 0, common[row * wide + column + 1] ?? 0)
  const [removed, added]: [number[], number[]] = [[], []]
  let [row, column] = [0, 0]
  while (row < rows || column < columns) {
    const isSame = row < rows && column < columns && before[start + row] === after[start + column]
    if (isSame) [row, column] = [row + 1, column + 1]
    else if (
      column >= columns ||
      (row < rows && (common[(row + 1) * wide + column] ?? 0) >= (common[row * wide + column + 1] ?? 0))
    )
      removed.push(start + row++)
    else added.push(start + column++)
  }
  return { removed, added }
}

/** Holds pages beside each other that say the same, in their order: a page that was put in shifts none. */
export function alignedPages(before: readonly string[][], after: readonly string[][]): Pair[] {
  if (before.length > mostAligned || after.length > mostAligned)
    return asTheyCome(before.length, after.length)
  const sets = [before, after].map((pages) => pages.map((words) => new Set(words)))
  const [ours = [], theirs = []] = sets
  const wide = after.length + 1
  const best = new Float64Array((before.length + 1) * wide)
  const alike = new Float64Array(before.length * after.length)
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const own = likeness(ours[row], theirs[column])
      alike[row * after.length + column] = own
      best[row * wide + column] = Math.max(
        own + together + (best[(row + 1) * wide + column + 1] ?? 0),
        best[(row + 1) * wide + column] ?? 0,
        best[row * wide + column + 1] ?? 0,
      )
    }
  const pairs: Pair[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const here = best[row * wide + column] ?? 0
    const both =
      (alike[row * after.length + column] ?? 0) + together + (best[(row + 1) * wide + column + 1] ?? 0)
    if (row < before.length && column < after.length && here === both)
      pairs.push({ before: row++, after: column++ })
    else if (
      row < before.length &&
      (column >= after.length || here === (best[(row + 1) * wide + column] ?? 0))
    )
      pairs.push({ before: row++, after: null })
    else pairs.push({ before: null, after: column++ })
  }
  return pairs
}

function asTheyCome(before: number, after: number): Pair[] {
  return Array.from({ length: Math.max(before, after) }, (_, at) => ({
    before: at < before ? at : null,
    after: at < after ? at : null,
  }))
}

/** From 0 to 1: the share of words that both have. */
function likeness(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  if (one.size === 0 && other.size === 0) return bothEmpty
  let shared = 0
  for (const word of one) if (other.has(word)) shared += 1
  return (2 * shared) / (one.size + other.size)
}
