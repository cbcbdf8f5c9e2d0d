import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { encodeSettings, keepsAnimations, outcomeKey } from '../engine/settings.ts'
import { kilobytes } from '../engine/sizes.ts'
import { megapixels } from '../state/item.ts'
import { chosenItem } from '../state/state.ts'
import { priority } from '../worker/image-pool.ts'
import { useOptimizer, useOptimizerState } from './optimizer-context.tsx'

/** Milliseconds that a slider rests before its picture is tried. */
const rest = 250

/** While settings are chosen: what the highlighted picture, else the first one, would weigh with them. */
export function Estimate() {
  const { t } = useTranslation()
  const id = useOptimizerState((state) => chosenItem(state)?.id)
  const isHighlighted = useOptimizerState((state) => chosenItem(state)?.highlighted === true)
  const estimate = useEstimate(id)
  if (!estimate) return null
  const sizes = { before: kilobytes(estimate.before), after: kilobytes(estimate.after) }
  return (
    <p className="text-dense text-muted tabular-nums">
      {isHighlighted
        ? t('Con estos ajustes la imagen destacada pasa de {{before}} a {{after}} KB.', sizes)
        : t('Con estos ajustes la primera imagen pasa de {{before}} a {{after}} KB.', sizes)}
    </p>
  )
}

type Sizes = { before: number; after: number }

/** Null until settings change, and where there is nothing to tell. */
function useEstimate(id: string | undefined): Sizes | null {
  const { get, pool } = useOptimizer()
  const key = useOptimizerState(({ settings }) => outcomeKey(settings))
  const edit = useOptimizerState(({ items }) => items.get(id ?? '')?.edit)
  const isBusy = useOptimizerState(({ batch }) => batch !== null)
  const [first] = useState(key)
  const [found, setFound] = useState<(Sizes & { of: string }) | null>(null)
  const wanted = `${id ?? ''} ${key} ${JSON.stringify(edit)}`
  useEffect(() => {
    const item = id === undefined ? undefined : get().items.get(id)
    if (!item || isBusy || key === first || found?.of === wanted) return undefined
    const over = new AbortController()
    const job = {
      file: item.file,
      name: item.file.name,
      edit: item.edit,
      picture: item.picture,
      settings: encodeSettings(get().settings),
      flatten: !keepsAnimations(get().settings),
    }
    const how = { weight: megapixels(item), priority: priority.optimize, signal: over.signal }
    const timer = setTimeout(() => {
      pool.run('optimize', job, how).then(
        ({ blob }) => setFound({ before: item.file.size, after: blob.size, of: wanted }),
        // Chosen anew meanwhile, or not to be read: its card says so.
        () => setFound(null),
      )
    }, rest)
    return () => {
      clearTimeout(timer)
      over.abort(new DOMException('Other settings were chosen', 'AbortError'))
    }
  }, [id, key, first, isBusy, found, wanted, get, pool])
  return found?.of === wanted ? found : null
}
