import type { SiteTemplate } from '@aurelio/contracts/site-templates'

/** A site that was made with a template: all that came with it. */
export type SiteTemplateUseRow = {
  siteId: string
  workspaceId: string
  template: SiteTemplate
  /** JSON: ids. */
  pages: string
  collections: string
  pictures: string
  createdAt: string
}

/** A symbol that came with one. */
export type SiteTemplateSymbolRow = { siteId: string; symbolId: string }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    siteTemplateUse: SiteTemplateUseRow
    siteTemplateSymbol: SiteTemplateSymbolRow
  }
}
