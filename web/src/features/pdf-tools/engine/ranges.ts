/** Why a text is no list of ranges, and which part of it is to blame. */
export type RangeProblem = {
  code: 'empty' | 'not-a-range' | 'backwards' | 'beyond'
  part: string
}
export type Ranges = { groups: number[][]; problem: null } | { groups: null; problem: RangeProblem }

/**
 * Reads ranges such as `1-3, 5, 8-`: one group of places (from 0) for each part. `8-` goes to the end, `-3` starts at the
 * first page.
 */
export function readRanges(text: string, pages: number): Ranges {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0) return { groups: null, problem: { code: 'empty', part: '' } }
  const groups: number[][] = []
  for (const part of parts) {
    const group = readPart(part, pages)
    if (!Array.isArray(group)) return { groups: null, problem: { code: group, part } }
    groups.push(group)
  }
  return { groups, problem: null }
}

/** The same, as one list in which every page stands once, in the order of the document; all pages for no text. */
export function readPages(text: string, pages: number): { places: number[]; problem: RangeProblem | null } {
  if (text.trim() === '') return { places: Array.from({ length: pages }, (_, place) => place), problem: null }
  const { groups, problem } = readRanges(text, pages)
  if (problem) return { places: [], problem }
  return { places: [...new Set(groups.flat())].toSorted((a, b) => a - b), problem: null }
}

function readPart(part: string, pages: number): number[] | RangeProblem['code'] {
  const found = /^(\d*)\s*(-?)\s*(\d*)$/.exec(part.replace(/[–—]/, '-'))
  const [, start = '', dash = '', end = ''] = found ?? []
  if (start === '' && end === '') return 'not-a-range'
  const first = start === '' ? 1 : Number(start)
  const last = dash === '' ? first : end === '' ? pages : Number(end)
  if (end !== '' && first > last) return 'backwards'
  if (first < 1 || last < 1 || first > pages || last > pages) return 'beyond'
  return Array.from({ length: last - first + 1 }, (_, at) => first - 1 + at)
}
