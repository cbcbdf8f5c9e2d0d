import type { IncomingHttpHeaders } from 'node:http'
import type { Log } from '../../../platform/log/log.ts'
import type { PublicClaims } from '../../../platform/public-token/public-token.ts'

/** A form that was sent and taken, and is no spam. */
export type SentVisit = {
  workspaceId: string
  siteId: string
  pageId: string
  variant: string
  /** What was seen. */
  publicationId: string
  /** When the page was shown with the form, in milliseconds; null where its token does not say. */
  shownAt: number | null
  /** The number of the visit; null where its token does not say. */
  nonce: string | null
  /** What led the visitor to the page. */
  source: Pick<PublicClaims, 'referrer' | 'referrerAddress' | 'campaign' | 'path'>
  headers: IncomingHttpHeaders
  /** The visitor's. */
  address: string
}

/** What was made of it stands apart from the visit: whoever counts an audience is not told of anybody. */
export type SentForm = { leadId: string; visit: SentVisit }

/** Tells whoever counts visits of the forms that were sent: what goes wrong in a listener is logged and harms nobody. */
export function sentForms(log: Log) {
  const listeners: ((sent: SentForm) => void)[] = []
  return {
    on: (listener: (sent: SentForm) => void) => void listeners.push(listener),
    tell(sent: SentForm) {
      for (const listener of listeners)
        try {
          listener(sent)
        } catch (error) {
          log.error({ error }, 'What follows from a form went wrong')
        }
    },
  }
}
export type SentForms = ReturnType<typeof sentForms>
