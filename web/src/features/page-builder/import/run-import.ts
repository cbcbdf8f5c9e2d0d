import { pageNameSchema } from '@aurelio/contracts/pages'
import { type PageSettings, pageSettingsSchema } from '@aurelio/contracts/page-settings'
import { decodeStoredPage, type StoredPage } from '@aurelio/page/document'
import { pageOfReference, referencesIn, referenceToPage } from '@aurelio/page/values'
import { client } from '../../../platform/api/client.ts'
import { freshPage } from './fresh-page.ts'
import { pictureTaker } from './import-pictures.ts'
import { ImportProblem } from './import-problem.ts'
import type { Found, FoundPage } from './read-import.ts'

/** What came, and what did not. */
export type Imported = {
  pages: { id: string; name: string }[]
  /** Names of pages of which nothing could be read. */
  unreadable: string[]
  /** Elements that were none, and those of a kind that nobody here knows. */
  lost: number
  unknown: number
  /** Pictures that did not lie beside the pages, or are none. */
  pictures: number
  /** Links to pages that did not come along. */
  links: number
  /** Families of a kit's own that it goes without. */
  letters?: readonly string[]
}

export type ImportOptions = {
  /** Where the pages go; undefined for the site that pages go to unless it is said otherwise. */
  siteId: string | undefined
  onProgress: (progress: { done: number; total: number }) => void
}

/** Keeps the pages of a file as new ones, unpublished; those that link each other go on doing so. */
export async function runImport({ pages, files }: Found, { siteId, onProgress }: ImportOptions) {
  const pictures = pictureTaker(files)
  const result: Imported = { pages: [], unreadable: [], lost: 0, unknown: 0, pictures: 0, links: 0 }
  const kept: { id: string; name: string; stored: StoredPage }[] = []
  const ids = new Map<string, string>()
  for (const page of pages) {
    const one = await keepPage(page)
    if (one) {
      kept.push(one)
      if (page.id !== null) ids.set(page.id, one.id)
    }
    onProgress({ done: kept.length + result.unreadable.length, total: pages.length })
  }
  for (const { id, name, stored } of kept) await relink(id, name, stored)
  result.pages = kept.map(({ id, name }) => ({ id, name }))
  result.pictures = await pictures.missing()
  return { result, ids }

  async function keepPage(page: FoundPage) {
    const read = readPage(page.document)
    const name = pageNameSchema.safeParse(page.name.slice(0, 200)).data ?? 'Página'
    if (!read) {
      result.unreadable.push(name)
      return null
    }
    result.lost += read.lost
    result.unknown += read.unknown
    const stored = pageIn(await pictures.inText(JSON.stringify(read.stored)))
    const settings = settingsIn(await pictures.inText(JSON.stringify(page.settings)))
    const { id } = await client.pages.create({ name, document: stored, settings, ...(siteId && { siteId }) })
    return { id, name, stored }
  }

  /** Links of pages that came along lead to what those have become; the others lead nowhere. */
  async function relink(id: string, name: string, stored: StoredPage) {
    const references = [...referencesIn(stored)].flatMap((reference) => pageOfReference(reference) ?? [])
    if (references.length === 0) return
    result.links += references.filter((reference) => !ids.has(reference)).length
    let text = JSON.stringify(stored)
    for (const before of references) {
      const now = ids.get(before)
      const after = now === undefined ? '' : referenceToPage(now)
      text = text.replaceAll(`"${referenceToPage(before)}"`, JSON.stringify(after))
    }
    await client.pages.save({ id, name, document: pageIn(text), baseVersion: 1 })
  }
}

function readPage(document: unknown) {
  try {
    return freshPage(document)
  } catch (error) {
    if (error instanceof ImportProblem) return null
    throw error
  }
}

function pageIn(text: string): StoredPage {
  const decoded = decodeStoredPage(JSON.parse(text))
  if (!decoded.ok) throw decoded.error
  return decoded.page
}

function settingsIn(text: string): PageSettings {
  return pageSettingsSchema.parse(JSON.parse(text))
}
