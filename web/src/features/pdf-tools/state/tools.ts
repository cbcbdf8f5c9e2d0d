import { isUntouched, type Part } from '../engine/plan.ts'
import type { Pools } from '../worker/pools.ts'
import { type Document, documentsOf, type Page, type Source, type Workbench } from './model.ts'

/** What an operation works with: the files as they stand, the workers, and a way to say how far it is. */
export type Tools = ReturnType<typeof toolsFor>

export function toolsFor(
  state: Workbench,
  pools: Pools,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) {
  const documents = documentsOf(state)
  const how = { signal, onProgress }

  /** One PDF of all pages of the workbench; `titles` asks for a bookmark a file. */
  const merged = (titles: boolean, pages: readonly Page[] = state.pages) => {
    const sources = documents.map(({ source }) => source)
    const job = assembleJob(pages, sources)
    const named = titles ? sources.map(({ name }) => baseName(name)) : null
    return pools.write.run('assemble', { ...job, titles: named }, how)
  }

  /** These pages of one file, as a PDF. */
  const taken = (source: Source, pages: readonly Page[]) =>
    pools.write.run('assemble', { ...assembleJob(pages, [source]), titles: null }, how)

  /** A file as it stands: its own bytes where nobody has changed it. */
  async function fileOf({ source, pages }: Document): Promise<Blob> {
    const isPlain = source.kind === 'pdf' && source.password === '' && !source.limited
    if (isPlain && isUntouched(partsOf(pages, [source]), source.pages)) return source.file
    return taken(source, pages)
  }

  return { documents, pages: state.pages, pools, signal, how, onProgress, merged, taken, fileOf }
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
