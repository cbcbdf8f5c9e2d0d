import { readPageSettings } from '@aurelio/contracts/page-settings'
import type { LegalData } from '@aurelio/contracts/workspace-settings'
import {
  headOf,
  type Manifest,
  organizationAt,
  type PageHead,
  type PublicationOptions,
  renderPublication,
  standsAt,
  type PublicOrigins,
} from '@aurelio/page'
import type { ReadPage } from '@aurelio/page/document'
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
  quizzesOf: (workspaceId: string, text: string) => Promise<KnownQuizzes>
  /** What is known of the contests that a text names. */
  contestsOf: (workspaceId: string, text: string) => Promise<KnownContests>
  /** Who answers for what a workspace publishes. */
  legalOf: (workspaceId: string) => Promise<LegalData>
  /** Where the references of a page of a site lead. */
  destinationsOf: (
    workspaceId: string,
    siteId: string | null,
    content: unknown,
  ) => Promise<ReadonlyMap<string, string>>
}

type OfPage = Pick<PublishedRow, 'workspaceId' | 'siteId'>
type Drawn = Pick<PublicationOptions, 'title' | 'address' | 'theme'> & { head: PageHead }

/** A page as visitors get it, with all that is known of what stands on it. */
export async function renderLive(
  parts: RenderParts,
  { workspaceId, siteId }: OfPage,
  { document, page }: ReadPage,
  drawn: Drawn,
): Promise<{ html: string; manifest: Manifest }> {
  const text = JSON.stringify(page)
  return renderPublication(document, {
    ...drawn,
    pictures: await parts.picturesOf(workspaceId, text),
    films: await parts.filmsOf(workspaceId, text),
    quizzes: await parts.quizzesOf(workspaceId, text),
    contests: await parts.contestsOf(workspaceId, text),
    destinations: await parts.destinationsOf(workspaceId, siteId, page),
  })
}

/** What a page at its own address tells of itself. */
export async function headOfPage(
  { legalOf }: RenderParts,
  { workspaceId, settings, ...place }: Omit<PublishedRow, 'document'>,
  url: string,
): Promise<PageHead> {
  const responsible = place.isHome ? organizationAt(await legalOf(workspaceId), url) : {}
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
  const { store, files, log, origins } = parts
  const { id, variant, title, fileKey } = row
  const address = standsAt(origins, row)
  const head = await headOfPage(parts, row, address.url)
  const theme = readTheme(row.theme)
  const rendered = await renderLive(parts, row, row.document.read(), { title, address, head, theme })
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
