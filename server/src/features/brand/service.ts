import type { Brand } from '@aurelio/contracts/brand'
import type { Site } from '@aurelio/contracts/sites'
import { readTheme, type Theme } from '@aurelio/page/theme'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound } from '../../platform/http/failures.ts'
import { brandStore } from './store.ts'

/** What others know of a site and of the pages that show its kit. */
export type AroundBrand = {
  sites: (session: Session) => Promise<{ items: Pick<Site, 'id' | 'name'>[] }>
  /** How many published pages of a site show another kit than this one. */
  countOutdated: (workspaceId: string, siteId: string, theme: string | null) => Promise<number>
  /** Gives the published pages of a site this kit; nothing else of them changes. */
  repaint: (workspaceId: string, siteId: string, theme: string) => Promise<void>
  /** A kit with what drawing it takes of the letters that its workspace brings. */
  worn: (workspaceId: string, theme: Theme) => Promise<Theme>
}

type Parts = AroundBrand & { database: Database; access: Access; emit: Emit }

/** What colours and type the pages of a site share. */
export function brandService({ database, access, emit, sites, countOutdated, repaint, worn }: Parts) {
  const store = brandStore(database)

  async function siteOf(session: Session, id: string) {
    access.demand(session, 'pages.edit')
    const { items } = await sites(session)
    const site = items.find((each) => each.id === id)
    if (!site) throw notFound()
    return site
  }

  async function textOf(workspaceId: string, siteId: string | null): Promise<string | null> {
    if (siteId === null) return null
    return (await store.find(workspaceId, siteId))?.theme ?? null
  }

  async function brandOf(workspaceId: string, siteId: string): Promise<Brand> {
    const text = await textOf(workspaceId, siteId)
    return { siteId, theme: readTheme(text), outdated: await countOutdated(workspaceId, siteId, text) }
  }

  return {
    /** As it is kept; what a page is published with. */
    textOf,

    async get(session: Session, id: string): Promise<Brand> {
      const site = await siteOf(session, id)
      return brandOf(session.workspace.id, site.id)
    },

    /** Tells the open editors of the site's pages, which show it at once. */
    async save(session: Session, { id, theme }: { id: string; theme: Theme }): Promise<Brand> {
      const subject = await siteOf(session, id)
      const workspaceId = session.workspace.id
      await database.inTransaction(async () => {
        const event = by(session)
        const text = JSON.stringify(await worn(workspaceId, theme))
        await store.save({ siteId: id, workspaceId, theme: text, changedAt: event.at })
        await emit({ ...event, kind: 'brand.changed', subject: { id, name: subject.name } })
      })
      return brandOf(workspaceId, id)
    },

    /** Sites whose kit names a family of the workspace's own. */
    async kitsWith(session: Session, fontId: string) {
      const { items } = await sites(session)
      const wearing = new Set((await store.naming(session.workspace.id, fontId)).map(({ siteId }) => siteId))
      return items.filter(({ id }) => wearing.has(id)).map(({ id, name }) => ({ siteId: id, name }))
    },

    /** Sets the kits that name such a family in the letters of the visitor's system, there where they name it. */
    async outOfKits(session: Session, fontId: string) {
      const named = await sites(session)
      for (const { siteId, theme: text } of await store.naming(session.workspace.id, fontId)) {
        const theme = readTheme(text)
        if (!theme) continue
        const without = (id: string) => (id === fontId ? '' : id)
        const { headingFont, bodyFont } = theme
        const kept = { ...theme, headingFont: without(headingFont), bodyFont: without(bodyFont) }
        const event = by(session)
        const workspaceId = session.workspace.id
        const next = JSON.stringify(await worn(workspaceId, kept))
        await store.save({ siteId, workspaceId, theme: next, changedAt: event.at })
        const name = named.items.find(({ id }) => id === siteId)?.name ?? ''
        await emit({ ...event, kind: 'brand.changed', subject: { id: siteId, name } })
      }
    },

    async publish(session: Session, id: string): Promise<Brand> {
      const subject = await siteOf(session, id)
      const workspaceId = session.workspace.id
      const theme = await textOf(workspaceId, id)
      if (theme !== null) {
        await repaint(workspaceId, id, theme)
        await database.inTransaction(async () => {
          await emit({ ...by(session), kind: 'brand.changed', subject: { id, name: subject.name } })
        })
      }
      return brandOf(workspaceId, id)
    },
  }
}
export type BrandService = ReturnType<typeof brandService>
