import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlobImage } from '../../../ui/blob-image.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { watermarkKey } from '../engine/watermark.ts'
import { megapixels } from '../state/item.ts'
import { chosenItem } from '../state/state.ts'
import { priority } from '../worker/image-pool.ts'
import { checkerboard } from './checkerboard.ts'
import { useOptimizer, useOptimizerState } from './optimizer-context.tsx'

/** Milliseconds that a slider rests before it is drawn. */
const rest = 150
const shown = { longestSide: 640, quality: 0.85 }

/** The highlighted picture, else the first one, with the watermark as the results will have it. */
export function WatermarkPreview() {
  const { t } = useTranslation()
  const { get, pool } = useOptimizer()
  const id = useOptimizerState((state) => chosenItem(state)?.id ?? '')
  const edit = useOptimizerState((state) => state.items.get(id)?.edit)
  const key = useOptimizerState(({ settings }) => watermarkKey(settings.watermark))
  const wanted = `${id} ${key} ${JSON.stringify(edit)}`
  const [drawn, setDrawn] = useState<{ of: string; blob: Blob | null } | null>(null)
  useEffect(() => {
    const item = get().items.get(id)
    if (!item || drawn?.of === wanted) return undefined
    const over = new AbortController()
    const { file, picture } = item
    const { watermark } = get().settings
    const how = { weight: megapixels(item), priority: priority.thumbnail, signal: over.signal }
    const timer = setTimeout(() => {
      pool.run('thumbnail', { file, edit: item.edit, picture, ...shown, watermark }, how).then(
        (blob) => setDrawn({ of: wanted, blob }),
        () => {
          if (!over.signal.aborted) setDrawn({ of: wanted, blob: null })
        },
      )
    }, rest)
    return () => {
      clearTimeout(timer)
      over.abort(new DOMException('The watermark is another', 'AbortError'))
    }
  }, [get, pool, id, drawn, wanted])
  // The last one stays until the next is there.
  const blob = drawn?.blob
  if (blob === null)
    return <p className="text-dense text-muted">{t('Esta imagen no se puede mostrar con la marca.')}</p>
  if (blob === undefined) return <Skeleton className="aspect-[4/3] max-w-sm" />
  return (
    <figure className="flex max-w-sm flex-col gap-1">
      <BlobImage
        blob={blob}
        alt={t('Cómo queda la marca de agua')}
        className="max-w-full rounded-md border"
        style={checkerboard}
      />
      <figcaption className="text-dense text-muted">{t('Así queda en cada resultado.')}</figcaption>
    </figure>
  )
}
