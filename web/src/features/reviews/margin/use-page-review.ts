import type { Review } from '@aurelio/contracts/reviews'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'

/** The last review of a page, with what is said in it; undefined where none was asked for, or none has come yet. */
export function usePageReview(pageId: string): Review | undefined {
  const last = useQuery(api.reviews.list.queryOptions({ input: { pageId, limit: 1 } })).data?.items[0]
  const input = last ? { id: last.id } : skipToken
  // The review before stays until the next one has come, and what is open beside it with it.
  return useQuery(api.reviews.get.queryOptions({ input, placeholderData: keepPreviousData })).data
}
