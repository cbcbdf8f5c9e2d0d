import { randomUUID } from 'node:crypto'
import { reservedSlugs, slugSchema } from '@aurelio/contracts/page-settings'
import type { Redirect } from '@aurelio/contracts/redirects'
import { addressOf, type PublicOrigins, standsAt } from '@aurelio/page'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { constraintFault } from '../../../platform/database/errors.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../../platform/http/failures.ts'
import { siteStore } from '../store.ts'
import { redirectStore } from './store.ts'

/** How many addresses are followed from one to the next before it counts as a circle. */
const longestWay = 20

type Parts = {
  database: Database
  access: Access
  emit: Emit
  origins: PublicOrigins
  /** Whether a page has this address. */
  isTaken: (root: string, slug: string) => Promise<boolean>
}
type Asked = { id: string; from: string; to: string }

/** What of a site leads elsewhere, beside what its pages left behind. */
export function redirectService({ database, access, emit, origins, isTaken }: Parts) {
  const store = redirectStore(database)
  const sites = siteStore(database)

  async function siteOf(session: Session, id: string) {
    const site = await sites.find(session.workspace.id, id)
    if (!site) throw notFound()
    return { ...site, root: site.host === null ? '' : site.id }
  }

  /** The last part of an address of this site; undefined for one of another. */
  function partOf(root: string, host: string | null, address: string): string | undefined {
    const base = host === null ? origins.shared : origins.ofHost(host)
    const url = new URL(address, base)
    if (url.origin !== base) return undefined
    const before = addressOf('', root === '' ? 'shared' : 'own').page
    const path = decoded(url.pathname)
    return path.startsWith(before) ? path.slice(before.length) : undefined
  }

  /** Whether who follows `to` comes back to `from`. */
  async function leadsBack(root: string, host: string | null, from: string, to: string) {
    let target: string | undefined = to
    for (let step = 0; step < longestWay; step++) {
      const part: string | undefined = target === undefined ? undefined : partOf(root, host, target)
      if (part === undefined) return false
      if (part === from) return true
      target = await store.targetOf(root, part)
    }
    return true
  }

  return {
    async list(session: Session, id: string): Promise<{ items: Redirect[] }> {
      access.demand(session, 'workspace.see')
      await siteOf(session, id)
      const rows = await store.list(id)
      return {
        items: rows.map(({ root, slug, target, createdAt, pageSlug, name, host, ...row }) => ({
          id: row.id,
          from: addressOf(slug, root === '' ? 'shared' : 'own').page,
          to:
            target ??
            (pageSlug === null
              ? (name ?? '')
              : standsAt(origins, { host, slug: pageSlug, isHome: row.homePageId === row.pageId }).url),
          isOwn: target !== null,
          createdAt,
        })),
      }
    },

    async add(session: Session, { id, from, to }: Asked): Promise<Redirect> {
      access.demand(session, 'sites.manage')
      const { root, host, name } = await siteOf(session, id)
      const slug = from.replace(/^\//, '').replace(/^p\//, root === '' ? '' : 'p/')
      if (root === '' && !slugSchema.safeParse(slug).success) throw invalidField('from', 'INVALID')
      if (reservedSlugs.has(slug.split('/')[0] ?? '')) throw refuse('ADDRESS_RESERVED')
      if (await leadsBack(root, host, slug, to)) throw refuse('REDIRECT_LOOP')
      const row = { id: randomUUID(), siteId: id, root, slug, createdAt: new Date().toISOString() }
      try {
        await database.inTransaction(async () => {
          if (await isTaken(root, slug)) throw refuse('REDIRECT_TAKEN')
          await store.insert({ ...row, pageId: null, target: to })
          await emit({ ...by(session), kind: 'site.changed', subject: { id, name } })
        })
      } catch (error) {
        throw constraintFault(error) === 'unique' ? refuse('REDIRECT_TAKEN') : error
      }
      const { page } = addressOf(slug, root === '' ? 'shared' : 'own')
      return { id: row.id, from: page, to, isOwn: true, createdAt: row.createdAt }
    },

    async remove(session: Session, id: string, redirectId: string): Promise<{ id: string }> {
      access.demand(session, 'sites.manage')
      const { name } = await siteOf(session, id)
      return database.inTransaction(async () => {
        if (!(await store.remove(id, redirectId))) throw notFound()
        await emit({ ...by(session), kind: 'site.changed', subject: { id, name } })
        return { id: redirectId }
      })
    },
  }
}
export type RedirectService = ReturnType<typeof redirectService>

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
