/** Groups of so many places each; the last may be shorter. */
export function everyPages(pages: number, each: number): number[][] {
  const groups: number[][] = []
  for (let from = 0; from < pages; from += each)
    groups.push(Array.from({ length: Math.min(each, pages - from) }, (_, at) => from + at))
  return groups
}

/** Groups that begin at these places; what stands before the first one is a group too. */
export function groupsFrom(starts: readonly number[], pages: number): number[][] {
  const all = [...new Set([0, ...starts])].filter((at) => at < pages).toSorted((a, b) => a - b)
  return all.map((from, at) => {
    const end = all[at + 1] ?? pages
    return Array.from({ length: end - from }, (_, step) => from + step)
  })
}

/**
 * Groups that are at most so many bytes each, by what `sizeOf` says of a group; a single page may be more. Looks for
 * the longest group from each start by halving, as a file's size grows with its pages.
 */
export async function groupsOfSize(
  pages: number,
  bytes: number,
  sizeOf: (places: number[]) => Promise<number>,
  onPlace: (done: number) => void,
): Promise<number[][]> {
  const groups: number[][] = []
  let from = 0
  let guess = pages
  while (from < pages) {
    const take = (count: number) => Array.from({ length: count }, (_, at) => from + at)
    let fits = 1
    let most = pages - from
    let tried = Math.min(guess, most)
    while (fits < most) {
      if ((await sizeOf(take(tried))) <= bytes) fits = Math.max(fits, tried)
      else most = Math.max(1, tried - 1)
      tried = Math.ceil((fits + most) / 2)
    }
    groups.push(take(fits))
    from += fits
    guess = fits
    onPlace(from)
  }
  return groups
}
