import { useEffect, useState } from 'react'
import { isEdited } from '../engine/edit.ts'
import { megapixels, type ImageItem } from '../state/item.ts'
import { priority } from '../worker/image-pool.ts'
import { useOptimizer } from './optimizer-context.tsx'

/** Kinds that not every browser shows. */
const redrawn = new Set(['tiff', 'heic'])

/**
 * The original as browsers show it: itself, or a picture of it for a TIFF, a HEIC and for what was turned or cut. Null until
 * that is made.
 */
export function useOriginal(item: ImageItem): Blob | null {
  const { pool } = useOptimizer()
  const isShown = !redrawn.has(item.inspection?.kind ?? '') && !isEdited(item.edit)
  const [made, setMade] = useState<Blob | null>(null)
  useEffect(() => {
    if (isShown) return undefined
    const closed = new AbortController()
    const longestSide = Math.max(item.result?.width ?? 0, item.result?.height ?? 0)
    const how = { weight: megapixels(item), priority: priority.thumbnail, signal: closed.signal }
    pool
      .run(
        'thumbnail',
        { file: item.file, edit: item.edit, picture: item.picture, longestSide, quality: 1 },
        how,
      )
      .then(setMade, () => {
        // Closed, or no longer readable: the result stands alone.
      })
    return () => closed.abort(new DOMException('The window was closed', 'AbortError'))
  }, [pool, item, isShown])
  return isShown ? item.file : made
}
