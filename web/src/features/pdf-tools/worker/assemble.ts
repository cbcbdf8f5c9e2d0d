import { PdfError } from '../engine/failure.ts'
import { type Part, qpdfRange, runsOf, type SourceFile } from '../engine/plan.ts'
import { type Bookmark, bookmarksIn, type Outline } from './bookmarks.ts'
import { bytesIn, type Bytes } from './bytes.ts'
import { type Target, withNamedLinks } from './named-links.ts'
import { withNavigation } from './navigation.ts'
import { outlinesAndStructureOf, outlinesOf } from './qpdf-json.ts'
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
  const read = new Map<number, Read>()
  for (const at of used) {
    const source = sources[at]
    if (source) read.set(at, await readSource(source, at === first ? null : `from${at + 1}-`))
    told.signal.throwIfAborted()
  }
  const files = Object.fromEntries([...read].map(([at, { file }]) => [nameOf(at), file]))
  const blanks = parts.filter((part) => part.kind === 'blank')
  if (blanks.length > 0) {
    const { blankPages } = await import('./new-pages.ts')
    files[nameOf(sources.length)] = await blankPages(blanks)
  }
  const { output } = await qpdf(files, parametersOf(sources, parts), told)
  const marks = allBookmarks(read, parts, titles)
  const names = allNames(read, parts)
  return marks.length === 0 && names.size === 0 ? output : withNavigation(output, marks, names)
}

/** A source as it is merged: `outlines` its bookmarks, `targets` where the names lead that its links were given. */
type Read = { file: Bytes; outlines: readonly Outline[]; targets: ReadonlyMap<string, Target> }

/** `prefix`: what names of its links begin with; null where it is the file that the others are copied into. */
async function readSource(source: SourceFile, prefix: string | null): Promise<Read> {
  const own = await pdfOf(source)
  const plain: Read = { file: own, outlines: [], targets: new Map() }
  if (source.kind === 'picture') return plain
  if (prefix === null) return { ...plain, outlines: await outlinesOf(own) }
  const { outlines, structure } = await outlinesAndStructureOf(own)
  return { outlines, ...(await withNamedLinks(own, structure, prefix)) }
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

function allBookmarks(
  read: ReadonlyMap<number, Read>,
  parts: readonly Part[],
  titles: readonly string[] | null,
): Bookmark[] {
  return inOrder(read).flatMap(([at, { outlines }]) => {
    const places = placesOf(parts, at)
    const [first] = places.values()
    if (first === undefined) return []
    const inner = bookmarksIn(outlines, places)
    const title = titles?.[at]
    return title === undefined ? inner : [{ title, page: first, view: ['/Fit'], open: true, inner }]
  })
}

/** Each name that leads to a page of the result, and where. */
function allNames(read: ReadonlyMap<number, Read>, parts: readonly Part[]): ReadonlyMap<string, Target> {
  const names = inOrder(read).flatMap(([at, { targets }]) => {
    const places = placesOf(parts, at)
    return [...targets].flatMap(([name, { page, view }]): [string, Target][] => {
      const place = places.get(page)
      return place === undefined ? [] : [[name, { page: place, view }]]
    })
  })
  return new Map(names)
}

function inOrder(read: ReadonlyMap<number, Read>) {
  return [...read].toSorted(([one], [other]) => one - other)
}
