import type { Review } from '@aurelio/contracts/reviews'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api/client.ts'
import type { ReviewActions } from '../view/review-actions.ts'

/** What others say meanwhile is asked for this often: a guest has no stream. */
const everyMs = 10_000

/** The review of a link, and what its guest does there by the name they give. */
export function useGuest(token: string, name: string) {
  const queryClient = useQueryClient()
  const [pass, setPass] = useState<string>()
  const key = { token, ...(pass !== undefined && { pass }) }
  const question = api.guestReviews.get.queryOptions({ input: key, retry: false, refetchInterval: everyMs })
  const review = useQuery(question)
  const page = useQuery(
    api.guestReviews.page.queryOptions({
      input: key,
      enabled: review.data !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )

  /** The answer is what stands now. */
  async function keep(answer: Promise<Review>): Promise<Review> {
    const now = await answer
    queryClient.setQueryData(question.queryKey, now)
    return now
  }
  const named = { ...key, name: name.trim() }
  const actions: ReviewActions = {
    pin: ({ element, x, y, text }) => keep(client.guestReviews.pin({ ...named, element, x, y, text })),
    reply: (thread, { text }) => keep(client.guestReviews.reply({ ...named, thread, text })),
    decide: (verdict, note) => keep(client.guestReviews.decide({ ...named, verdict, note })),
  }

  return {
    review,
    html: page.data?.html,
    actions,
    unlock: async (password: string) => setPass((await client.guestReviews.unlock({ token, password })).pass),
  }
}
