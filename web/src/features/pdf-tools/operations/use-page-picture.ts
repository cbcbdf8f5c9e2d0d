import { useEffect, useMemo, useState } from 'react'
import { useBench, useBenchState } from '../bench-context.tsx'
import { documentsOf, type Page } from '../state/model.ts'

/** Pixels of the longer side: sharp beside a panel of settings. */
const longest = 1000

/** A page as it stands on the workbench: its picture (null for a blank one) and its size in points. */
export type PagePicture = { blob: Blob | null; width: number; height: number }
type Known = { page: Page; picture: PagePicture }

/** A page (from 0) of the first PDF of the workbench, drawn; null until it is, and where there is none. */
export function usePagePicture(place: number): PagePicture | null {
  const { pools } = useBench()
  const pages = useBenchState((state) => state.pages)
  const sources = useBenchState((state) => state.sources)
  const [known, setKnown] = useState<Known | null>(null)
  const { page, source } = useMemo(() => {
    const first = documentsOf({ pages, sources }).find((one) => one.source.kind === 'pdf')
    return { page: first?.pages[place], source: first?.source }
  }, [pages, sources, place])
  useEffect(() => {
    if (page?.kind !== 'page' || !source) return undefined
    const gone = new AbortController()
    const { id, file, password } = source
    const job = { id, file, password, page: page.page, turn: page.turn, longest }
    pools.view
      .run('thumbnail', job, { affinity: id, signal: gone.signal, priority: -1 })
      .then((picture) => setKnown({ page, picture }))
      // The page's card says which one it is; the operation itself says why a file cannot be read.
      .catch(() => undefined)
    return () => gone.abort(new DOMException('Another page is looked at', 'AbortError'))
  }, [pools, page, source])
  if (page?.kind === 'blank') return { blob: null, width: page.width, height: page.height }
  return known && known.page === page ? known.picture : null
}
