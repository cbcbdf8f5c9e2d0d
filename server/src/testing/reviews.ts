import { type Review, reviewSchema } from '@aurelio/contracts/reviews'
import { z } from 'zod'
import { createPage } from './pages.ts'
import type { Person } from './test-server.ts'
import { bodyOf } from './work.ts'

const askedSchema = z.object({ id: z.string(), url: z.string() })

/** Asks for a review of a page, of a new one unless told; gives its id, and the token of its link. */
export async function askReview(owner: Person, pageId?: string, rest: object = {}) {
  const page = pageId ?? (await createPage(owner, 'Para revisar')).id
  const { id, url } = askedSchema.parse(bodyOf(await owner.call('POST', `/api/pages/${page}/reviews`, rest)))
  return { id, token: url.split('/').at(-1) ?? '', page }
}

/** Starts a thread on the heading of that page. */
export async function pinOn(
  person: Person,
  id: string,
  rest: object = {},
): Promise<{ review: Review; thread: string }> {
  const pin = { element: 'heading-1700000000001', x: 25, y: 75, text: 'Más grande', ...rest }
  const review = reviewSchema.parse(bodyOf(await person.call('POST', `/api/reviews/${id}/threads`, pin)))
  return { review, thread: review.threads.at(-1)?.id ?? '' }
}
