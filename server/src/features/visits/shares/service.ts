import { randomUUID } from 'node:crypto'
import { mostVisitShares, type VisitShare } from '@aurelio/contracts/visit-shares'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../../platform/http/failures.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { digestOf, newToken } from '../../../platform/secret-token.ts'
import type { Question } from '../figures/reading.ts'
import type { VisitFigures } from '../figures/service.ts'
import { visitShareStore } from './store.ts'

/** How often one link is asked, at most: each look at a screen asks twice. */
const perLink = { limit: 240, windowSeconds: 10 * 60 }

type Parts = {
  database: Database
  access: Access
  emit: Emit
  limits: RateLimits
  hasSite: (workspaceId: string, id: string) => Promise<boolean>
  siteOf: (session: Session, id: string) => Promise<{ name: string }>
  figures: Pick<VisitFigures, 'ofSite'>
}
type Asked = Question & { token: string }

/** Links by which anybody reads the visits of one site, until they are revoked. */
export function visitShareService({ database, access, emit, limits, hasSite, siteOf, figures }: Parts) {
  const store = visitShareStore(database)

  async function opened(token: string) {
    const row = await store.byToken(digestOf(token))
    if (!row) throw refuse('VISIT_SHARE_UNKNOWN')
    const seconds = await limits.hit('visit-share', [row.id], perLink)
    if (seconds > 0) throw refuse('TOO_MANY_REQUESTS', { seconds })
    return row
  }

  return {
    async list(session: Session): Promise<{ items: VisitShare[] }> {
      access.demand(session, 'visits.link')
      const rows = await store.list(session.workspace.id)
      return {
        items: rows.map(({ id, siteId, siteName, createdAt, seenAt }) => ({
          id,
          site: { id: siteId, name: siteName },
          createdAt,
          seenAt,
        })),
      }
    },

    async create(session: Session, siteId: string): Promise<{ share: VisitShare; token: string }> {
      access.demand(session, 'visits.link')
      const { workspaceId, at: createdAt } = by(session)
      if (!(await hasSite(session.workspace.id, siteId))) throw invalidField('siteId', 'UNKNOWN_SITE')
      const { name } = await siteOf(session, siteId)
      return database.inTransaction(async () => {
        if ((await store.list(workspaceId)).length >= mostVisitShares)
          throw refuse('TOO_MANY_LINKS', { most: mostVisitShares })
        const token = newToken()
        const id = randomUUID()
        await store.insert({
          id,
          workspaceId,
          siteId,
          tokenHash: digestOf(token),
          createdAt,
          revokedAt: null,
          seenAt: null,
        })
        await emit({ ...by(session), kind: 'visit-share.changed', subject: { id: siteId, name } })
        return { share: { id, site: { id: siteId, name }, createdAt, seenAt: null }, token }
      })
    },

    async revoke(session: Session, id: string) {
      access.demand(session, 'visits.link')
      return database.inTransaction(async () => {
        const revoked = await store.revoke(session.workspace.id, id, new Date().toISOString())
        if (!revoked) throw notFound()
        await emit({ ...by(session), kind: 'visit-share.changed', subject: { id: revoked.siteId, name: '' } })
        return { id }
      })
    },

    /** For whoever has the link. */
    async summary({ token, ...question }: Asked) {
      const { id, workspaceId, siteId, siteName, agency } = await opened(token)
      await store.seen(id, new Date().toISOString())
      const summary = await figures.ofSite(workspaceId, siteId).summary(question)
      return { ...summary, site: siteName, agency }
    },

    async tables({ token, ...question }: Asked) {
      const { workspaceId, siteId } = await opened(token)
      return figures.ofSite(workspaceId, siteId).tables(question)
    },
  }
}
export type VisitShares = ReturnType<typeof visitShareService>
