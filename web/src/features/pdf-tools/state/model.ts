import type { Failure } from '@aurelio/formats/pdf/failure'
import type { Turn } from '@aurelio/formats/pdf/plan'

/** A file on the workbench. `limited`: it opens without a password, and may not be changed without one. */
export type Source = {
  id: string
  name: string
  file: Blob
  kind: 'pdf' | 'picture'
  password: string
  pages: number
  encrypted: boolean
  limited: boolean
  repaired: boolean
}

/** A page on the workbench; a blank one has its size in points. */
export type Page =
  | { id: string; kind: 'page'; source: string; page: number; turn: Turn }
  | { id: string; kind: 'blank'; source: string; width: number; height: number }

/** A file that cannot be read, and why. */
export type Refused = { id: string; name: string; failure: Failure }
/** A file that waits for its password. */
export type Locked = { id: string; name: string; file: Blob; wrong: boolean }

export type ResultFile = { name: string; blob: Blob }
/** What an operation made: `before` in bytes; `notes` are texts for people; `opened` are files that have lost their password. */
export type Result = { files: ResultFile[]; before: number; notes: string[]; opened: readonly string[] }

export type Workbench = {
  sources: readonly Source[]
  pages: readonly Page[]
  selected: ReadonlySet<string>
  /** Pages as they were, the newest last. */
  past: readonly (readonly Page[])[]
  refused: readonly Refused[]
  locked: readonly Locked[]
  /** Files being opened. */
  opening: number
  /** Share of the work under way, from 0 to 1, and what is being done where that has a name. */
  working: { share: number; doing?: string } | null
  /** How the last work ended, where it made nothing. */
  ended: { cancelled: true } | { failure: Failure } | null
  result: Result | null
}

export const emptyWorkbench: Workbench = {
  sources: [],
  pages: [],
  selected: new Set(),
  past: [],
  refused: [],
  locked: [],
  opening: 0,
  working: null,
  ended: null,
  result: null,
}

/** Pages that belong to one file, as they stand: what works file by file takes these. */
export type Document = { source: Source; pages: readonly Page[] }

/** The files in the order of their first pages. A blank page belongs to the file it was put into. */
export function documentsOf({ sources, pages }: Pick<Workbench, 'sources' | 'pages'>): Document[] {
  const found = new Map<string, Page[]>()
  for (const page of pages) {
    const known = found.get(page.source)
    if (known) known.push(page)
    else found.set(page.source, [page])
  }
  return [...found].flatMap(([id, own]) => {
    const source = sources.find((one) => one.id === id)
    return source ? [{ source, pages: own }] : []
  })
}
