import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { isDrawn } from '@aurelio/contracts/watermark-layout'
import { useOptimizerState } from './optimizer-context.tsx'

const WatermarkSettings = lazyPart(async () => (await import('./watermark-settings.tsx')).WatermarkSettings)

/** 'Marca de agua', folded until somebody wants one; it says so where there is one. */
export function WatermarkFold() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const isOn = useOptimizerState(({ settings }) => isDrawn(settings.watermark))
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer text-sm font-medium">
        {isOn ? t('Marca de agua: puesta') : t('Marca de agua')}
      </summary>
      {open && (
        <Suspense fallback={<Skeleton className="mt-3 h-40" />}>
          <WatermarkSettings />
        </Suspense>
      )}
    </details>
  )
}
