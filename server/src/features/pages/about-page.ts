import type { PageSummary } from '@aurelio/contracts/pages'
import type { by } from '../../platform/access/session.ts'

/** Where, by whom and when; by nobody where it was planned by a person who is gone. */
export type Happened = Omit<ReturnType<typeof by>, 'actorId'> & { actorId: string | null }

/** What an event tells of the page that it is about. */
export function aboutPage(happened: Happened, { id, name, projectId }: PageSummary) {
  return { ...happened, subject: { id, name }, projectId }
}

/** What an event tells of where a publication stands, or stood; of none, nothing. */
export function placeIn(publication: { root: string; slug: string } | undefined) {
  return { root: publication?.root ?? '', slug: publication?.slug ?? null }
}
