import { type PageSettings, pageSettingsSchema } from '@aurelio/contracts/page-settings'
import { z } from 'zod'
import { type SiteDescription, siteFileName, siteFileSchema } from '../export/site/site-file.ts'
import { freshPage } from './fresh-page.ts'
import { ImportProblem } from './import-problem.ts'
import { readZip, type ZipFiles } from './read-zip.ts'

/** A page as its file has it, not checked yet. */
export type FoundPage = {
  /** Its id where it was exported; null for a page of which none is known. */
  id: string | null
  name: string
  document: unknown
  settings: PageSettings
}
/** What a file brings. */
export type Found = { pages: readonly FoundPage[]; site: SiteDescription | null; files: ZipFiles }

const namedSchema = z.object({ name: z.string() })

/**
 * Reads an exported ZIP, of a page or of a site, or the JSON of a page.
 * @throws ImportProblem
 */
export async function readImport(file: File): Promise<Found> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  if (start[0] === 0x50 && start[1] === 0x4b) return fromZip(await readZip(file), file.name)
  if (file.size > 20 * 1024 * 1024) throw new ImportProblem('too-large')
  return onePage(await file.text(), file.name, new Map())
}

function fromZip(files: ZipFiles, fileName: string): Found {
  const listed = files.get(siteFileName)
  if (listed) return siteOf(parsed(textOf(listed)), files)
  const page = files.get('pagina.json')
  if (!page) throw new ImportProblem('not-an-export')
  return onePage(textOf(page), fileName, files)
}

/** Refused at once where nothing of it can be read; among the pages of a site such a one holds up none of the others. */
function onePage(text: string, fileName: string, files: ZipFiles): Found {
  const page = pageOf(text, fileName)
  freshPage(page.document)
  return { pages: [page], site: null, files }
}

function siteOf(value: unknown, files: ZipFiles): Found {
  const read = siteFileSchema.safeParse(value)
  if (!read.success) throw new ImportProblem('not-an-export', { cause: read.error })
  const site = read.data
  const pages = site.pages.flatMap(({ id, name, document, settings }) => {
    const file = files.get(document)
    return file ? [{ ...pageOf(textOf(file), name), id, name, settings }] : []
  })
  if (pages.length === 0) throw new ImportProblem('not-an-export')
  return { pages, site, files }
}

function pageOf(text: string, fileName: string): FoundPage {
  const document = parsed(text)
  const named = namedSchema.safeParse(document)
  const name = named.success ? named.data.name : fileName.replace(/\.[a-z]+$/i, '')
  return { id: null, name, document, settings: pageSettingsSchema.parse({}) }
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ImportProblem('not-a-page', { cause: error })
  }
}
