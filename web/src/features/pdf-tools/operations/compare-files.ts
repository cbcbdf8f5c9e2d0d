import { alignedPages, type Pair } from '../engine/differences.ts'
import { PdfError } from '@aurelio/formats/pdf/failure'
import type { Tools } from '../state/tools.ts'
import type { Compared } from '../worker/compare-pages.ts'

export type ComparedPair = Pair & Compared
/** Of all the work so much is drawing and comparing; the rest is writing it. */
const looking = 0.9
const margin = 18
const quiet = () => undefined

/** Compares the first two files of the workbench, page by page. */
export async function compareFiles(tools: Tools): Promise<ComparedPair[]> {
  const [before, after] = tools.documents
  if (!before || !after) throw new PdfError('two-files')
  tools.worksOn([before.source, after.source])
  const [one, other] = [await tools.fileOf(before, quiet), await tools.fileOf(after, quiet)]
  const ids = [crypto.randomUUID(), crypto.randomUUID()] as const
  const [affinity] = ids
  const how = { signal: tools.signal, affinity }
  const { view } = tools.pools
  const ours = { id: ids[0], file: one, password: '' }
  const theirs = { id: ids[1], file: other, password: '' }
  try {
    const words = [await view.run('pageWords', ours, how), await view.run('pageWords', theirs, how)] as const
    const pairs = alignedPages(...words)
    const made: ComparedPair[] = []
    for (const pair of pairs) {
      const job = {
        before: pair.before === null ? null : { viewed: ours, page: pair.before },
        after: pair.after === null ? null : { viewed: theirs, page: pair.after },
      }
      made.push({ ...pair, ...(await view.run('comparePages', job, how)) })
      tools.how.onProgress((made.length / pairs.length) * looking)
    }
    return made
  } finally {
    for (const id of ids) void view.run('close', id, { affinity }).catch(() => undefined)
  }
}

/** True where anything is different between two pages, or one of them has no other. */
export function isDifferent({ before, after, removed, added, looks }: ComparedPair): boolean {
  return before === null || after === null || removed.length > 0 || added.length > 0 || looks
}

/** A document with a page for each pair. */
export async function comparison(tools: Tools, pairs: readonly ComparedPair[]): Promise<Blob> {
  const pictures = pairs.map(({ picture }) => ({ file: picture, turn: 0 as const }))
  return tools.pools.write.run(
    'fromPictures',
    { pictures, layout: { paper: 'a4', margin, dpi: 96 } },
    { signal: tools.signal },
  )
}
