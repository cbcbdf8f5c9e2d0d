import { History } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { lazyPart } from '../../../../../ui/lazy-part.ts'

const HistoryList = lazyPart(async () => (await import('./history-list.tsx')).HistoryList)

/** Opens the list of steps below it; Escape and a press elsewhere close it. */
export function HistoryButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const placeRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const controller = new AbortController()
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !placeRef.current?.contains(event.target)) setOpen(false)
    }
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
      placeRef.current?.querySelector('button')?.focus()
    }
    if (isOpen) {
      const options = { signal: controller.signal, capture: true }
      document.addEventListener('pointerdown', closeOutside, options)
      document.addEventListener('keydown', closeByEscape, options)
    }
    return () => controller.abort()
  }, [isOpen])

  return (
    <div ref={placeRef} className="sm:relative">
      <IconButton
        size="dense"
        data-action="history"
        label={t('Historial')}
        aria-expanded={isOpen}
        icon={<History aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(!isOpen)}
      />
      <Suspense fallback={null}>{isOpen && <HistoryList />}</Suspense>
    </div>
  )
}
