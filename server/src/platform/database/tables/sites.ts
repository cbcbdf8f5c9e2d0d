import type { MediaFileKind } from '@aurelio/contracts/media-files'
import type { Generated, Insertable, Selectable } from 'kysely'
import type { StepColumns, StepTableRow } from './steps.ts'

/** Sites, their pages and what was made of them: versions, publications, redirects, pictures. */
export type SiteTables = {
  site: SiteTable
  languageHost: LanguageHostRow
  page: PageTable
  pageOperation: PageOperationRow
  version: VersionRow
  versionAuthor: VersionAuthorRow
  versionProgram: { versionId: string; name: string }
  publication: PublicationRow
  publicationVariant: PublicationVariantRow
  redirect: RedirectRow
  pageFolder: PageFolderRow
  pageThumbnail: PageThumbnailRow
  picture: PictureRow
  mediaFile: MediaFileRow
  brand: BrandRow
  ownFont: OwnFontRow
  ownFontFace: OwnFontFaceRow
  republication: RepublicationRow
  symbol: SymbolTable
  symbolVersion: SymbolVersionRow
  symbolOperation: StepTableRow
}

/** A part of pages that stands on many of them. */
type SymbolTable = {
  id: string
  workspaceId: string
  name: string
  /** The number of its last version, which is what it is now. */
  number: number
  updatedAt: string
  /** Whether its one element is a form: a form of the workspace. */
  isForm: number
  /** JSON: what people are making of it, `behind` steps ago; null where it is what its last version is. */
  draft: Generated<string | null>
  /** Where the draft stands in the order of what is done to it. */
  draftVersion: Generated<number>
  behind: Generated<number>
}
export type SymbolRow = Omit<Selectable<SymbolTable>, 'draft' | 'draftVersion' | 'behind'>

/** A symbol as it was saved once; never changed. */
export type SymbolVersionRow = {
  symbolId: string
  /** Counts up from 1 within its symbol. */
  number: number
  /** JSON: a stored page of one element. */
  document: string
  authorId: string | null
  createdAt: string
}

/** What colours and type the pages of a site share. */
export type BrandRow = {
  siteId: string
  workspaceId: string
  /** JSON, as the page package reads it. */
  theme: string
  changedAt: string
}

/** A family of letters that a workspace brings. */
export type OwnFontRow = {
  id: string
  workspaceId: string
  /** As its files call it, and as people do. */
  family: string
  name: string
  kind: 'sans' | 'serif' | 'mono'
  createdAt: string
  /** Since when it is kept for pages alone that were published with it; empty while it stands in the list. */
  removedAt: string
}

/** One of its files. */
export type OwnFontFaceRow = {
  id: string
  fontId: string
  workspaceId: string
  /** As it was called when it was sent. */
  fileName: string
  leastWeight: number
  mostWeight: number
  italic: number
  /** Bytes that are kept: of its common letters, and of its rare ones; 0 where those are no file of their own. */
  size: number
  rareSize: number
  /** JSON: how large its letters are, and what stands for it while it loads. */
  measures: string
  /** Letters of Spanish that it does not have. */
  missing: string
  /** Who said to have the licence, by id and by name, and when. */
  licensedBy: string
  licensedName: string
  licensedAt: string
}

type SiteTable = {
  id: string
  workspaceId: string
  name: string
  /** 1 for the one that every workspace begins with. */
  isDefault: 0 | 1
  /** Where its pages stand, and since when that is proven; null where they stand under /p/. */
  host: string | null
  hostProvenAt: string | null
  /** 1 where a DNS record proves it, which is looked for again; and since when that is not found. */
  hostByRecord: Generated<number>
  hostMissingSince: Generated<string | null>
  /** The host that was asked for and is not proven yet, and what its DNS record must say. */
  claim: string | null
  hostProof: string
  language: string
  /** JSON: codes of the languages that its pages may be in besides. */
  languages: Generated<string>
  /** JSON: the hosts that they ask for and have, by their codes (`contracts/language-hosts.ts`). */
  languageHosts: Generated<string>
  homePageId: string | null
  notFoundPageId: string | null
  /** JSON: whose legal texts its legal pages are. */
  legal: string | null
  /** JSON, as the contract has them. */
  menu: Generated<string>
  verification: Generated<string>
  /** JSON: whose site it is, as the contract has it. */
  business: Generated<string>
  /** Address of a picture, and of who hears of holes; empty for none. */
  icon: Generated<string>
  securityContact: Generated<string>
  createdAt: string
}

type PageTable = {
  id: string
  workspaceId: string
  projectId: string | null
  siteId: Generated<string | null>
  name: string
  /** The name, as it is looked for. */
  search: string
  version: number
  createdAt: string
  updatedAt: string
  /** The page as it was `behind` steps ago: those stand in `pageOperation`. */
  document: string
  behind: Generated<number>
  /** Under what its address stands: empty for /p/, else the id of the site whose host it is. */
  root: Generated<string>
  /** Its address, from the first time it is published; it stays while the page is withdrawn. */
  slug: Generated<string | null>
  /** JSON, as the contract has them. */
  settings: Generated<string>
  /** When it is to be published, by whom, and which version of it. */
  publishAt: Generated<string | null>
  publishBy: Generated<string | null>
  publishVersionId: Generated<string | null>
  /** Since when it lies in the bin. */
  deletedAt: Generated<string | null>
  /** What was live of it when it was deleted, and will be again once it is restored. */
  suspendedPublicationId: Generated<string | null>
  /** The folder of its site that it lies in. */
  folderId: Generated<string | null>
}

