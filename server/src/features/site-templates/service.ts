import type { SiteTemplate, SiteTemplateUse } from '@aurelio/contracts/site-templates'
import type { Business } from '@aurelio/contracts/sites'
import { drawingBytes } from '@aurelio/page/templates/web'
import { webTemplates } from '@aurelio/page/templates/webs'
import { z } from 'zod'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound } from '../../platform/http/failures.ts'
import { legalEnglish } from './legal-english.ts'
import { drawingsIn, makeCollections } from './make-collections.ts'
import { framePages, makePages, translatePages } from './make-pages.ts'
import {
  type CollectionsOfSite,
  otherLanguage,
  type PagesOfSite,
  type PicturesOfSite,
  type SitesOfTemplate,
  type SymbolsOfSite,
  type TranslationsOfSite,
} from './neighbours.ts'
import type { SiteTemplateStore } from './store.ts'
import type { SiteTemplateUseRow } from './tables.ts'

type Parts = {
  database: Database
  access: Access
  emit: Emit
  store: SiteTemplateStore
  sites: SitesOfTemplate
  collections: CollectionsOfSite
  pages: PagesOfSite
  symbols: SymbolsOfSite
  translations: TranslationsOfSite
  pictures: PicturesOfSite
}

const idsSchema = z.array(z.string())
const readIds = (text: string) => idsSchema.parse(JSON.parse(text))

