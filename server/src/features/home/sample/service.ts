import type { PageSummary } from '@aurelio/contracts/pages'
import type { StoredPage } from '@aurelio/page/document'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { sampleEvents } from './events.ts'
import { pageRows } from './page-rows.ts'
import { samplePages } from './pages.ts'
import { sampleRows } from './rows.ts'
import { sampleIds } from './sample-ids.ts'
import { type SamplePageRows, sampleStore } from './store.ts'

const hourMs = 60 * 60 * 1000

/** How other features make and take away what the sample content has of theirs. */
export type SampleMakers = {
  pages: {
    insert: (
      workspaceId: string,
      name: string,
      document: StoredPage,
      at: Date,
      id: string,
    ) => Promise<PageSummary>
    publish: (session: Session, id: string) => Promise<PageSummary>
    /** The picture that the product brings of this template, if any, for a page just made of it. */
    picture: (workspaceId: string, id: string, template: string) => Promise<void>
    /** For good; nothing where it is not there. */
    erase: (session: Session, id: string) => Promise<void>
  }
  /** A review of a page that nobody is asked for; its id. */
  review: (session: Session, pageId: string, note: string) => Promise<string>
  /** Has leads found that have come in. */
  indexLeads: () => Promise<void>
  leads: {
    insert: (workspaceId: string, rows: SamplePageRows['leads'], labels: readonly string[]) => Promise<void>
    erase: (workspaceId: string, ids: readonly string[]) => Promise<void>
  }
}
type Parts = { database: Database; emit: Emit; access: Access; makers: SampleMakers }

/** The sample content of a workspace (dashboard.md §9): a year of a small agency, in with one click and out with another. */
export function sampleService({ database, emit, access, makers }: Parts) {
  const store = sampleStore(database)

  const exists = (workspaceId: string) => store.exists(workspaceId, sampleIds(workspaceId).pages)

  async function removeAll(workspaceId: string) {
    const ids = sampleIds(workspaceId)
    await makers.leads.erase(workspaceId, ids.leads)
    await store.remove(workspaceId, ids)
  }

  /** True where it was not there yet. */
  async function addWork(session: Session, now: Date, zone: string): Promise<boolean> {
    const { id: workspaceId } = session.workspace
    return database.inTransaction(async () => {
      await store.lock(workspaceId)
      if (await exists(workspaceId)) return false
      await removeAll(workspaceId)
      const whose = { workspaceId, userId: session.user.id, now, zone }
      await store.insert({ ...sampleRows(whose), events: sampleEvents(whose) })
      return true
    })
  }

  /** Published pages, and what has come of them. */
  async function addPages(session: Session, now: Date) {
    const { id: workspaceId } = session.workspace
    const ids = sampleIds(workspaceId)
    const made = []
    for (const [number, { name, project, hours, template }] of samplePages.entries()) {
      const id = ids.pages[number] ?? ''
      const { page } = await template.load()
      await makers.pages.erase(session, id)
      await makers.pages.insert(workspaceId, name, page, new Date(now.getTime() - hours * hourMs), id)
      await makers.pages.picture(workspaceId, id, template.id)
      await store.putIntoProject(id, ids.project(project))
      made.push(await makers.pages.publish(session, id))
    }
    const reviewed = made[0]
    if (!reviewed) return
    const reviewId = await makers.review(
      session,
      reviewed.id,
      'Segunda vuelta: mirad la portada y el formulario.',
    )
    const whose = { workspaceId, userId: session.user.id, userName: session.user.name, now }
    const { leads, leadLabels, ...rows } = pageRows(whose, reviewId)
    await database.inTransaction(async () => {
      await makers.leads.insert(workspaceId, leads, leadLabels)
      await store.insertOnPages(workspaceId, rows)
    })
    await makers.indexLeads()
  }

  return {
    /** Whether any of it is there. */
    exists,

    /** Loads it, once: where any of it is left, nothing happens. Days count in the person's zone. */
    async add(session: Session, zone: string) {
      access.demand(session, 'home.sample')
      const now = new Date()
      if (await addWork(session, now, zone)) {
        await addPages(session, now)
        await database.inTransaction(() => emit({ ...by(session), kind: 'sample.added' }))
      }
      return { hasSample: true }
    },

    /**
     * Removes it for good, also what the person has changed of it, and what happened with it. What the person made stays:
     * a task of their own in a sample project is without project afterwards.
     */
    async remove(session: Session) {
      const { id: workspaceId } = session.workspace
      access.demand(session, 'home.sample')
      const ids = sampleIds(workspaceId)
      for (const id of ids.pages) await makers.pages.erase(session, id)
      return database.inTransaction(async () => {
        await store.lock(workspaceId)
        await removeAll(workspaceId)
        await emit({ ...by(session), kind: 'sample.removed' })
        return { hasSample: false }
      })
    },
  }
}
export type SampleService = ReturnType<typeof sampleService>
