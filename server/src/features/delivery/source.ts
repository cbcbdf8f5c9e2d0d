import type { Attribution } from '@aurelio/contracts/leads'

/** What led somebody to a page, as far as their request says it. */
export type Source = Pick<Attribution, 'referrer' | 'referrerAddress' | 'campaign'> & {
  /** The steps of a funnel that they have done, with this page where it is one; none without a funnel. */
  path?: string | undefined
}
