import type { PageDocument } from '@aurelio/page/document'
import type { KnownContests, KnownFilms, KnownQuizzes } from '@aurelio/page/values'
import type { PublicOrigins } from '@aurelio/page'
import type { PageSummary } from '@aurelio/contracts/pages'
import type { LegalData } from '@aurelio/contracts/workspace-settings'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Quotas } from '../../platform/quotas.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { settleAddress } from './address.ts'
import type { BusinessOf } from './links/business.ts'
import type { DestinationsOf } from './links/destinations.ts'
import type { LanguagesOf } from './links/languages.ts'
import type { SiteLinksOf } from './links/site-links.ts'
import type { ReadyIn } from './translations/placed.ts'
import {
  type PagePictures,
  type Publishing,
  publisher,
  type SymbolsOf,
  type TestedOn,
} from './publications/publish.ts'
import { publicationStore } from './publications/store.ts'
import { type ItemsOf, keptItems, pagesWithItems } from './publications/with-items.ts'
import { pagesWithSymbols } from './publications/with-symbols.ts'
import { scheduleJob } from './schedule-job.ts'
import { aboutPage, placeIn } from './about-page.ts'
import type { PageService } from './service.ts'
import { pageStore } from './store.ts'
import { keepVersion } from './versions/keep-version.ts'
import { readVersion } from './versions/read-version.ts'

type Parts = {
  database: Database
  files: FileStore
  origins: PublicOrigins
  log: Log
  jobs: Jobs
  pages: PageService
  emit: Emit
  access: Access
  quotas: Quotas
  themeOf: (workspaceId: string, siteId: string | null) => Promise<string | null>
  legalOf: (workspaceId: string) => Promise<LegalData>
  pictures: PagePictures
  /** What is known of the films of the player that a text names. */
  filmsOf: (workspaceId: string, text: string) => Promise<KnownFilms>
  /** What is known of the quizzes that a text names. */
  quizzesOf: (workspaceId: string, text: string, language: string) => Promise<KnownQuizzes>
  /** What is known of the contests that a text names. */
  contestsOf: (workspaceId: string, text: string, language: string) => Promise<KnownContests>
  symbolsOf: SymbolsOf
  itemsOf: ItemsOf
  /** Makes what stands at an address, before somebody asks for it. */
  draw: (root: string, slug: string) => Promise<unknown>
  destinationsOf: DestinationsOf
  linksOf: SiteLinksOf
  languagesOf: LanguagesOf
  businessOf: BusinessOf
  readyIn: ReadyIn
  /** What is tried beside a page while it is live. */
  testedOn: TestedOn
  /** Called when what a publication says of the picture at this address is not all that is known any more. */
  onPicturesChanged: (workspaceId: string, address: string) => Promise<void>
  /** Called when what stood at this address has gone with its workspace. */
  onGone: (root: string, slug: string) => void
}

type Settled = Omit<Publishing, 'who'>
const notPlanned = { publishAt: null, publishBy: null, publishVersionId: null }

