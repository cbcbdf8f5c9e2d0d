import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../platform/api/client.ts'
import type { ReviewActions } from './view/review-actions.ts'

/** What a member can do at a review; what comes of it is shown at once wherever that review is. */
export function useReviewActions(id: string): Required<ReviewActions> {
  const queryClient = useQueryClient()
  const { queryKey } = api.reviews.get.queryOptions({ input: { id } })
  async function keep(answer: ReturnType<typeof client.reviews.get>) {
    const now = await answer
    queryClient.setQueryData(queryKey, now)
    return now
  }
  return {
    pin: (pin) => keep(client.reviews.pin({ id, ...pin })),
    reply: (thread, said) => keep(client.reviews.reply({ id, thread, ...said })),
    decide: (verdict, note) => keep(client.reviews.decide({ id, verdict, note })),
    resolve: (thread, resolved) => keep(client.reviews.resolve({ id, thread, resolved })),
  }
}
