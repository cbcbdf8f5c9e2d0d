import type { Activity } from '@aurelio/contracts/activity'
import type { Chart, ChartPeriod, Overview } from '@aurelio/contracts/home'
import type { VisitRate } from '@aurelio/contracts/visits'
import type { Project } from '@aurelio/contracts/projects'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { bucketsOf } from './chart.ts'
import { sampleIds } from './sample/sample-ids.ts'
import { homeStore } from './store.ts'

const recentLeadsMs = 30 * 24 * 60 * 60 * 1000
const shownProjects = 6
const shownActivity = 8

type List<Item> = (session: Session, page: { limit: number }) => Promise<{ items: Item[] }>
/** What other features list of a workspace. */
export type Lists = { projects: List<Project>; activity: List<Activity> }
type Parts = Lists & {
  database: Database
  access: Access
  /** Whether sample content is there. */
  hasSample: (workspaceId: string) => Promise<boolean>
  /** Of the last thirty days; null where no site counts visits. */
  visits: (workspaceId: string) => Promise<VisitRate | null>
}

/** The figures of a workspace (dashboard.md §2, home). */
export function homeService({ database, projects, activity, access, hasSample, visits }: Parts) {
  const store = homeStore(database)

  return {
    async overview(session: Session): Promise<Overview> {
      const { workspace } = session
      access.demand(session, 'home.read')
      const leadsSince = new Date(Date.now() - recentLeadsMs).toISOString()
      const [figures, steps, isSample, recent, happened, looked] = await Promise.all([
        store.figures(workspace.id, leadsSince),
        store.steps(workspace.id, sampleIds(workspace.id)),
        hasSample(workspace.id),
        projects(session, { limit: shownProjects }),
        activity(session, { limit: shownActivity }),
        visits(workspace.id),
      ])
      return {
        activeProjects: figures.activeProjects ?? 0,
        pendingTasks: figures.pendingTasks ?? 0,
        completedTasks: figures.completedTasks ?? 0,
        publishedPages: figures.publishedPages ?? 0,
        recentLeads: figures.recentLeads ?? 0,
        visits: looked,
        hasSample: isSample,
        steps,
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
  }
}
export type HomeService = ReturnType<typeof homeService>
