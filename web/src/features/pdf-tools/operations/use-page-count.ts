import { useBenchState } from '../bench-context.tsx'
import { documentsOf } from '../state/model.ts'

/** More pages than any file has, for while there is none. */
const unknown = 9999

/** Pages of the longest file of the workbench, or of its shortest PDF. */
export function usePageCount(of: 'longest' | 'shortest PDF'): number {
  return useBenchState((state) => {
    const documents = documentsOf(state)
    if (of === 'longest') return Math.max(0, ...documents.map(({ pages }) => pages.length)) || unknown
    const pdfs = documents.filter(({ source }) => source.kind === 'pdf')
    return Math.min(unknown, ...pdfs.map(({ pages }) => pages.length))
  })
}
