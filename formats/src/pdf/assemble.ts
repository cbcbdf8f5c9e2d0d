import { PDFHexString, PDFName } from '@cantoo/pdf-lib'
import { type Bookmark, bookmarksIn } from './bookmarks.ts'
import { blankPages } from './blank-pages.ts'
import type { Bytes } from './bytes.ts'
import { withDirectLinks } from './direct-links.ts'
import { PdfError } from './failure.ts'
import { withBookmarks } from './navigation.ts'
import { type Part, qpdfRange, runsOf } from './plan.ts'
import { qpdf } from './qpdf.ts'
import { readDocument } from './read-document.ts'

/** A PDF that parts are taken from; its bytes are asked for when they are needed. */
export type AssembledSource = { content: () => Promise<Bytes>; password: string }
/** `titles`: a bookmark for each source, by its name, around those of its own; null for none but its own. */
export type AssembleJob = {
  sources: readonly AssembledSource[]
  parts: readonly Part[]
  titles: readonly string[] | null
}
type Heard = { signal: AbortSignal; onProgress: (share: number) => void }

/**
 * One PDF of these parts. Content is copied as it is; links, forms, page labels and attachments come along, and so do
 * bookmarks whose page does.
 */
export async function assemble({ sources, parts, titles }: AssembleJob, told: Heard): Promise<Bytes> {
  if (parts.length === 0) throw new PdfError('no-pages')
  const used = new Set(parts.flatMap((part) => (part.kind === 'page' ? [part.source] : [])))
  const [first] = used
  const files: Record<string, Bytes> = {}
  const marks = new Map<number, Bookmark[]>()
  const wanted = sources.flatMap((source, at) => (used.has(at) ? [{ source, at }] : []))
  const given = await Promise.all(
    wanted.map(async (one) => ({ ...one, content: await one.source.content() })),
  )
  for (const { source, at, content } of given) {
    const places = placesOf(parts, at)
    const read = await readDocument(await opened(source.password, content), (document) => ({
      inner: bookmarksIn(document, (page) => places.get(page)),
      file: at === first ? document.file : withDirectLinks(document),
    }))
    files[nameOf(at)] = read.file
    marks.set(at, titled(read.inner, places, titles?.[at]))
    told.signal.throwIfAborted()
  }
  const blanks = parts.filter((part) => part.kind === 'blank')
  if (blanks.length > 0) files[nameOf(sources.length)] = await blankPages(blanks)
  const { output } = await qpdf(files, parametersOf(sources, parts), told)
  const inOrder = sources.flatMap((_, at) => marks.get(at) ?? [])
  return withBookmarks(output, inOrder)
}

/** Where each page of a source stands first in the result. */
function placesOf(parts: readonly Part[], source: number): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  for (const [place, part] of parts.entries())
    if (part.kind === 'page' && part.source === source && !places.has(part.page)) places.set(part.page, place)
  return places
}

function nameOf(source: number) {
  return `in${source}.pdf`
}

async function opened(password: string, bytes: Bytes): Promise<Bytes> {
  if (password === '') return bytes
  const given = { 'locked.pdf': bytes }
  return (await qpdf(given, ['--decrypt', `--password=${password}`, 'locked.pdf', 'out'])).output
}

function parametersOf(sources: readonly AssembledSource[], parts: readonly Part[]): string[] {
  const runs = runsOf(parts, sources.length)
  const first = runs.find(({ source }) => source < sources.length)?.source ?? sources.length
  const others = [...new Set(runs.map(({ source }) => source))].filter(
    (source) => source !== first && source < sources.length,
  )
  return [
    '--decrypt',
    '--progress',
    '--warning-exit-0',
    // The same files become the same bytes.
    '--deterministic-id',
    // What belongs to the document as a whole is the first one's; attachments come from all.
    nameOf(first),
    ...others.flatMap((source) => [
      '--copy-attachments-from',
      nameOf(source),
      `--prefix=${source + 1}-`,
      '--',
    ]),
    '--pages',
    ...runs.flatMap(({ source, pages }) => [nameOf(source), qpdfRange(pages)]),
    '--',
    ...turns(parts),
    'out',
  ]
}

function turns(parts: readonly Part[]): string[] {
  return ([90, 180, 270] as const).flatMap((turn) => {
    const places = parts.flatMap((part, at) => (part.kind === 'page' && part.turn === turn ? [at] : []))
    return places.length === 0 ? [] : [`--rotate=+${turn}:${qpdfRange(places)}`]
  })
}

/** A file's bookmarks within one of its own, where it has a title. */
function titled(
  inner: Bookmark[],
  places: ReadonlyMap<number, number>,
  title: string | undefined,
): Bookmark[] {
  const [page] = places.values()
  if (title === undefined || page === undefined) return inner
  const own = { title: PDFHexString.fromText(title), page, address: null, view: [PDFName.of('Fit')] }
  return [{ ...own, open: true, looks: [], inner }]
}
