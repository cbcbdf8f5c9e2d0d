import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressOf } from '../../platform/http/client-address.ts'
import type { Log } from '../../platform/log/log.ts'
import type { LivePage } from './load-page.ts'
import type { Source } from './source.ts'

/** An answer of a published page, once it has been sent. */
export type Served = {
  workspaceId: string
  /** '' where its page stands in none. */
  siteId: string
  pageId: string
  publicationId: string
  variant: string
  /** What led the visitor there. */
  source: Source
  method: string
  /** As it was asked for: path and query. */
  url: string
  headers: IncomingHttpHeaders
  /** 404: the page that a site shows where nothing stands. */
  status: 200 | 304 | 404
  /** The visitor's address; to be asked at once, while the connection is there. */
  clientAddress: () => string
}

/** Tells whoever counts visits what was sent. It costs nothing while nobody listens. */
export function servedPages(clientAddress: AddressOf, log: Log) {
  const listeners: ((served: Served) => void)[] = []

  /** Called when the answer is out: what goes wrong in a listener is logged and harms no visitor. */
  function tell(incoming: IncomingMessage, live: LivePage, source: Source, status: Served['status']) {
    if (listeners.length === 0) return
    const { method = '', url = '', headers } = incoming
    const { workspaceId, siteId, pageId, publicationId, variant } = live
    const served: Served = {
      workspaceId,
      siteId,
      pageId,
      publicationId,
      variant,
      source,
      method,
      url,
      headers,
      status,
      clientAddress: () => clientAddress({ env: { incoming } }),
    }
    for (const listener of listeners)
      try {
        listener(served)
      } catch (error) {
        log.error({ error }, 'What follows from a visit went wrong')
      }
  }

  return {
    on: (listener: (served: Served) => void) => void listeners.push(listener),
    tell,
    /** Tells of an answer that the application is about to send. */
    tellAfter(
      { incoming, outgoing }: { incoming: IncomingMessage; outgoing: Pick<ServerResponse, 'once'> },
      live: LivePage,
      source: Source,
      status: Served['status'],
    ) {
      if (listeners.length > 0) outgoing.once('finish', () => tell(incoming, live, source, status))
    },
  }
}
export type ServedPages = ReturnType<typeof servedPages>
