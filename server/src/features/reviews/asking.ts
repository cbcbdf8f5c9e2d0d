import { addresses } from '@aurelio/contracts/addresses'
import { createHash, randomUUID } from 'node:crypto'
import type { Page } from '@aurelio/contracts/pages'
import { renderPublication } from '@aurelio/page'
import {
  keptLinks,
  type PageDocument,
  type SiteLinks,
  storedDocument,
  withKeptLinks,
  withSymbols,
} from '@aurelio/page/document'
import { type Business, withKeptItems } from '@aurelio/page/elements'
import { readTheme } from '@aurelio/page/theme'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ReviewRow } from '../../platform/database/tables/reviews.ts'
import type { Emit } from '../../platform/events/events.ts'
import type { Log } from '../../platform/log/log.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import type { reviewLinks } from './links/links.ts'
import { reviewStore } from './store.ts'

type Parts = {
  database: Database
  files: FileStore
  log: Log
  emit: Emit
  access: Access
  baseUrl: string
  links: ReturnType<typeof reviewLinks>
  /** A page with its document; throws a 404 where there is none. */
  page: (session: Session, id: string) => Promise<Page>
  /** The kit of a site, as it is kept; null where it has none. */
  themeOf: (workspaceId: string, siteId: string | null) => Promise<string | null>
  /** Whose site a page stands in. */
  businessOf: (workspaceId: string, siteId: string | null) => Promise<Business>
  /** What a page shows of symbols as they are now, as a publication keeps it; null for none. */
  symbolsOf: (workspaceId: string, document: PageDocument) => Promise<string | null>
  /** What a page shows of collections now, as a publication keeps it; null where it has no place for any. */
  itemsOf: (workspaceId: string, document: PageDocument, language: string) => Promise<string | null>
  /** The links that its site gives to a page, as it would show them if it were published. */
  linksOf: (session: Session, page: Page) => Promise<SiteLinks>
}
type Asked = { id: string; note: string; password?: string | undefined; days: number | null }

/** Asking for a review, and the links by which it is given. */
export function reviewAsking(parts: Parts) {
  const { database, files, log, emit, access, baseUrl, links, page, themeOf, symbolsOf, linksOf, itemsOf } =
    parts
  const store = reviewStore(database)

  /** Files that no row names any more; failing to remove one harms nothing. */
  async function discard(fileKeys: readonly string[]) {
    for (const fileKey of fileKeys)
      await files
        .delete(fileKey)
        .catch((error: unknown) => log.warn({ error, fileKey }, 'A file could not be removed'))
  }

  /** The page as it is now: what is looked at stays this, however the page moves on. */
  async function snapshot(
    session: Session,
    asked: Pick<Asked, 'id' | 'note'>,
  ): Promise<{ row: ReviewRow; saved: Page }> {
    const saved = await page(session, asked.id)
    const own = storedDocument(JSON.stringify(saved.document))
    const whole = withSymbols(own, await symbolsOf(session.workspace.id, own.read().document))
    const kept = keptLinks(whole.read().document, await linksOf(session, saved))
    const linked = withKeptLinks(whole, kept)
    const items = await itemsOf(session.workspace.id, linked.read().document, saved.settings.language || 'es')
    const document = JSON.stringify(linked.read().page)
    // What items say is looked at, and is no part of the page.
    const { html } = renderPublication(withKeptItems(linked, items).read().document, {
      title: saved.name,
      hasIds: true,
      business: await parts.businessOf(session.workspace.id, saved.siteId),
      theme: readTheme(await themeOf(session.workspace.id, saved.siteId)),
    })
    const fileKey = `reviews/${randomUUID()}.html`
    await files.put(fileKey, html)
    const row: ReviewRow = {
      id: randomUUID(),
      workspaceId: session.workspace.id,
      pageId: saved.id,
      pageName: saved.name,
      version: saved.version,
      document,
      fileKey,
      hash: createHash('sha256').update(html).digest('base64url'),
      note: asked.note,
      state: 'waiting',
      askedBy: session.user.id,
      createdAt: new Date().toISOString(),
    }
    return { row, saved }
  }

  return {
    /** Asks for a review of the last saved version; a second time it is the same review by another link. */
    async request(session: Session, asked: Asked): Promise<{ id: string; url: string }> {
      access.demand(session, 'reviews.manage')
      const workspaceId = session.workspace.id
      const { row, saved } = await snapshot(session, asked)
      const { token, row: link } = await links.prepare({ ...asked, workspaceId, userId: session.user.id })
      let id: string
      try {
        id = await database.inTransaction(async () => {
          const reviewId = await store.put(row)
          await links.insert({ ...link, reviewId })
          const subject = { id: reviewId, name: saved.name }
          const { projectId } = saved
          await emit({ ...by(session), kind: 'review.requested', subject, projectId, pageId: saved.id })
          return reviewId
        })
      } catch (error) {
        await discard([row.fileKey])
        throw error
      }
      if (id !== row.id) await discard([row.fileKey])
      return { id, url: `${baseUrl}${addresses.guestReview(token)}` }
    },

    /** The same without a link, and nobody hears of it; its id. */
    async keep(session: Session, pageId: string, note: string): Promise<string> {
      access.demand(session, 'reviews.manage')
      const { row } = await snapshot(session, { id: pageId, note })
      return store.put(row)
    },

    async links(session: Session, query: { cursor?: string | undefined; limit: number }) {
      access.demand(session, 'reviews.manage')
      return links.list(session.workspace.id, query)
    },

    async revoke(session: Session, id: string) {
      access.demand(session, 'reviews.manage')
      return database.inTransaction(async () => {
        const revoked = await links.revoke(session.workspace.id, id)
        await emit({ ...by(session), kind: 'review.link-revoked' })
        return revoked
      })
    },

    /** Forgets the reviews of pages that are gone, within their transaction. */
    async forget(this: void, pages: readonly { subject: { id: string } }[]): Promise<void> {
      const fileKeys = await store.removeOf(pages.map(({ subject }) => subject.id))
      if (fileKeys.length > 0) database.afterCommit(() => void discard(fileKeys))
    },

    /** The same of pages that were erased by time; tells how many there were. */
    async forgetLost(limit: number): Promise<number> {
      const fileKeys = await store.removeLost(limit)
      await discard(fileKeys)
      return fileKeys.length
    },

    filesOf: async (workspaceId: string) => ({ fileKeys: await store.filesOf(workspaceId) }),
  }
}