/** Publishing a page, now or at a moment, and taking it back. */
export function publishingService(parts: Parts) {
  const { database, files, log, jobs, pages, emit, access, quotas, onGone } = parts
  const store = publicationStore(database)
  const pageRows = pageStore(database)
  const withItems = pagesWithItems({ ...parts, discard })
  const publish = publisher({
    ...parts,
    discard,
    refreshItems: (...asked) => withItems.refreshItems(...asked),
  })
  const job = scheduleJob({ database, publish })

  /** Files that no row names any more; failing to remove one harms nothing. */
  async function discard(fileKeys: readonly string[]) {
    for (const fileKey of fileKeys)
      await files
        .delete(fileKey)
        .catch((error: unknown) => log.warn({ error, fileKey }, 'A file could not be removed'))
  }

  return {
    job,
    /** For who publishes by other ways than the button. */
    publisher: publish,
    discard,
    ...pagesWithSymbols({ database, discard, onGone }),
    ...withItems,
    /** The items that a page shows now, as it would keep them; null where it has no place for any. */
    itemsNow: (workspaceId: string, document: PageDocument, language: string) =>
      keptItems(parts.itemsOf, workspaceId, document, language),
    versionOf: (pageId: string, versionId: string) => readVersion(database, pageId, versionId),
    /** How many published pages of a site show another kit than this one. */
    async countOutdated(workspaceId: string, siteId: string, theme: string | null): Promise<number> {
      return (await store.ofOtherTheme(workspaceId, siteId, theme)).length
    },
    /** Gives the published pages of a site a kit; the versions that they show stay. */
    async repaint(workspaceId: string, siteId: string, theme: string): Promise<void> {
      for (const { id, root, slug } of await store.ofOtherTheme(workspaceId, siteId, theme)) {
        const replaced = await database.inTransaction(() => store.change(id, { theme }))
        if (replaced.length > 0) onGone(root, slug)
        await discard(replaced)
      }
    },
    /** Pages that are published with a family of the workspace's own, or will be again once they leave the bin. */
    pagesWithFont: (workspaceId: string, fontId: string) => store.withFont(workspaceId, fontId),
    named: (fileKeys: readonly string[]) => store.named(fileKeys),
    filesOfPage: (workspaceId: string, id: string) => store.filesOfPage(workspaceId, id),

    /** Publishes the last saved version at its address, which a page keeps until another is asked for. */
    async publish(session: Session, settled: Settled): Promise<PageSummary> {
      access.demand(session, 'pages.edit')
      const { at: _, ...who } = by(session)
      await quotas.spend('publishes', session.workspace.id)
      return publish({ who, ...settled })
    },

    /** Gives a page a document, kept as a version of this name, and publishes it. What the page was is kept too. */
    async adopt(
      session: Session,
      { id, document, name }: { id: string; document: string; name: string },
      alongside: () => Promise<void>,
    ): Promise<void> {
      access.demand(session, 'pages.edit')
      const { at, ...who } = by(session)
      const { workspaceId, actorId: authorId } = who
      await quotas.spend('publishes', workspaceId)
      await database.inTransaction(async () => {
        const page = await pageRows.content(workspaceId, id)
        if (!page) throw notFound()
        const before = JSON.stringify(page.document.read().page)
        const about = { workspaceId, pageId: id, kind: 'saved', authorId } as const
        if (before !== document) await keepVersion(database, { ...about, document: before })
        await keepVersion(database, { ...about, document, name })
        if (before !== document)
          await pageRows.saveDocument({ workspaceId, id, document, updatedAt: at }, page.version)
      })
      await publish({ who, id, alongside })
    },

    /** Plans it for a moment, as the page is now. */
    async schedule(
      session: Session,
      { id, slug: asked, settings, publishAt }: Omit<Settled, 'versionId' | 'tested'> & { publishAt: string },
    ) {
      access.demand(session, 'pages.edit')
      if (Date.parse(publishAt) <= Date.now()) throw refuse('MOMENT_IS_PAST')
      const workspaceId = session.workspace.id
      await quotas.spend('publishes', workspaceId)
      return database.inTransaction(async () => {
        const page = await pageRows.content(workspaceId, id)
        if (!page) throw notFound()
        const slug = await settleAddress(database, { id, ...page }, asked)
        const document = JSON.stringify(page.document.read().page)
        const authorId = session.user.id
        const version = { workspaceId, pageId: id, kind: 'saved', authorId, document } as const
        await pageRows.settle(workspaceId, id, {
          slug,
          ...(settings && { settings: JSON.stringify(settings) }),
          publishAt,
          publishBy: authorId,
          publishVersionId: await keepVersion(database, version),
        })
        await jobs.enqueue(job, { pageId: id, publishAt }, { runAt: new Date(publishAt) })
        const summary = await pages.summary(workspaceId, id)
        await emit({ ...aboutPage(by(session), summary), kind: 'page.saved' })
        return summary
      })
    },

    async unschedule(session: Session, id: string): Promise<PageSummary> {
      access.demand(session, 'pages.edit')
      return database.inTransaction(async () => {
        await pageRows.settle(session.workspace.id, id, notPlanned)
        const summary = await pages.summary(session.workspace.id, id)
        await emit({ ...aboutPage(by(session), summary), kind: 'page.saved' })
        return summary
      })
    },

    async unpublish(session: Session, id: string): Promise<PageSummary> {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      const { summary, left } = await database.inTransaction(async () => {
        const publication = await store.live(workspaceId, id)
        if (!publication) return { summary: await pages.summary(workspaceId, id), left: [] }
        const withoutReader = await store.withdraw(publication.id)
        const withdrawn = await pages.summary(workspaceId, id)
        await emit({
          ...aboutPage(by(session), withdrawn),
          kind: 'page.unpublished',
          ...placeIn(publication),
        })
        return { summary: withdrawn, left: withoutReader }
      })
      await discard(left)
      return summary
    },

    /** Files and addresses that go with a workspace. */
    async filesOf(workspaceId: string) {
      const published = await store.withFiles(workspaceId)
      return {
        fileKeys: published.flatMap(({ fileKey }) => fileKey ?? []),
        afterwards: () => published.forEach(({ root, slug }) => onGone(root, slug)),
      }
    },
  }
}
