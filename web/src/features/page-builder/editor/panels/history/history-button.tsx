import { History } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { lazyPart } from '../../../../../ui/lazy-part.ts'

const HistoryList = lazyPart(async () => (await import('./history-list.tsx')).HistoryList)

/** Opens the list of steps below it; Escape and a press elsewhere close it. */
export function HistoryButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const placeRef = useRef<HTMLDivElement>(null)

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
      <Suspense fallback={null}>
        {isOpen && <HistoryList placeRef={placeRef} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  )
}
