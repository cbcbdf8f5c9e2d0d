import { randomBytes, randomUUID } from 'node:crypto'
import type { PageSummary } from '@aurelio/contracts/pages'
import { addressOf, renderPublication } from '@aurelio/page'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { constraintFault } from '../../platform/database/errors.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound } from '../../platform/http/failures.ts'
import type { Log } from '../../platform/log/log.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { aboutPage, type PageService } from './service.ts'
import { slugCandidates } from './slug.ts'
import { pageStore, publicationStore } from './store.ts'

const attempts = 5

type Parts = {
  database: Database
  files: FileStore
  log: Log
  pages: PageService
  emit: Emit
  access: Access
  /** Called when what stood at this address has gone with its workspace. */
  onGone: (slug: string) => void
}

/** Publishing a page: rendered once, stored as a file, served from there until it is published again. */
export function publishingService({ database, files, log, pages, emit, access, onGone }: Parts) {
  const store = publicationStore(database)

  /** A file that no row names any more; failing to remove it harms nothing. */
  async function discard(fileKey: string) {
    await files
      .delete(fileKey)
      .catch((error: unknown) => log.warn({ error, fileKey }, 'A file could not be removed'))
  }

  async function freeSlug(name: string) {
    for (const slug of slugCandidates(name, randomBytes(4).toString('hex')))
      if (!(await store.slugIsTaken(slug))) return slug
    return randomUUID()
  }

  async function publishOnce(session: Session, id: string): Promise<PageSummary> {
    const workspaceId = session.workspace.id
    const page = await pageStore(database).content(workspaceId, id)
    if (!page) throw notFound()
    const before = await store.find(workspaceId, id)
    const slug = before?.slug ?? (await freeSlug(page.name))
    const { name: title, version } = page
    const { page: stored, document } = page.document.read()
    const { html, manifest } = renderPublication(document, { title, address: addressOf(slug) })
    const fileKey = `pages/${randomUUID()}.html`
    await files.put(fileKey, html)
    const content = { document: JSON.stringify(stored), manifest: JSON.stringify(manifest) }
    const row = { pageId: id, workspaceId, slug, version, title, fileKey, ...content, live: 1 } as const
    let summary: PageSummary
    try {
      summary = await database.inTransaction(async () => {
        await store.publish({ ...row, publishedAt: new Date().toISOString() })
        const published = await pages.summary(workspaceId, id)
        await emit({ ...aboutPage(session, published), kind: 'page.published', slug })
        return published
      })
    } catch (error) {
      await discard(fileKey)
      throw error
    }
    if (before) await discard(before.fileKey)
    return summary
  }

  return {
    /** Publishes the last saved version at its address, which a page keeps for good. */
    async publish(session: Session, id: string): Promise<PageSummary> {
      access.demand(session, 'pages.edit')
      for (let attempt = 1; ; attempt++) {
        try {
          return await publishOnce(session, id)
        } catch (error) {
          const fault = constraintFault(error)
          if (fault === 'foreign-key') throw notFound()
          // Another page took the address between the look and the write.
          if (fault !== 'unique' || attempt === attempts) throw error
        }
      }
    },

    async unpublish(session: Session, id: string): Promise<PageSummary> {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const publication = await store.find(workspaceId, id)
        if (publication?.live !== 1) return pages.summary(workspaceId, id)
        await store.withdraw(workspaceId, id)
        const summary = await pages.summary(workspaceId, id)
        const { slug } = publication
        await emit({ ...aboutPage(session, summary), kind: 'page.unpublished', slug })
        return summary
      })
    },

    /** Files and addresses that go with a workspace. */
    async filesOf(workspaceId: string) {
      const published = await store.all(workspaceId)
      return {
        fileKeys: published.map(({ fileKey }) => fileKey),
        afterwards: () => published.forEach(({ slug }) => onGone(slug)),
      }
    },

    /** Removes the page with what is published of it; its leads stay. */
    async remove(session: Session, id: string) {
      const { fileKey } = await pages.remove(session, id)
      if (fileKey) await discard(fileKey)
      return { id }
    },
  }
}
