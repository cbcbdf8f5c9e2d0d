import { blaming, PdfError } from '@aurelio/formats/pdf/failure'
import { isUntouched, type Part } from '@aurelio/formats/pdf/plan'
import { baseName } from '@aurelio/formats/pdf/pdf-name'
import type { Pools } from '../worker/pools.ts'
import {
  type Document,
  documentsOf,
  type Page,
  type ResultFile,
  type Source,
  type Workbench,
} from './model.ts'

/** What an operation works with: the files as they stand, the workers, and a way to say how far it is. */
export type Tools = {
  worksOn: (sources: readonly Source[]) => void
  workedOn: () => readonly Source[]
  documents: readonly Document[]
  pages: readonly Page[]
  pools: Pools
  signal: AbortSignal
  how: How
  say: (doing: string) => void
  part: (at: number, of: number) => Tools
  merged: (titles: boolean, pages?: readonly Page[]) => Promise<Blob>
  taken: (source: Source, pages: readonly Page[], told?: (share: number) => void) => Promise<Blob>
  fileOf: (document: Document, told?: (share: number) => void) => Promise<Blob>
  forEachPdf: <Made>(work: (document: Document, how: How) => Promise<Made>) => Promise<Made[]>
  forEachFile: (work: (file: Blob, document: Document, how: How) => Promise<Blob>) => Promise<ResultFile[]>
}

type How = { signal: AbortSignal; onProgress: (share: number) => void }
/** `say`: what is being done, in words for the person. */
type Told = How & { say: (doing: string) => void }

export function toolsFor(state: Workbench, pools: Pools, { signal, onProgress, say }: Told) {
  const documents = documentsOf(state)
  const how = { signal, onProgress }
  let concerned: readonly Source[] = documents.map(({ source }) => source)

  /** One PDF of all pages of the workbench; `titles` asks for a bookmark a file. */
  const merged = async (titles: boolean, pages: readonly Page[] = state.pages) => {
    const sources = documents.map(({ source }) => source)
    refuseLimited(sources)
    const job = assembleJob(pages, sources)
    const named = titles ? sources.map(({ name }) => baseName(name)) : null
    return pools.write.run('assemble', { ...job, titles: named }, how)
  }

  /** These pages of one file, as a PDF; `told` hears how far that is, where that is not how far all is. */
  const taken = async (source: Source, pages: readonly Page[], told = onProgress) => {
    refuseLimited([source])
    const own = { signal, onProgress: told }
    return pools.write.run('assemble', { ...assembleJob(pages, [source]), titles: null }, own)
  }

  /** A file as it stands: its own bytes where nobody has changed it. */
  async function fileOf({ source, pages }: Document, told = onProgress): Promise<Blob> {
    const isPlain = source.kind === 'pdf' && !source.encrypted
    refuseLimited([source])
    if (isPlain && isUntouched(partsOf(pages, [source]), source.pages)) return source.file
    return taken(source, pages, told)
  }

  /** The same work for each PDF of the workbench; an error names the file that it is about. */
  async function forEachPdf<Made>(work: (document: Document, how: How) => Promise<Made>): Promise<Made[]> {
    const all = documents.filter(({ source }) => source.kind === 'pdf')
    if (all.length === 0) throw new PdfError('no-documents')
    worksOn(all.map(({ source }) => source))
    return inTurn(all, onProgress, async (document, told) => {
      try {
        return await work(document, { signal, onProgress: told })
      } catch (error) {
        throw all.length > 1 ? blaming(document.source.name, error) : error
      }
    })
  }

  /** A file of each PDF, under the same name. */
  async function forEachFile(
    work: (file: Blob, document: Document, how: How) => Promise<Blob>,
  ): Promise<ResultFile[]> {
    return forEachPdf(async (document, own) => {
      const blob = await work(await fileOf(document, own.onProgress), document, own)
      return { name: `${baseName(document.source.name)}.pdf`, blob }
    })
  }

  /** An operation that leaves some files aside says so: what it made is compared with the others alone. */
  function worksOn(sources: readonly Source[]) {
    concerned = sources
  }

  /** The same tools for one of several parts of the work, which take the same share of its progress each. */
  const part = (at: number, of: number): Tools =>
    toolsFor(state, pools, { signal, onProgress: (share) => onProgress((at + share) / of), say })

  const told = { worksOn, workedOn: () => concerned, documents, pages: state.pages, pools, signal, how, say }
  return { ...told, part, merged, taken, fileOf, forEachPdf, forEachFile }
}

/** One after the other; the progress of each is a part of that of all. */
export async function inTurn<Item, Made>(
  items: readonly Item[],
  onProgress: (share: number) => void,
  work: (item: Item, onProgress: (share: number) => void) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (const [at, item] of items.entries()) {
    made.push(await work(item, (share) => onProgress((at + share) / items.length)))
    onProgress((at + 1) / items.length)
  }
  return made
}

/** What may not be changed without its owner's password is not changed behind their back. */
function refuseLimited(sources: readonly Source[]) {
  const limited = sources.find((source) => source.limited)
  if (limited) throw new PdfError('limited', 'limited', sources.length > 1 ? limited.name : undefined)
}

function assembleJob(pages: readonly Page[], sources: readonly Source[]) {
  const files = sources.map(({ kind, file, password }) => ({ kind, file, password }))
  return { sources: files, parts: partsOf(pages, sources) }
}

function partsOf(pages: readonly Page[], sources: readonly Source[]): Part[] {
  return pages.map((page) =>
    page.kind === 'blank'
      ? { kind: 'blank', width: page.width, height: page.height }
      : {
          kind: 'page',
          source: sources.findIndex(({ id }) => id === page.source),
          page: page.page,
          turn: page.turn,
        },
  )
}
