import { randomUUID } from 'node:crypto'
import type { TranslationImport } from '@aurelio/contracts/translations'
import type { TranslatedLanguage } from '@aurelio/contracts/sites'
import { z } from 'zod'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound } from '../../../platform/http/failures.ts'
import { textsOfPage } from '../page-texts.ts'
import { keep, type WholePage } from '../service.ts'
import type { TranslationStore } from '../store.ts'
import { readTranslations } from './read-file.ts'
import { keyOf, takenTexts } from './taken-texts.ts'

/** Of a site so many are kept that can be taken back. */
const mostKept = 5

const changeSchema = z.object({
  pageId: z.string(),
  element: z.string(),
  path: z.string(),
  before: z.object({ source: z.string(), value: z.string() }).nullable(),
  after: z.string(),
})
type Change = z.infer<typeof changeSchema>

type Parts = {
  database: Database
  access: Access
  emit: Emit
  store: TranslationStore
  pages: { whole: (workspaceId: string, id: string) => Promise<WholePage> }
  siteOf: (session: Session, id: string) => Promise<{ name: string; languages: readonly string[] }>
}

/** Texts of a site that come back translated in a file. */
export function translationImports({ database, access, emit, store, pages, siteOf }: Parts) {
  async function siteFor(session: Session, siteId: string, language: string) {
    access.demand(session, 'pages.edit')
    const site = await siteOf(session, siteId)
    if (!site.languages.includes(language)) throw notFound()
    return site
  }

  return {
    /** Takes what it knows; nothing else of the site changes. */
    async take(
      session: Session,
      siteId: string,
      language: TranslatedLanguage,
      content: string,
    ): Promise<TranslationImport> {
      const { name } = await siteFor(session, siteId, language)
      const file = await readTranslations(content, language)
      const workspaceId = session.workspace.id
      const told: TranslationImport = { id: null, taken: 0, same: 0, changed: [], unknown: [], empty: 0 }
      return database.inTransaction(async () => {
        const done: Change[] = []
        for (const [pageId, texts] of Map.groupBy(file.texts, (text) => text.pageId)) {
          const page = await pageOf(workspaceId, siteId, pageId)
          const kept = page ? await store.texts(pageId, language) : []
          const now = page ? textsOfPage(page, kept) : []
          const before = new Map(kept.map((text) => [keyOf(text), text]))
          const put = takenTexts({ name: page?.name ?? '', now, kept, texts }, told)
          for (const { element, path, value: after } of put) {
            const old = before.get(keyOf({ element, path }))
            const was = old ? { source: old.source, value: old.value } : null
            done.push({ pageId, element, path, before: was, after })
          }
          if (put.length > 0) await keep(store, workspaceId, { pageId, language }, put)
        }
        if (done.length === 0) return told
        const id = randomUUID()
        const createdAt = new Date().toISOString()
        const row = { id, workspaceId, siteId, language, before: JSON.stringify(done), createdAt }
        await store.insertImport(row)
        await store.forgetImports(siteId, mostKept)
        await emit({ ...by(session), kind: 'translation.imported', subject: { id: siteId, name } })
        return { ...told, id, taken: done.length }
      })
    },

    /** Each text says again what it said; one that somebody has changed since stays. */
    async undo(session: Session, siteId: string, importId: string) {
      access.demand(session, 'pages.edit')
      const { name } = await siteOf(session, siteId)
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const row = await store.findImport(workspaceId, siteId, importId)
        if (!row) throw notFound()
        const { language } = row
        let restored = 0
        const changes = z.array(changeSchema).parse(JSON.parse(row.before))
        for (const [pageId, all] of Map.groupBy(changes, (change) => change.pageId)) {
          if (!(await pageOf(workspaceId, siteId, pageId))) continue
          const now = new Map((await store.texts(pageId, language)).map((text) => [keyOf(text), text.value]))
          const back = all.filter((change) => now.get(keyOf(change)) === change.after)
          const texts = back.map(({ element, path, before }) => ({
            element,
            path,
            ...(before ?? { source: '', value: '' }),
          }))
          await keep(store, workspaceId, { pageId, language }, texts)
          restored += back.length
        }
        await store.removeImport(importId)
        const event = by(session)
        await emit({ ...event, kind: 'translation.imported', subject: { id: siteId, name } })
        return { restored, at: event.at }
      })
    },
  }

  /** A page of the site; null where it has none of this id. */
  async function pageOf(workspaceId: string, siteId: string, id: string) {
    const page = await pages.whole(workspaceId, id).catch(() => null)
    return page?.siteId === siteId ? page : null
  }
}
export type TranslationImports = ReturnType<typeof translationImports>
