import type { PageSummary } from '@aurelio/contracts/pages'
import type { Session } from '../../platform/access/session.ts'
import type { Config } from '../../platform/config.ts'
import { refuse } from '../../platform/http/failures.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Log } from '../../platform/log/log.ts'
import { findBrowser } from './browser.ts'
import { printPage, Unprinted } from './print-page.ts'

const perPerson = { limit: 30, windowSeconds: 60 * 60 }

type Parts = {
  config: Pick<Config, 'print' | 'programs' | 'port' | 'host'>
  limits: RateLimits
  log: Log
  /** A page that somebody sees; a 404 of any other. */
  pageOf: (session: Session, id: string) => Promise<Pick<PageSummary, 'name' | 'publication'>>
}

/** Published pages as PDF, by a browser of the server where there is one. */
export function pagePrintService({ config, limits, log, pageOf }: Parts) {
  const { print, programs, port, host } = config
  const isAnywhere = host === undefined || host === '0.0.0.0' || host === '::'
  const server = `${isAnywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`

  return async (session: Session, id: string, signal: AbortSignal) => {
    const { name, publication } = await pageOf(session, id)
    if (!publication) throw refuse('PRINT_UNPUBLISHED')
    const browser = await findBrowser(print.browser, programs.path)
    if (!browser) throw refuse('PRINT_UNAVAILABLE')
    const seconds = await limits.hit('page-print', [session.user.id], perPerson)
    if (seconds > 0) throw refuse('TOO_MANY_REQUESTS', { seconds })
    try {
      const address = new URL(publication.url)
      return { name, bytes: await printPage({ browser, isBoxed: print.isBoxed, address, server, signal }) }
    } catch (error) {
      if (!(error instanceof Unprinted)) throw error
      log.warn({ pageId: id, reason: error.message }, 'A page was not printed')
      throw refuse('PRINT_FAILED')
    }
  }
}
export type PagePrintService = ReturnType<typeof pagePrintService>
