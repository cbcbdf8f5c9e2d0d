import type { ReviewSummary } from '@aurelio/contracts/reviews'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../../platform/api/client.ts'

/** The last review of a page, where it does not approve the page as it stands now; null where nothing stands against it. */
export function useUnapproved(pageId: string): { unapproved: ReviewSummary | null; isAsking: boolean } {
  const { data, isPending } = useQuery(api.reviews.list.queryOptions({ input: { pageId, limit: 1 } }))
  const review = data?.items[0]
  const isApproved = !review || (review.state === 'approved' && review.isCurrent)
  return { unapproved: isApproved ? null : review, isAsking: isPending }
}
