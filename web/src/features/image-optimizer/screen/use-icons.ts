import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OptimizeError } from '../engine/failure.ts'
import { type ImageItem, megapixels } from '../state/item.ts'
import { priority } from '../worker/image-pool.ts'
import type { MadeIcon } from '../worker/protocol.ts'
import { drawnFile } from './drawn-file.ts'
import { useOptimizer } from './optimizer-context.tsx'
import { reasonText } from './reasons.ts'

/** Milliseconds that a colour rests before icons are made with it. */
const rest = 200
/** Larger than the largest icon, so that none is enlarged. */
const drawingSide = 1024

export const isDrawing = ({ file }: ImageItem) => file.type === 'image/svg+xml'

/** The icons of a picture on this colour; the last ones until the next are there. */
export function useIcons(item: ImageItem, colour: string) {
  const { t } = useTranslation()
  const { pool } = useOptimizer()
  const [icons, setIcons] = useState<MadeIcon[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    const over = new AbortController()
    const make = async () => {
      // Workers cannot draw an SVG: the page does.
      const file = isDrawing(item) ? await drawnFile(item.file, drawingSide, 'image/png') : item.file
      if (!file) {
        setError(t('Este SVG no se puede dibujar. Comprueba que se abre en otro programa.'))
        return
      }
      const { edit, picture } = item
      const how = { weight: megapixels(item), priority: priority.optimize, signal: over.signal }
      try {
        const made = await pool.run('icons', { file, edit, picture, colour }, how)
        setIcons(made)
        setError(null)
      } catch (failed) {
        if (over.signal.aborted) return
        setError(failed instanceof OptimizeError ? reasonText(t, failed.failure) : String(failed))
      }
    }
    const timer = setTimeout(() => void make(), rest)
    return () => {
      clearTimeout(timer)
      over.abort(new DOMException('Other icons are wanted', 'AbortError'))
    }
  }, [t, pool, item, colour])
  return { icons, error }
}
