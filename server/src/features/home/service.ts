import type { Activity } from '@aurelio/contracts/activity'
import type { Chart, ChartPeriod, Overview } from '@aurelio/contracts/home'
import type { Project } from '@aurelio/contracts/projects'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import { bucketsOf } from './chart.ts'
import { sampleRows } from './sample-rows.ts'
import { homeStore, sampleStore } from './store.ts'

const recentLeadsMs = 30 * 24 * 60 * 60 * 1000
const shownProjects = 6
const shownActivity = 8

type List<Item> = (session: Session, page: { limit: number }) => Promise<{ items: Item[] }>
/** What other features list of a workspace. */
export type Lists = { projects: List<Project>; activity: List<Activity> }
type Parts = Lists & { database: Database; emit: Emit; access: Access }

/** The figures of a workspace (dashboard.md §2, home) and its sample content (§9). */
export function homeService({ database, projects, activity, emit, access }: Parts) {
  const store = homeStore(database)
  const sample = sampleStore(database)

  return {
    async overview(session: Session): Promise<Overview> {
      const { workspace } = session
      access.demand(session, 'home.read')
      const leadsSince = new Date(Date.now() - recentLeadsMs).toISOString()
      const [figures, hasSample, recent, happened] = await Promise.all([
        store.figures(workspace.id, leadsSince),
        sample.exists(workspace.id),
        projects(session, { limit: shownProjects }),
        activity(session, { limit: shownActivity }),
      ])
      return {
        activeProjects: figures.activeProjects ?? 0,
        pendingTasks: figures.pendingTasks ?? 0,
        completedTasks: figures.completedTasks ?? 0,
        publishedPages: figures.publishedPages ?? 0,
        recentLeads: figures.recentLeads ?? 0,
        hasSample,
        projects: recent.items,
        activity: happened.items,
      }
    },

    async chart(session: Session, { period, zone }: { period: ChartPeriod; zone: string }): Promise<Chart> {
      access.demand(session, 'home.read')
      const buckets = bucketsOf(period, new Date(), zone)
      const counts = await store.counts(session.workspace.id, buckets)
      const none = { completedTasks: 0, leads: 0, activity: 0 }
      return { period, points: buckets.map(({ from }, index) => ({ from, ...(counts[index] ?? none) })) }
    },

    /** Loads the sample content, once: where any of it is left, nothing happens. Days count in the person's zone. */
    async addSample(session: Session, zone: string) {
      const { user, workspace } = session
      access.demand(session, 'home.sample')
      return database.inTransaction(async () => {
        await sample.lock(workspace.id)
        if (await sample.exists(workspace.id)) return { hasSample: true }
        await sample.remove(workspace.id)
        await sample.insert(sampleRows({ workspaceId: workspace.id, userId: user.id, now: new Date(), zone }))
        await emit({ ...by(session), kind: 'sample.added' })
        return { hasSample: true }
      })
    },

    /**
     * Removes the sample content for good, also what the person has changed of it, and what happened with it. What the
     * person made stays: a task of their own in a sample project is without project afterwards.
     */
    async removeSample(session: Session) {
      const { workspace } = session
      access.demand(session, 'home.sample')
      return database.inTransaction(async () => {
        await sample.lock(workspace.id)
        await sample.remove(workspace.id)
        await emit({ ...by(session), kind: 'sample.removed' })
        return { hasSample: false }
      })
    },
  }
}
export type HomeService = ReturnType<typeof homeService>
