import { randomBytes, randomUUID } from 'node:crypto'
import { type CampaignLink, mostCampaignLinks } from '@aurelio/contracts/campaign-links'
import { type PublicOrigins, slugOf } from '@aurelio/page'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { CampaignLinkRow } from '../../../platform/database/tables/visits.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import { linkScope, scopeOf } from '../counting/ids.ts'
import { figuresOf } from '../figures/told.ts'
import { hostIn, shortRoot, taggedAddress } from './address.ts'
import { campaignLinkStore } from './store.ts'

export type Parts = {
  database: Database
  access: Access
  emit: Emit
  origins: PublicOrigins
  /** The sites of the session's workspace, each with its own host where it has one. */
  sitesOf: (session: Session) => Promise<readonly { id: string; host: string | null }[]>
}

type Fields = Pick<CampaignLinkRow, 'target' | 'source' | 'medium' | 'name'>
type Change = { [Name in keyof Fields | 'shortName']?: string | undefined } & {
  isEnded?: boolean | undefined
}

/** Links that say which campaign brought somebody, each with a short address that counts. */
export function campaignLinkService({ database, access, emit, origins, sitesOf }: Parts) {
  const store = campaignLinkStore(database)

  async function find(session: Session, id: string) {
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  /** At the host of the site that the link leads to, or else where all share one. */
  async function rootOf(session: Session, target: string): Promise<string> {
    const host = hostIn(target)
    return (await sitesOf(session)).find((site) => site.host !== null && site.host === host)?.id ?? ''
  }

  /** With the name that was asked for, or one made of the campaign's that nobody has. */
  async function insert(row: Omit<CampaignLinkRow, 'shortName'>, asked: string | undefined) {
    const stem = slugOf(row.name).slice(0, 50)
    const names =
      asked === undefined
        ? [stem, `${stem}-2`, `${stem}-3`, `${stem}-${randomBytes(4).toString('hex')}`]
        : [asked]
    for (const shortName of names) if (await store.insert({ ...row, shortName })) return { ...row, shortName }
    throw refuse('SHORT_NAME_TAKEN')
  }

  const tell = (session: Session, { id, name }: CampaignLinkRow) =>
    emit({ ...by(session), kind: 'campaign-link.changed', subject: { id, name } })

  async function told(session: Session, rows: readonly CampaignLinkRow[]): Promise<CampaignLink[]> {
    if (rows.length === 0) return []
    const workspaceId = session.workspace.id
    const hosts = new Map((await sitesOf(session)).map(({ id, host }) => [id, host]))
    const scopes = new Map(rows.map(({ id }) => [linkScope(workspaceId, id), id] as const))
    const clicks = new Map(
      (await store.clicks([...scopes.keys()])).map((row) => [scopes.get(row.scope), row.clicks]),
    )
    const whole = scopeOf({ workspaceId, siteId: '', pageId: '' })
    const brought = await store.brought(whole, [...new Set(rows.map(({ name }) => name))])
    return rows.map((row) => {
      const { id, target, source, medium, name, shortName, createdAt, endedAt } = row
      const host = hosts.get(row.root) ?? null
      const own = brought.find(
        (each) =>
          each.campaign === name &&
          each.source === source.toLowerCase() &&
          each.medium === medium.toLowerCase(),
      )
      const { visits, conversions, rate, interval } = figuresOf({
        visits: own?.visits ?? 0,
        visitors: 0,
        conversions: own?.conversions ?? 0,
      })
      return {
        id,
        target,
        source,
        medium,
        name,
        shortName,
        createdAt,
        endedAt,
        short: (host === null ? origins.shared : origins.ofHost(host)) + shortRoot + shortName,
        address: taggedAddress(row, origins.shared),
        clicks: clicks.get(id) ?? 0,
        figures: { visits, conversions, rate, interval },
      }
    })
  }

  async function one(session: Session, id: string): Promise<CampaignLink> {
    const [link] = await told(session, [await find(session, id)])
    if (!link) throw notFound()
    return link
  }

  return {
    async list(session: Session, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      access.demand(session, 'visits.link')
      const rows = await store.page(session.workspace.id, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, ({ createdAt }) => createdAt)
      return { items: await told(session, items), nextCursor }
    },

    async create(session: Session, { shortName, ...fields }: Fields & { shortName?: string | undefined }) {
      access.demand(session, 'visits.link')
      const { workspaceId, at: createdAt } = by(session)
      return database.inTransaction(async () => {
        if ((await store.count(workspaceId)) >= mostCampaignLinks)
          throw refuse('TOO_MANY_LINKS', { most: mostCampaignLinks })
        const root = await rootOf(session, fields.target)
        const row = await insert(
          { id: randomUUID(), workspaceId, root, createdAt, endedAt: null, ...fields },
          shortName,
        )
        await tell(session, row)
        return one(session, row.id)
      })
    },

    /** Its short address stays where it is: it may be printed on paper. */
    async change(
      session: Session,
      id: string,
      { shortName, isEnded, ...change }: Change,
    ): Promise<CampaignLink> {
      access.demand(session, 'visits.link')
      return database.inTransaction(async () => {
        const row = await find(session, id)
        if (shortName !== undefined && shortName !== row.shortName) {
          if (await store.at(row.root, shortName)) throw refuse('SHORT_NAME_TAKEN')
        }
        const endedAt = isEnded === undefined ? undefined : isEnded ? new Date().toISOString() : null
        const given = Object.entries({ ...change, shortName, endedAt }).filter(
          ([, value]) => value !== undefined,
        )
        if (given.length > 0) await store.update(id, Object.fromEntries(given))
        await tell(session, row)
        return one(session, id)
      })
    },

    /** What stands at a short address; undefined where nothing does. */
    async leading(root: string, shortName: string) {
      const row = await store.at(root, shortName)
      return row && { row, address: taggedAddress(row, origins.shared) }
    },
  }
}
export type CampaignLinks = ReturnType<typeof campaignLinkService>
