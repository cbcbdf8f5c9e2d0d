import { readPageSettings } from '@aurelio/contracts/page-settings'
import type { Business } from '@aurelio/contracts/sites'
import type { LegalData } from '@aurelio/contracts/workspace-settings'
import {
  headOf,
  type Manifest,
  organizationAt,
  type PageAddress,
  type PageHead,
  type PublicationOptions,
  renderPublication,
  standsAt,
  type PublicOrigins,
} from '@aurelio/page'
import type { PageLanguages, ReadPage } from '@aurelio/page/document'
import { readTheme } from '@aurelio/page/theme'
import type { KnownContests, KnownFilms, KnownPictures, KnownQuizzes } from '@aurelio/page/values'
import type { Log } from '../../platform/log/log.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import type { PublishedPageStore, PublishedRow } from './store.ts'

export type RenderParts = {
  store: PublishedPageStore
  files: FileStore
  log: Log
  origins: PublicOrigins
  /** What is known of a workspace's pictures that a text names. */
  picturesOf: (workspaceId: string, text: string) => Promise<KnownPictures>
  /** What is known of the films of the player that a text names. */
  filmsOf: (workspaceId: string, text: string) => Promise<KnownFilms>
  /** What is known of the quizzes that a text names. */
  quizzesOf: (workspaceId: string, text: string, language: string) => Promise<KnownQuizzes>
  /** What is known of the contests that a text names. */
  contestsOf: (workspaceId: string, text: string, language: string) => Promise<KnownContests>
  /** Who answers for what a workspace publishes. */
  legalOf: (workspaceId: string) => Promise<LegalData>
  /** Whose site a page stands in. */
  businessOf: (workspaceId: string, siteId: string | null) => Promise<Business>
  /** Where the references of a page of a site lead. */
  destinationsOf: (
    workspaceId: string,
    siteId: string | null,
    content: unknown,
    language?: string,
  ) => Promise<ReadonlyMap<string, string>>
  /** The languages of a site as one of its pages shows them; undefined where it has one. */
  languagesOf: (page: {
    workspaceId: string
    siteId: string | null
    pageId: string
    main: string
    address: PageAddress & { url: string }
    current: string
  }) => Promise<PageLanguages | undefined>
}

type OfPage = Pick<PublishedRow, 'workspaceId' | 'siteId'>
type Drawn = Pick<PublicationOptions, 'title' | 'address' | 'theme' | 'languages'> & {
  head: PageHead
  /** The language of a translation. */
  language?: string
}

/** A page as visitors get it, with all that is known of what stands on it. */
export async function renderLive(
  parts: RenderParts,
  { workspaceId, siteId }: OfPage,
  { document, page }: ReadPage,
  { language, ...drawn }: Drawn,
): Promise<{ html: string; manifest: Manifest }> {
  const text = JSON.stringify(page)
  return renderPublication(document, {
    ...drawn,
    business: await parts.businessOf(workspaceId, siteId),
    pictures: await parts.picturesOf(workspaceId, text),
    films: await parts.filmsOf(workspaceId, text),
    quizzes: await parts.quizzesOf(workspaceId, text, language ?? drawn.head.language ?? 'es'),
    contests: await parts.contestsOf(workspaceId, text, language ?? drawn.head.language ?? 'es'),
    destinations: await parts.destinationsOf(workspaceId, siteId, page, language),
  })
}

/** What a page at its own address tells of itself. */
export async function headOfPage(
  { legalOf, businessOf }: RenderParts,
  {
    workspaceId,
    siteId,
    settings,
    ...place
  }: Pick<
    PublishedRow,
    'workspaceId' | 'siteId' | 'settings' | 'isHome' | 'language' | 'icon' | 'verification'
  >,
  url: string,
): Promise<PageHead> {
  const responsible = place.isHome
    ? organizationAt(await legalOf(workspaceId), await businessOf(workspaceId, siteId), url)
    : {}
  return { ...headOf(readPageSettings(settings), url, place), ...responsible }
}

/**
 * Renders a published page from its document, and keeps file and manifest for the next visit. For a file that is lost
 * or broken, and for what was published before there were manifests. Where it cannot be kept it is served all the same.
 */
export async function rerender(
  parts: RenderParts,
  row: PublishedRow,
): Promise<{ html: string; manifest: Manifest }> {
  const { title } = row
  const address = standsAt(parts.origins, row)
  const head = await headOfPage(parts, row, address.url)
  const languages = await languagesOfPage(parts, row, address)
  const theme = readTheme(row.theme)
  const drawn = { title, address, head, theme, ...(languages && { languages }) }
  return kept(parts, row, await renderLive(parts, row, row.document.read(), drawn))
}

/** The language of a page itself, whatever it is translated into. */
export function mainLanguageOf({ settings, language }: Pick<PublishedRow, 'settings' | 'language'>): string {
  return readPageSettings(settings).language || language || 'es'
}

/** The languages of a site as one of its pages shows them. */
export function languagesOfPage(
  { languagesOf }: RenderParts,
  row: Pick<PublishedRow, 'workspaceId' | 'siteId' | 'pageId' | 'settings' | 'language'>,
  address: PageAddress & { url: string },
) {
  const { workspaceId, siteId, pageId } = row
  const main = mainLanguageOf(row)
  return languagesOf({ workspaceId, siteId, pageId, main, address, current: main })
}

/** What was rendered, kept for the next visit under the file that its variant has. */
export async function kept<Rendered extends { html: string; manifest: Manifest }>(
  { store, files, log }: Pick<RenderParts, 'store' | 'files' | 'log'>,
  { id, variant, fileKey }: Pick<PublishedRow, 'id' | 'variant' | 'fileKey'>,
  rendered: Rendered,
): Promise<Rendered> {
  try {
    await files.put(fileKey, rendered.html)
    const isKept = await store.keepManifest({ id, variant, fileKey }, JSON.stringify(rendered.manifest))
    // Published anew meanwhile, under another key: nobody names this file any more.
    if (!isKept) await files.delete(fileKey)
  } catch (error) {
    log.warn({ error, fileKey }, 'A page that was rendered again could not be kept')
  }
  return rendered
}
