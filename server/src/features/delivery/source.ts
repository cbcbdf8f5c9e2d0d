import type { Attribution } from '@aurelio/contracts/leads'

/** What led somebody to a page, as far as their request says it. */
export type Source = Pick<Attribution, 'referrer' | 'referrerAddress' | 'campaign'>
