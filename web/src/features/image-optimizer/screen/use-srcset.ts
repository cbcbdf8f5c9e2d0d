import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveStream } from '../../../platform/files/save-stream.ts'
import { OptimizeError } from '../engine/failure.ts'
import { baseName } from '@aurelio/contracts/image-names'
import { zipStream } from '../output/archive.ts'
import type { SrcsetImage } from '../output/srcset.ts'
import type { ImageItem } from '../state/item.ts'
import { makeSrcset } from '../output/make-srcset.ts'
import { useOptimizer } from './optimizer-context.tsx'
import { reasonText } from './reasons.ts'

/** Makes the set and hands it over as a ZIP; closing the window cancels it. */
export function useSrcset(item: ImageItem) {
  const { t } = useTranslation()
  const optimizer = useOptimizer()
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const work = useRef<AbortController>(null)
  useEffect(() => () => work.current?.abort(new DOMException('The window was closed', 'AbortError')), [])
  const make = async (plan: readonly SrcsetImage[], snippet: string) => {
    const controller = new AbortController()
    work.current = controller
    setShare(0)
    setError(null)
    try {
      const page = { name: 'picture.html', blob: new Blob([`${snippet}\n`], { type: 'text/html' }) }
      const files = async function* () {
        yield* makeSrcset(optimizer, item, plan, { onProgress: setShare, signal: controller.signal })
        yield page
      }
      await saveStream(
        zipStream(files(), new Date()),
        `${baseName(item.file.name)}-srcset.zip`,
        'application/zip',
        { kind: 'blob' },
      )
    } catch (failed) {
      if (controller.signal.aborted) return
      setError(failed instanceof OptimizeError ? reasonText(t, failed.failure) : String(failed))
    } finally {
      setShare(null)
    }
  }
  return { share, error, make }
}
