import { PdfError } from '../engine/failure.ts'
import { type Part, qpdfRange, runsOf, type SourceFile } from '../engine/plan.ts'
import { type Bookmark, bookmarksOf } from './bookmarks.ts'
import { bytesIn, type Bytes } from './bytes.ts'
import { type Target, withNamedLinks } from './named-links.ts'
import { withNavigation } from './navigation.ts'
import { qpdf } from './qpdf.ts'

/** `titles`: a bookmark for each source, by its name, around those of its own; null for none but its own. */
export type AssembleJob = { sources: SourceFile[]; parts: Part[]; titles: string[] | null }
type Told = { signal: AbortSignal; onProgress: (share: number) => void }

/**
 * One PDF of these parts. Content is copied as it is; links, forms, page labels and attachments come along, and so do
 * bookmarks whose page does.
 */
export async function assemble({ sources, parts, titles }: AssembleJob, told: Told): Promise<Bytes> {
  if (parts.length === 0) throw new PdfError('no-pages')
  const used = new Set(parts.flatMap((part) => (part.kind === 'page' ? [part.source] : [])))
  const [first] = used
  const files: Record<string, Bytes> = {}
  const names = new Map<string, Target>()
  for (const [at, source] of sources.entries()) {
    if (!used.has(at)) continue
    const own = await pdfOf(source)
    told.signal.throwIfAborted()
    const linked =
      at === first || source.kind === 'picture' ? null : await withNamedLinks(own, `from${at + 1}-`)
    files[nameOf(at)] = linked?.file ?? own
    const places = placesOf(parts, at)
    for (const [name, { page, view }] of linked?.targets ?? []) {
      const place = places.get(page)
      if (place !== undefined) names.set(name, { page: place, view })
    }
  }
  const blanks = parts.filter((part) => part.kind === 'blank')
  if (blanks.length > 0) {
    const { blankPages } = await import('./new-pages.ts')
    files[nameOf(sources.length)] = await blankPages(blanks)
  }
  const { output } = await qpdf(files, parametersOf(sources, parts), told)
  const marks = await allBookmarks(files, sources, parts, titles)
  return marks.length === 0 && names.size === 0 ? output : withNavigation(output, marks, names)
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

async function pdfOf({ kind, file, password }: SourceFile): Promise<Bytes> {
  if (kind === 'picture') {
    const { picturesAsPdf } = await import('./new-pages.ts')
    return picturesAsPdf([{ file, turn: 0 }], { paper: 'fit', margin: 0, dpi: 96 })
  }
  const bytes = await bytesIn(file)
  if (password === '') return bytes
  const given = { 'locked.pdf': bytes }
  return (await qpdf(given, ['--decrypt', `--password=${password}`, 'locked.pdf', 'out'])).output
}

function parametersOf(sources: readonly SourceFile[], parts: readonly Part[]): string[] {
  const runs = runsOf(parts, sources.length)
  const first = runs.find(({ source }) => source < sources.length)?.source ?? sources.length
  const others = [...new Set(runs.map(({ source }) => source))].filter(
    (source) => source !== first && source < sources.length,
  )
  return [
    '--decrypt',
    '--progress',
    '--warning-exit-0',
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

async function allBookmarks(
  files: Readonly<Record<string, Bytes>>,
  sources: readonly SourceFile[],
  parts: readonly Part[],
  titles: readonly string[] | null,
): Promise<Bookmark[]> {
  const found: Bookmark[] = []
  for (const [at, { kind }] of sources.entries()) {
    const places = placesOf(parts, at)
    const file = files[nameOf(at)]
    const [first] = places.values()
    if (first === undefined || !file) continue
    const own = kind === 'pdf' ? await bookmarksOf(file, places) : []
    const title = titles?.[at]
    if (title === undefined) found.push(...own)
    else found.push({ title, page: first, view: ['/Fit'], open: true, inner: own })
  }
  return found
}
