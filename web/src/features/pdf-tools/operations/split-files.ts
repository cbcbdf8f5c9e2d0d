import { everyPages, groupsFrom, groupsOfSize } from '../engine/split.ts'
import type { Document, ResultFile } from '../state/model.ts'
import { baseName, type Tools } from '../state/tools.ts'

/** How each document is taken apart; `groups` are places of pages, from 0, and sizes are in megabytes. */
export type Split =
  | { way: 'ranges'; groups: number[][] }
  | { way: 'every'; pages: number }
  | { way: 'size'; megabytes: number }
  | { way: 'bookmarks' }

/** Several PDFs of each document of the bench. */
export async function splitFiles(tools: Tools, split: Split): Promise<{ files: ResultFile[] }> {
  const files: ResultFile[] = []
  for (const document of tools.documents)
    for (const places of await groupsOf(tools, document, split)) {
      const blob = await partOf(tools, document, places)
      files.push({ name: partName(document.source.name, places), blob })
    }
  return { files: uniqueNames(files) }
}

async function groupsOf(tools: Tools, document: Document, split: Split): Promise<number[][]> {
  const { length } = document.pages
  if (split.way === 'ranges') return split.groups
  if (split.way === 'every') return everyPages(length, Math.max(1, Math.floor(split.pages)))
  if (split.way === 'size') {
    const sizeOf = async (places: number[]) => (await partOf(tools, document, places)).size
    const told = (done: number) => tools.onProgress(done / length)
    return groupsOfSize(length, split.megabytes * 1024 * 1024, sizeOf, told)
  }
  const file = await tools.fileOf(document)
  const chapters = await tools.pools.write.run('chapters', file, { signal: tools.signal })
  return groupsFrom(
    chapters.map(({ page }) => page),
    length,
  )
}

function partOf(tools: Tools, document: Document, places: readonly number[]) {
  const pages = places.flatMap((place) => document.pages[place] ?? [])
  return tools.taken(document.source, pages)
}

function partName(name: string, places: readonly number[]) {
  const [first = 0] = places
  const last = places.at(-1) ?? first
  return `${baseName(name)}_${first + 1}${last === first ? '' : `-${last + 1}`}.pdf`
}

/** The same name twice becomes `name (2)`. */
function uniqueNames(files: readonly ResultFile[]): ResultFile[] {
  const seen = new Map<string, number>()
  return files.map(({ name, blob }) => {
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    return { name: nth === 1 ? name : name.replace(/\.pdf$/, ` (${nth}).pdf`), blob }
  })
}
