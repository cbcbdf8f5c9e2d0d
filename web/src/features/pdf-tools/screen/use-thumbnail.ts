import { useEffect, useState } from 'react'
import type { Page, Source } from '../state/model.ts'
import { useBench } from '../bench-context.tsx'

/** The address of a page's small picture, made while it is near and given back when it no longer is; null until it is there. */
export function useThumbnail(page: Page, source: Source, isNear: boolean): string | null {
  const { pools } = useBench()
  const [address, setAddress] = useState<string | null>(null)
  const place = page.kind === 'page' ? page.page : null
  const { id, file, kind, password } = source
  useEffect(() => {
    if (!isNear || place === null) return undefined
    const gone = new AbortController()
    let made: string | null = null
    const show = (picture: Blob) => {
      if (gone.signal.aborted) return
      made = URL.createObjectURL(picture)
      setAddress(made)
    }
    if (kind === 'picture') show(file)
    else
      pools.view
        .run('thumbnail', { id, file, password, page: place }, { affinity: id, signal: gone.signal })
        .then(({ blob }) => show(blob))
        // A page without a picture is still a page: its number stands below.
        .catch(() => undefined)
    return () => {
      gone.abort(new DOMException('Nobody looks at it', 'AbortError'))
      if (made !== null) URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [pools, id, file, kind, password, place, isNear])
  return address
}
