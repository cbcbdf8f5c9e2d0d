import type { LegalData } from '@aurelio/contracts/workspace-settings'
import { legalKinds, readLegalPages, type SiteDetail } from '@aurelio/contracts/sites'
import { originOfSite, type PublicOrigins } from '@aurelio/page'
import type { StoredPage } from '@aurelio/page/document'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import type { SiteService } from '../service.ts'
import { siteStore } from '../store.ts'
import { legalDocument } from './legal-document.ts'
import { legalNames, legalPlace, legalTexts, missingIn } from './legal-texts.ts'

export type LegalParts = {
  database: Database
  access: Access
  origins: PublicOrigins
  sites: SiteService
  /** Who answers for what the workspace publishes. */
  legalOf: (workspaceId: string) => Promise<LegalData>
  isOfSite: (workspaceId: string, siteId: string, pageId: string) => Promise<boolean>
  create: (
    session: Session,
    page: { name: string; document: StoredPage; siteId: string },
  ) => Promise<{ id: string }>
  publish: (session: Session, page: { id: string }) => Promise<unknown>
  /** Its published pages lead to the legal ones from now on. */
  refreshAll: (workspaceId: string, siteId: string) => Promise<void>
}

/** The legal pages of a site: made of what the workspace says of itself, and published, so that what leads to them works. */
export function legalService(parts: LegalParts) {
  const { database, access, origins, sites, legalOf, isOfSite, create, publish, refreshAll } = parts
  const store = siteStore(database)

  return {
    /** Makes those that the site does not have; what people changed in the others stays. */
    async create(session: Session, id: string): Promise<SiteDetail> {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      if (!(await store.find(workspaceId, id))) throw notFound()
      const made = await this.make(session, id)
      for (const page of made) await publish(session, page)
      await refreshAll(workspaceId, id)
      return sites.get(session, id)
    },

    /** The same without publishing them. Of a site that says whose it is, they name that; else who answers for the workspace. */
    async make(session: Session, id: string): Promise<{ id: string }[]> {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      const { business } = await sites.get(session, id)
      const isNamed = business.name !== ''
      const legal = isNamed ? legalNames : await legalOf(workspaceId)
      const missing = missingIn(legal)
      if (missing.length > 0) throw refuse('LEGAL_DATA_MISSING', { missing })
      return database.inTransaction(async () => {
        const site = await store.find(workspaceId, id)
        if (!site) throw notFound()
        const place = isNamed ? legalPlace : originOfSite(origins, site.host).replace(/^https?:\/\//, '')
        const texts = legalTexts(legal, place)
        const pages = readLegalPages(site.legal)
        const created: { id: string }[] = []
        for (const kind of legalKinds) {
          const before = pages[kind]
          if (before && (await isOfSite(workspaceId, id, before))) continue
          const page = await create(session, {
            name: texts[kind].name,
            document: legalDocument(texts[kind]),
            siteId: id,
          })
          pages[kind] = page.id
          created.push({ id: page.id })
        }
        await store.change(workspaceId, id, { legal: JSON.stringify(pages) })
        return created
      })
    },
  }
}
export type LegalService = ReturnType<typeof legalService>
