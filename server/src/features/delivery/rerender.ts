import { readPageSettings } from '@aurelio/contracts/page-settings'
import type { LegalData } from '@aurelio/contracts/workspace-settings'
import {
  headOf,
  type Manifest,
  organizationAt,
  renderPublication,
  standsAt,
  type PublicOrigins,
} from '@aurelio/page'
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

/**
 * Renders a published page from its document, and keeps file and manifest for the next visit. For a file that is lost
 * or broken, and for what was published before there were manifests. Where it cannot be kept it is served all the same.
 */
export async function rerender(
  {
    store,
    files,
    log,
    origins,
    picturesOf,
    filmsOf,
    quizzesOf,
    contestsOf,
    legalOf,
    destinationsOf,
  }: RenderParts,
  { id, variant, workspaceId, title, settings, fileKey, document, theme: kept, ...place }: PublishedRow,
): Promise<{ html: string; manifest: Manifest }> {
  const address = standsAt(origins, place)
  const responsible = place.isHome ? organizationAt(await legalOf(workspaceId), address.url) : {}
  const head = { ...headOf(readPageSettings(settings), address.url, place), ...responsible }
  const theme = readTheme(kept)
  const read = document.read()
  const pictures = await picturesOf(workspaceId, JSON.stringify(read.page))
  const films = await filmsOf(workspaceId, JSON.stringify(read.page))
  const quizzes = await quizzesOf(workspaceId, JSON.stringify(read.page))
  const contests = await contestsOf(workspaceId, JSON.stringify(read.page))
  const destinations = await destinationsOf(workspaceId, place.siteId, read.page)
  const rendered = renderPublication(read.document, {
    title,
    address,
    head,
    theme,
    pictures,
    films,
    quizzes,
    contests,
    destinations,
  })
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
