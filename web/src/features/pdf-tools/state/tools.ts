import { PdfError } from '../engine/failure.ts'
import { isUntouched, type Part } from '../engine/plan.ts'
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
export type Tools = ReturnType<typeof toolsFor>

type How = { signal: AbortSignal; onProgress: (share: number) => void }

export function toolsFor(
  state: Workbench,
  pools: Pools,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) {
  const documents = documentsOf(state)
  const how = { signal, onProgress }

  /** One PDF of all pages of the workbench; `titles` asks for a bookmark a file. */
  const merged = async (titles: boolean, pages: readonly Page[] = state.pages) => {
    const sources = documents.map(({ source }) => source)
    refuseLimited(sources)
    const job = assembleJob(pages, sources)
    const named = titles ? sources.map(({ name }) => baseName(name)) : null
    return pools.write.run('assemble', { ...job, titles: named }, how)
  }

  /** These pages of one file, as a PDF. */
  const taken = async (source: Source, pages: readonly Page[]) => {
    refuseLimited([source])
    return pools.write.run('assemble', { ...assembleJob(pages, [source]), titles: null }, how)
  }

  /** A file as it stands: its own bytes where nobody has changed it. */
  async function fileOf({ source, pages }: Document): Promise<Blob> {
    const isPlain = source.kind === 'pdf' && !source.encrypted
    refuseLimited([source])
    if (isPlain && isUntouched(partsOf(pages, [source]), source.pages)) return source.file
    return taken(source, pages)
  }

  /** The same work for each PDF; its progress is that of all. */
  async function forEachFile(
    work: (file: Blob, document: Document, how: How) => Promise<Blob>,
  ): Promise<ResultFile[]> {
    const made: ResultFile[] = []
    const all = documents.filter(({ source }) => source.kind === 'pdf')
    if (all.length === 0) throw new PdfError('no-documents')
    for (const [at, document] of all.entries()) {
      const own: How = { signal, onProgress: (share) => onProgress((at + share) / all.length) }
      const blob = await work(await fileOf(document), document, own)
      made.push({ name: `${baseName(document.source.name)}.pdf`, blob })
    }
    return made
  }

  return { documents, pages: state.pages, pools, signal, how, onProgress, merged, taken, fileOf, forEachFile }
}

/** What may not be changed without its owner's password is not changed behind their back. */
function refuseLimited(sources: readonly Source[]) {
  if (sources.some(({ limited }) => limited)) throw new PdfError('limited')
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

/** A file's name without its extension. */
export function baseName(name: string): string {
  return name.replace(/\.[^.]+$/, '')
}
