import { qpdfRange } from '@aurelio/formats/pdf/plan'
import { everyPages, groupsFrom, groupsOfSize } from '../engine/split.ts'
import type { Document, ResultFile } from '../state/model.ts'
import { baseName } from '@aurelio/formats/pdf/pdf-name'
import { inTurn, type Tools } from '../state/tools.ts'

/** How each document is taken apart; `groups` are places of pages, from 0, and sizes are in megabytes. */
export type Split =
  | { way: 'ranges'; groups: number[][] }
  | { way: 'every'; pages: number }
  | { way: 'size'; megabytes: number }
  | { way: 'bookmarks' }
/** `whole`: names of the files that came out in one piece; `larger`: those of parts that no split makes small enough. */
export type Parts = { files: ResultFile[]; whole: string[]; larger: string[] }

/** Letters of a file's name. */
const longestRange = 40
const quiet = () => undefined
const bytesOfMegabyte = 1024 * 1024

/** Several PDFs of each PDF of the workbench. */
export async function splitFiles(tools: Tools, split: Split): Promise<Parts> {
  const made = await tools.forEachPdf(async (document, { onProgress }) => {
    const { name } = document.source
    const groups = await groupsOf(tools, document, split, onProgress)
    const files = await inTurn(groups, onProgress, async (places, told) => ({
      name: partName(name, places),
      blob: await partOf(tools, document, places, told),
    }))
    return { name, files }
  })
  const files = made.flatMap((one) => one.files)
  const most = split.way === 'size' ? split.megabytes * bytesOfMegabyte : Infinity
  return {
    files,
    whole: made.filter((one) => one.files.length === 1).map(({ name }) => name),
    larger: files.filter(({ blob }) => blob.size > most).map(({ name }) => name),
  }
}

async function groupsOf(
  tools: Tools,
  document: Document,
  split: Split,
  onProgress: (share: number) => void,
): Promise<number[][]> {
  const { length } = document.pages
  if (split.way === 'ranges') return split.groups
  if (split.way === 'every') return everyPages(length, Math.max(1, Math.floor(split.pages)))
  if (split.way === 'size') {
    const sizeOf = async (places: number[]) => (await partOf(tools, document, places, quiet)).size
    const told = (done: number) => onProgress(done / length)
    return groupsOfSize(length, split.megabytes * bytesOfMegabyte, sizeOf, told)
  }
  const file = await tools.fileOf(document, quiet)
  const chapters = await tools.pools.write.run('chapters', file, { signal: tools.signal })
  return groupsFrom(
    chapters.map(({ page }) => page),
    length,
  )
}

function partOf(tools: Tools, document: Document, places: readonly number[], told: (share: number) => void) {
  const pages = places.flatMap((place) => document.pages[place] ?? [])
  return tools.taken(document.source, pages, told)
}

function partName(name: string, places: readonly number[]) {
  return `${baseName(name)}_${qpdfRange(places).replaceAll(',', '_').slice(0, longestRange)}.pdf`
}
