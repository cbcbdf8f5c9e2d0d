import type { Review, Verdict } from '@aurelio/contracts/reviews'

/** Stands for an element where the page as a whole is meant. */
export const wholePage = 'page'
/** In percent of the element's size. */
export type Place = { element: string; x: number; y: number }
/** A thread that is looked at. Its place, where the page is to be brought there; made anew each time that is asked for. */
export type Shown = { id: string; place?: Place }
export type Said = { text: string; internal: boolean }

/** What can be done at a review, by a member or by whoever has a link. Each gives the review as it is then, or rejects. */
export type ReviewActions = {
  pin: (pin: Place & Said) => Promise<Review>
  reply: (thread: string, said: Said) => Promise<Review>
  decide: (verdict: Verdict, note: string) => Promise<Review>
  /** For the team alone. */
  resolve?: (thread: string, resolved: boolean) => Promise<Review>
}
