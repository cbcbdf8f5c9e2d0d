import type { ListPaging } from './collection.ts'

/** Items that stand together at most where more and more of them are shown. */
const mostTogether = 300

/** What visitors look for or choose is counted up to here; who has found more chooses again. */
export const mostCounted = 1000

type Paged = { paging: ListPaging; limit: number }

/** Which of its items a list shows on one of its pages: how many come before them, and how many they are at most. */
export function listWindow({ paging, limit }: Paged, page: number): { from: number; count: number } {
  if (paging === 'none') return { from: 0, count: limit }
  if (paging === 'pages') return { from: (page - 1) * limit, count: limit }
  const together = Math.max(1, Math.floor(mostTogether / limit)) * limit
  const from = Math.max(0, page * limit - together)
  return { from, count: page * limit - from }
}

/** How many pages a list of so many items has. */
export function mostPagesOf({ paging, limit }: Paged, total: number): number {
  return paging === 'none' ? 1 : Math.max(1, Math.ceil(total / limit))
}
