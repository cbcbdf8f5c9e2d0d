import type { Republication } from '@aurelio/contracts/publications'
import { z } from 'zod'
import type { Access } from '../../../../platform/access/access.ts'
import { by, type Session } from '../../../../platform/access/session.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { RepublicationRow } from '../../../../platform/database/tables/sites.ts'
import type { Emit } from '../../../../platform/events/events.ts'
import { notFound } from '../../../../platform/http/failures.ts'
import type { JobKind, Jobs } from '../../../../platform/jobs/jobs.ts'
import type { Quotas } from '../../../../platform/quotas.ts'
import type { SitePlace } from '../../site-place.ts'
import { looksOf, type SiteLooks } from './site-looks.ts'
import { republicationStore } from './store.ts'

type Parts = SiteLooks & {
  database: Database
  access: Access
  jobs: Jobs
  emit: Emit
  quotas: Quotas
  job: JobKind<{ siteId: string }>
  /** A site of the workspace; undefined where it has none of this id. */
  sitePlace: (workspaceId: string, siteId: string) => Promise<SitePlace | undefined>
}

/** Everything of a site that changed, published by one button. */
export function republicationService({
  database,
  access,
  jobs,
  emit,
  quotas,
  job,
  sitePlace,
  ...looks
}: Parts) {
  const store = republicationStore(database)
  const behind = async (workspaceId: string, siteId: string) =>
    store.behind(workspaceId, siteId, await looksOf(looks, workspaceId, siteId))

  async function stateOf(workspaceId: string, siteId: string): Promise<Republication> {
    const pending = await behind(workspaceId, siteId)
    const row = await store.find(siteId)
    return { pending, run: row ? toRun(row) : null }
  }

  async function demandSite(session: Session, siteId: string) {
    access.demand(session, 'pages.edit')
    if (!(await sitePlace(session.workspace.id, siteId))) throw notFound()
  }

  return {
    async behind(session: Session, siteId: string): Promise<Republication> {
      await demandSite(session, siteId)
      return stateOf(session.workspace.id, siteId)
    },

    /** Begins, unless nothing has changed or it runs already. */
    async republish(session: Session, siteId: string): Promise<Republication> {
      await demandSite(session, siteId)
      const workspaceId = session.workspace.id
      await database.inTransaction(async () => {
        const { length: total } = await behind(workspaceId, siteId)
        if (total === 0) return
        const queued = await jobs.enqueue(job, { siteId }, { uniqueKey: `site-republication ${siteId}` })
        if (queued === null) return
        await quotas.spend('jobs', workspaceId)
        const event = by(session)
        const begun = { startedBy: session.user.id, startedAt: event.at, finishedAt: null }
        await store.begin({ siteId, workspaceId, ...begun, total, done: 0, failed: '[]' })
        await emit({ ...event, kind: 'page.republishing' })
      })
      return stateOf(workspaceId, siteId)
    },
  }
}
export type RepublicationService = ReturnType<typeof republicationService>

const failedSchema = z.array(z.object({ id: z.string(), name: z.string() }))

function toRun({ startedAt, finishedAt, total, done, failed }: RepublicationRow) {
  return {
    startedAt,
    isRunning: finishedAt === null,
    total,
    done,
    failed: failedSchema.parse(JSON.parse(failed)),
  }
}
