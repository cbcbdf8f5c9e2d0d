import { useEffect, useState } from 'react'
import { megapixels, type ImageItem } from '../state/item.ts'
import { priority } from '../worker/image-pool.ts'
import { useOptimizer } from './optimizer-context.tsx'

/** Enough for any window. */
const longestSide = 1400

/** The whole picture after some quarter turns, as browsers show it; null until it is made. */
export function useTurned({ file, picture, inspection }: ImageItem, turns: number): Blob | null {
  const { pool } = useOptimizer()
  const [made, setMade] = useState<{ turns: number; blob: Blob } | null>(null)
  const weight = megapixels({ inspection })
  useEffect(() => {
    const closed = new AbortController()
    const job = { file, picture, longestSide, quality: 0.9, edit: { turns, crop: null } }
    pool.run('thumbnail', job, { weight, priority: priority.thumbnail, signal: closed.signal }).then(
      (blob) => setMade({ turns, blob }),
      // Closed, or not to be read: its card says so.
      () => setMade(null),
    )
    return () => closed.abort(new DOMException('Another one is wanted', 'AbortError'))
  }, [pool, file, picture, weight, turns])
  return made?.turns === turns ? made.blob : null
}