/** Whole webs: made at once of a template, published together, and taken back. */
export function siteTemplateService(parts: Parts) {
  const { database, access, emit, store, sites, collections, pages, symbols, translations, pictures } = parts

  /** Drawings are pictures of the workspace, each once; what cannot be kept stops the whole. */
  async function keepDrawings(session: Session, drawings: readonly { name: string; source: string }[]) {
    const { workspaceId, actorId, origin } = by(session)
    const who = { workspaceId, actorId, origin }
    const addresses = new Map<string, string>()
    const added: string[] = []
    for (const { name, source } of drawings) {
      if (addresses.has(source)) continue
      const kept = await pictures.addOnce({ who, name: `${name}.svg`, bytes: drawingBytes(source) })
      if (!kept) throw new Error(`The drawing of ${name} is no picture`)
      addresses.set(source, kept.address)
      if (kept.isNew) added.push(kept.id)
    }
    return { addresses, added }
  }

  async function find(session: Session, siteId: string): Promise<SiteTemplateUseRow> {
    const row = await store.find(session.workspace.id, siteId)
    if (!row) throw notFound()
    return row
  }

  async function told({ siteId, workspaceId, template, createdAt, ...row }: SiteTemplateUseRow) {
    const states = []
    for (const id of readIds(row.pages)) states.push(await pages.isPublished(workspaceId, id))
    const use: SiteTemplateUse = {
      siteId,
      template,
      createdAt,
      pages: states.filter((state) => state !== null).length,
      published: states.filter((state) => state === true).length,
    }
    return use
  }

  return {
    /** A whole web of a template, with nothing published: all of it, or nothing. */
    async make(session: Session, template: SiteTemplate, business: Business): Promise<SiteTemplateUse> {
      access.demand(session, 'sites.manage')
      access.demand(session, 'pages.edit')
      access.demand(session, 'collections.change')
      access.demand(session, 'pictures.change')
      access.demand(session, 'symbols.change')
      const web = await webTemplates.find(({ id }) => id === template)?.load()
      if (!web) throw notFound()
      const { addresses, added } = await keepDrawings(session, drawingsIn(web.collections))
      return database.inTransaction(async () => {
        const { id: siteId } = await sites.create(session, { name: business.name, host: '' })
        await sites.change(session, siteId, { business, languages: [otherLanguage] })
        await sites.dress(session, { id: siteId, theme: web.theme })
        const made = await makeCollections(session, collections, web.collections, addresses)
        const placed = await makePages(session, parts, web, { siteId, business, collections: made })
        const ids = placed.pages
        const idOf = (role: string) => ids.get(role) ?? null
        const menu = web.menu.map(({ label, page }) => ({ label, pageId: idOf(page), address: '' }))
        await sites.change(session, siteId, { homePageId: idOf('home') })
        await translatePages(session, parts, web, { business, pages: ids })
        const legal = await sites.makeLegal(session, siteId)
        const legalIds = legal.map(({ id }) => id)
        await framePages(session, parts, web, { ids: legalIds, made: { ...placed, collections: made } })
        const words = { ...web.english, ...legalEnglish }
        for (const id of legalIds) await translations.say(session, id, otherLanguage, words)
        // Headers show their own links until the menu is there: those are the ones that were translated, in the same places.
        await sites.change(session, siteId, { menu })
        const { at: createdAt, workspaceId } = by(session)
        const row: SiteTemplateUseRow = {
          siteId,
          workspaceId,
          template,
          pages: JSON.stringify([...ids.values(), ...legalIds]),
          collections: JSON.stringify([...made.values()]),
          pictures: JSON.stringify(added),
          createdAt,
        }
        await store.insert(row, [...placed.symbols.values()])
        await emit({ ...by(session), kind: 'site.made', subject: { id: siteId, name: business.name } })
        return told(row)
      })
    },

    /** The template that a site was made with; null for none. */
    async get(session: Session, siteId: string): Promise<{ use: SiteTemplateUse | null }> {
      access.demand(session, 'pages.edit')
      // Throws where there is no such site.
      await sites.nameOf(session, siteId)
      const row = await store.find(session.workspace.id, siteId)
      return { use: row ? await told(row) : null }
    },

    /** Everything that it brought and that is still there, each page with its other language. */
    async publish(session: Session, siteId: string): Promise<SiteTemplateUse> {
      access.demand(session, 'pages.edit')
      const row = await find(session, siteId)
      const { workspaceId } = row
      const left: string[] = []
      for (const id of readIds(row.pages))
        if ((await pages.isPublished(workspaceId, id)) !== null) left.push(id)
      for (const id of left) {
        await translations.publish(session, id, otherLanguage)
        await pages.publish(session, { id, together: left })
      }
      // The first of them led to pages that visitors could not see yet.
      await database.inTransaction(() => pages.refreshAll(workspaceId, siteId))
      return told(row)
    },

    /**
     * Takes a web back: its pages go into the bin; its collections stay where somebody changed any of them since, and a symbol
     * where somebody changed that, or put it on other pages.
     */
    async undo(session: Session, siteId: string): Promise<{ id: string; kept: string[] }> {
      access.demand(session, 'sites.manage')
      access.demand(session, 'collections.change')
      const row = await find(session, siteId)
      const left: { id: string; name: string; isChanged: boolean }[] = []
      for (const id of readIds(row.collections)) {
        const state = await collections.stateSince(session, id, row.createdAt)
        if (state) left.push({ id, ...state })
      }
      const isKept = left.some(({ isChanged }) => isChanged)
      const framing: { id: string; name: string; isChanged: boolean }[] = []
      for (const id of await store.symbolsOf(row)) {
        const state = await symbols.stateBeside(session, id, readIds(row.pages))
        if (state) framing.push({ id, ...state })
      }
      await database.inTransaction(async () => {
        await emit({
          ...by(session),
          kind: 'site.unmade',
          subject: { id: siteId, name: await sites.nameOf(session, siteId) },
        })
        await sites.remove(session, siteId, undefined)
        // Those that point to others go before them.
        for (const { id } of left.toReversed()) if (!isKept) await collections.remove(session, id)
        for (const { id, isChanged } of framing) if (!isChanged) await symbols.remove(session, id)
      })
      if (!isKept) for (const id of readIds(row.pictures)) await pictures.remove(session, id)
      const kept = [...(isKept ? left : []), ...framing.filter(({ isChanged }) => isChanged)]
      return { id: siteId, kept: kept.map(({ name }) => name) }
    },
  }
}
export type SiteTemplateService = ReturnType<typeof siteTemplateService>
