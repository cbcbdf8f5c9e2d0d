import type { PageLooks } from '@aurelio/contracts/page-looks'
import type { Page } from '@aurelio/contracts/pages'
import { decodeStoredPage, readKeptSymbols } from '@aurelio/page/document'
import { readTheme } from '@aurelio/page/theme'
import type { Session } from '../../platform/access/session.ts'
import type { BusinessOf } from './links/business.ts'
import type { SymbolsOf } from './publications/publish.ts'

type Parts = {
  /** Throws a 404 where they do not see it. */
  seen: (session: Session, id: string) => Promise<Page>
  themeOf: (workspaceId: string, siteId: string | null) => Promise<string | null>
  businessOf: BusinessOf
  symbolsOf: SymbolsOf
}

/** What else is drawn with a page, for whoever sees it. */
export function pageLooks({ seen, themeOf, businessOf, symbolsOf }: Parts) {
  return async (session: Session, id: string): Promise<PageLooks> => {
    const { siteId, document } = await seen(session, id)
    const workspaceId = session.workspace.id
    const read = decodeStoredPage(document)
    const kept = read.ok ? await symbolsOf(workspaceId, read.document) : null
    const theme = await themeOf(workspaceId, siteId)
    return {
      theme: theme === null ? null : readTheme(theme),
      business: await businessOf(workspaceId, siteId),
      symbols: [...readKeptSymbols(kept)].map(([symbolId, { page }]) => ({ id: symbolId, document: page })),
    }
  }
}
