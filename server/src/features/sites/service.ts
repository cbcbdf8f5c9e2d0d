import type { PublicOrigins } from '@aurelio/page'
import {
  languageCodesSchema,
  type Site,
  type SiteDetail,
  type SiteSettings,
  type TranslatedLanguage,
} from '@aurelio/contracts/sites'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SiteRow } from '../../platform/database/tables/sites.ts'
import type { Emit } from '../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../platform/http/failures.ts'
import type { LanguageHostClaims } from './hosts/languages/claims.ts'
import type { HostClaims } from './hosts/claims.ts'
import { newDefaultSite, newSite } from './new-site.ts'
import { placeOf, type SitePages, type SitePlace } from './site-places.ts'
import { othersOf, toDetail, toSite } from './site-view.ts'
import { siteStore } from './store.ts'

const mostSites = 200

/** What is left out stays as it is. */
type SiteChange = { [Name in keyof SiteSettings]?: SiteSettings[Name] | undefined }

type Parts = {
  database: Database
  access: Access
  emit: Emit
  origins: PublicOrigins
  pages: SitePages
  claims: HostClaims
  languageClaims: Pick<LanguageHostClaims, 'keepOnly'>
}

/** The sites of a workspace: where pages stand. */
export function siteService({ database, access, emit, origins, pages, claims, languageClaims }: Parts) {
  const store = siteStore(database)

  /** The default site, made where the workspace has none yet. */
  async function defaultOf(workspaceId: string): Promise<SiteRow> {
    const found = await store.findDefault(workspaceId)
    if (found) return found
    await store.insertDefault(newDefaultSite(workspaceId))
    const made = await store.findDefault(workspaceId)
    if (!made) throw notFound()
    return made
  }

  async function find(workspaceId: string, id: string) {
    const row = await store.find(workspaceId, id)
    if (!row) throw notFound()
    return row
  }

  /** Tells what happened to a site, and gives it as it is now. */
  async function told(session: Session, id: string, kind: 'site.created' | 'site.changed') {
    const row = await find(session.workspace.id, id)
    await emit({ ...by(session), kind, subject: { id, name: row.name } })
    return toDetail(row, origins)
  }

  /** It asked for a host, got one or, where that is empty, let one go: the record of the workspace keeps it. */
  async function recordHost(session: Session, { id, name }: Pick<SiteRow, 'id' | 'name'>, host: string) {
    await emit({ ...by(session), kind: 'site.host-changed', subject: { id, name: host || name } })
  }

  return {
    /** Where a page stands that belongs to this site, or to the default one; undefined where there is no such site. */
    async placeOf(workspaceId: string, id?: string): Promise<SitePlace | undefined> {
      const row = id === undefined ? await defaultOf(workspaceId) : await store.find(workspaceId, id)
      return row && placeOf(row)
    },

    /** The host at which its pages stand; null where it has none of its own. */
    hostOf: async (workspaceId: string, id: string) => (await store.find(workspaceId, id))?.host ?? null,

    /** Into which its sites are translated, all of them together. */
    languagesOf: async (workspaceId: string): Promise<TranslatedLanguage[]> =>
      [
        ...new Set(
          (await store.list(workspaceId)).flatMap(({ languages }) =>
            languageCodesSchema.parse(JSON.parse(languages)),
          ),
        ),
      ].toSorted(),

    /** In which its sites are, the main ones too. */
    allLanguagesOf: async (workspaceId: string): Promise<string[]> =>
      [
        ...new Set(
          (await store.list(workspaceId)).flatMap(({ language, languages }) => [
            language || 'es',
            ...languageCodesSchema.parse(JSON.parse(languages)),
          ]),
        ),
      ].toSorted(),

    /** That of the site in which a page stands of which nobody has said where. */
    mainLanguageOf: async (workspaceId: string): Promise<string> =>
      (await defaultOf(workspaceId)).language || 'es',

    countOf: (workspaceId: string) => store.count(workspaceId),

    async list(session: Session): Promise<{ items: Site[] }> {
      access.demand(session, 'workspace.see')
      const { id } = session.workspace
      await defaultOf(id)
      return { items: (await store.list(id)).map((row) => toSite(row, origins)) }
    },

    async get(session: Session, id: string): Promise<SiteDetail> {
      access.demand(session, 'workspace.see')
      return toDetail(await find(session.workspace.id, id), origins)
    },

    async create(session: Session, { name, host }: { name: string; host: string }): Promise<SiteDetail> {
      access.demand(session, 'sites.manage')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        if ((await store.count(workspaceId)) >= mostSites) throw refuse('TOO_MANY_SITES', { most: mostSites })
        const site = newSite(workspaceId, name)
        await store.insert(site)
        if (host !== '') {
          await claims.claim(await find(workspaceId, site.id), host)
          await recordHost(session, site, host)
        }
        return told(session, site.id, 'site.created')
      })
    },

    async change(session: Session, id: string, change: SiteChange): Promise<SiteDetail> {
      access.demand(session, 'sites.manage')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const { homePageId, language, languages: before } = await find(workspaceId, id)
        const { menu, verification, languages, business, ...plain } = change
        await demandPages(workspaceId, id, change)
        if (languages) await demandAddresses(id, added(languages, before))
        await store.change(workspaceId, id, {
          ...plain,
          ...(menu && { menu: JSON.stringify(menu) }),
          ...(verification && { verification: JSON.stringify(verification) }),
          ...(business && { business: JSON.stringify(business) }),
          ...(languages && { languages: JSON.stringify(languages) }),
        })
        const now = await find(workspaceId, id)
        const says = change.icon ?? change.verification ?? change.business
        const speaksAnew = now.language !== language || now.languages !== before
        if (speaksAnew) {
          await pages.keepLanguages(workspaceId, id, othersOf(now))
          await languageClaims.keepOnly(workspaceId, id, othersOf(now))
        }
        if (says !== undefined || now.homePageId !== homePageId || speaksAnew)
          await pages.refreshAll(workspaceId, id)
        if (now.languages !== before)
          await emit({ ...by(session), kind: 'site.languages-changed', subject: { id, name: now.name } })
        return told(session, id, 'site.changed')
      })
    },

    /** Asks for a host, or lets the one go that it has. */
    async setHost(session: Session, id: string, host: string): Promise<SiteDetail> {
      access.demand(session, 'sites.manage')
      return database.inTransaction(async () => {
        const row = await find(session.workspace.id, id)
        if (host === '') await claims.release(row)
        else await claims.claim(row, host)
        await recordHost(session, row, host)
        return told(session, id, 'site.changed')
      })
    },

    /** Looks for the record of the host that was asked for; `vouched`: somebody who may says that it is theirs. */
    async proveHost(session: Session, id: string, vouched: boolean) {
      access.demand(session, vouched ? 'sites.vouch' : 'sites.manage')
      const workspaceId = session.workspace.id
      // Before the transaction: name servers may take their time.
      const asked = await find(workspaceId, id)
      const result = vouched ? 'proven' : await claims.lookFor(asked)
      if (result !== 'proven') return { result, site: toDetail(asked, origins) }
      return database.inTransaction(async () => {
        const row = await find(workspaceId, id)
        if (row.claim !== asked.claim) throw notFound()
        if (row.claim === null) {
          if (row.hostMissingSince === null) return { result, site: toDetail(row, origins) }
          await claims.found(row)
          return { result, site: await told(session, id, 'site.changed') }
        }
        await claims.grant(row, row.claim, !vouched)
        await recordHost(session, row, row.claim)
        return { result, site: await told(session, id, 'site.changed') }
      })
    },

    /** Its pages go into another site, or into the bin of the default one. */
    async remove(session: Session, id: string, moveTo: string | undefined): Promise<{ id: string }> {
      access.demand(session, 'sites.manage')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const row = await find(workspaceId, id)
        if (row.isDefault === 1) throw refuse('DEFAULT_SITE')
        const target =
          moveTo === undefined ? await defaultOf(workspaceId) : await store.find(workspaceId, moveTo)
        if (!target || target.id === id) throw invalidField('moveTo', 'UNKNOWN_SITE')
        await pages.leave(session, id, placeOf(target), moveTo !== undefined)
        await store.remove(workspaceId, id)
        await emit({ ...by(session), kind: 'site.removed', subject: { id, name: row.name } })
        return { id }
      })
    },
  }

  /** Throws where a page of the site stands where its home page would in one of these languages. */
  async function demandAddresses(siteId: string, languages: readonly string[]) {
    for (const code of languages)
      if (await pages.isTaken(siteId, code)) throw refuse('LANGUAGE_ADDRESS_TAKEN', { code })
  }

  /** Throws where a setting names a page that is not of the site. */
  async function demandPages(workspaceId: string, siteId: string, change: SiteChange) {
    const named = { homePageId: change.homePageId, notFoundPageId: change.notFoundPageId }
    for (const [field, pageId] of Object.entries(named))
      if (pageId && !(await pages.isOfSite(workspaceId, siteId, pageId)))
        throw invalidField(field, 'UNKNOWN_PAGE')
    for (const { pageId } of change.menu ?? [])
      if (pageId !== null && !(await pages.isOfSite(workspaceId, siteId, pageId)))
        throw invalidField('menu', 'UNKNOWN_PAGE')
  }
}

/** The languages that a site has not had yet. */
function added(languages: readonly TranslatedLanguage[], before: string): string[] {
  const known = new Set(languageCodesSchema.parse(JSON.parse(before)))
  return languages.filter((code) => !known.has(code))
}
export type SiteService = ReturnType<typeof siteService>