export type SiteRow = Selectable<SiteTable>

export type NewSiteRow = Insertable<SiteTable>

/** The proven host of a language of a site. */
export type LanguageHostRow = { host: string; siteId: string; language: string }

/** A folder of a site, for its pages. */
export type PageFolderRow = {
  id: string
  workspaceId: string
  siteId: string
  name: string
  /** The name, as it is sorted by. */
  search: string
}

/** The picture of a page on its card. */
export type PageThumbnailRow = {
  pageId: string
  workspaceId: string
  /** The version of the page that it shows. */
  version: number
  fileKey: string
}

/** One step of a page's order; its place in it is the version that the page has with it. */
export type PageOperationRow = StepColumns & { pageId: string }

export type PageRow = Selectable<PageTable>

export type NewPageRow = Insertable<PageTable>

/** A page as it was at a moment; never changed, but for a name that it gets later. */
/** Who else worked on what a version keeps. */
export type VersionAuthorRow = { versionId: string; userId: string }

export type VersionRow = {
  id: string
  pageId: string
  workspaceId: string
  /** Counts up from 1 within its page. */
  number: number
  kind: 'saved' | 'published' | 'restored'
  name: string | null
  authorId: string | null
  createdAt: string
  /** Of the document's text. */
  digest: string
  /** The version whose document this one's is packed against; null where it stands by itself. */
  baseId: string | null
  /** The document, as `packed-text.ts` packs it. */
  content: string
}

/** What was published of a page, when and with which settings. At most one of a page is live. */
export type PublicationRow = {
  id: string
  pageId: string
  workspaceId: string
  /** As in its page. */
  root: string
  slug: string
  live: 0 | 1
  /** What the page's own counter said. */
  version: number
  authorId: string | null
  publishedAt: string
  title: string
  /** JSON. */
  settings: string
  /** JSON: the kit that it shows; null where the site had none. */
  theme: string | null
  /** JSON: the symbols that it shows (`document/symbols/kept-symbols.ts`); null where it has none. */
  symbols: string | null
  /** JSON: the menu of its site as it shows it (`document/site-links.ts`); null where it shows none of it. */
  menu: string | null
  /** JSON: where the page stands in its site, as it shows that; null where it does not. */
  trail: string | null
  /** JSON: the items of collections that it shows (`values/collection.ts`); null where it has no place for any. */
  items: string | null
}

/** What a publication shows: one page, or several that are tried beside each other, and the page in other languages. */
export type PublicationVariantRow = {
  publicationId: string
  /** A letter; A where there is no other. Of a translation the code of its language. */
  variant: string
  versionId: string
  /** Its body, which nothing changes; null once it is not live any more. */
  fileKey: string | null
  /** JSON; null for what must be rendered again, at the next visit. */
  manifest: string | null
} & TranslatedVariant

/** What a translation says otherwise than its page, and where it stands; all of it null for any other variant. */
export type TranslatedVariant = {
  /** As in its publication. */
  pathRoot: string | null
  /** Below its root: `en/prices`. */
  path: string | null
  ownTitle: string | null
  /** JSON, as those of a page. */
  ownSettings: string | null
  /** JSON: what is said in the place of its texts (`elements/translation/kept-texts.ts`). */
  texts: string | null
}

export type RedirectRow = {
  id: string
  siteId: string
  /** The address that leads elsewhere, as in a page. */
  root: string
  slug: string
  /** Where it leads: to a page, wherever that stands, or to an address. */
  pageId: string | null
  target: string | null
  createdAt: string
}

/** A film or a sound that the workspace keeps for its pages. */
export type MediaFileRow = {
  id: string
  workspaceId: string
  name: string
  kind: MediaFileKind
  extension: string
  size: number
  createdAt: string
}

/** A picture that the workspace keeps for its pages. */
export type PictureRow = {
  id: string
  workspaceId: string
  name: string
  /** Media type, as the bytes tell it. */
  type: string
  size: number
  createdAt: string
  /** In pixels, as it is shown; null for what was added before they were read. */
  width: number | null
  height: number | null
  /** Of the bytes that are kept. */
  digest: string | null
  /** JSON: what was made of it for pages; null while that is still to be done. */
  variants: string | null
}

/** How far the pages of a site are that are published again; the last run of each site. */
export type RepublicationRow = {
  siteId: string
  workspaceId: string
  startedBy: string | null
  startedAt: string
  /** Null while it runs. */
  finishedAt: string | null
  total: number
  done: number
  /** JSON: ids and names of pages that could not be published. */
  failed: string
}
