import { randomUUID } from 'node:crypto'
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
import { freeSlug } from './free-slug.ts'
import { keepVersion } from './versions/keep-version.ts'
import { publicationStore } from './publications/store.ts'
import { aboutPage, type PageService } from './service.ts'
import { pageStore } from './store.ts'

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
  const pageRows = pageStore(database)

  /** A file that no row names any more; failing to remove it harms nothing. */
  async function discard(fileKey: string | null | undefined) {
    if (!fileKey) return
    await files
      .delete(fileKey)
      .catch((error: unknown) => log.warn({ error, fileKey }, 'A file could not be removed'))
  }

  async function publishOnce(session: Session, id: string): Promise<PageSummary> {
    const workspaceId = session.workspace.id
    const page = await pageRows.content(workspaceId, id)
    if (!page) throw notFound()
    const { name: title, version, root, settings } = page
    const slug = page.slug ?? (await freeSlug(page.name, (each) => pageRows.addressIsTaken(root, each)))
    const { page: stored, document } = page.document.read()
    const { html, manifest } = renderPublication(document, { title, address: addressOf(slug) })
    const fileKey = `pages/${randomUUID()}.html`
    await files.put(fileKey, html)
    const about = { workspaceId, pageId: id, authorId: session.user.id }
    const row = {
      ...about,
      id: randomUUID(),
      root,
      slug,
      live: 1,
      version,
      title,
      settings,
      fileKey,
    } as const
    let published: { summary: PageSummary; before: string | null | undefined }
    try {
      published = await database.inTransaction(async () => {
        const before = await store.live(workspaceId, id)
        if (before) await store.withdraw(before.id)
        await pageRows.setAddress(workspaceId, id, { slug, settings })
        const versionId = await keepVersion(database, {
          ...about,
          kind: 'published',
          document: JSON.stringify(stored),
        })
        const publishedAt = new Date().toISOString()
        await store.insert({ ...row, versionId, publishedAt, manifest: JSON.stringify(manifest) })
        const summary = await pages.summary(workspaceId, id)
        await emit({ ...aboutPage(session, summary), kind: 'page.published', slug })
        return { summary, before: before?.fileKey }
      })
    } catch (error) {
      await discard(fileKey)
      throw error
    }
    await discard(published.before)
    return published.summary
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
          // Another page took the address between the look and the write, or somebody published this one too.
          if (fault !== 'unique' || attempt === attempts) throw error
        }
      }
    },

    async unpublish(session: Session, id: string): Promise<PageSummary> {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      const { summary, fileKey } = await database.inTransaction(async () => {
        const publication = await store.live(workspaceId, id)
        if (!publication) return { summary: await pages.summary(workspaceId, id), fileKey: null }
        await store.withdraw(publication.id)
        const withdrawn = await pages.summary(workspaceId, id)
        await emit({ ...aboutPage(session, withdrawn), kind: 'page.unpublished', slug: publication.slug })
        return { summary: withdrawn, fileKey: publication.fileKey }
      })
      await discard(fileKey)
      return summary
    },

    /** Files and addresses that go with a workspace. */
    async filesOf(workspaceId: string) {
      const published = await store.withFiles(workspaceId)
      return {
        fileKeys: published.flatMap(({ fileKey }) => fileKey ?? []),
        afterwards: () => published.forEach(({ slug }) => onGone(slug)),
      }
    },

    /** Removes the page with what is published of it; its leads stay. */
    async remove(session: Session, id: string) {
      const { fileKey } = await pages.remove(session, id)
      await discard(fileKey)
      return { id }
    },
  }
}
