import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatNumber } from '../../../platform/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ProgressTrack } from '../../../ui/progress-bar.tsx'
import type { Busy } from './use-seo-tool.ts'

/** Seconds since the work began, for the time left. */
function useElapsed(): number {
  const [start] = useState(() => performance.now())
  const [now, setNow] = useState(start)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return (now - start) / 1000
}

/** A bar with figure, time left where it can be told, and cancel beside it. */
export function ProgressLine({ label, busy }: { label: string; busy: Busy }) {
  const { t } = useTranslation()
  const elapsed = useElapsed()
  const { share, rows, bytes } = busy.progress
  const percent = Math.min(100, Math.round(share * 100))
  const left = share > 0.02 && elapsed > 2 ? Math.ceil((elapsed / share) * (1 - share)) : undefined
  const figures = [
    `${percent} %`,
    rows === undefined ? undefined : t('{{n}} filas', { n: formatNumber(rows) }),
    bytes === undefined ? undefined : formatBytes(bytes),
    left === undefined ? undefined : t('quedan {{n}} s', { n: formatNumber(left) }),
  ].filter((figure) => figure !== undefined)
  return (
    <div className="flex items-center gap-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap justify-between gap-x-4 text-dense">
          <span>{label}</span>
          <span className="text-muted tabular-nums">{figures.join(' · ')}</span>
        </div>
        <ProgressTrack percent={percent} label={label} />
      </div>
      <IconButton
        label={t('Cancelar')}
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={busy.cancel}
      />
    </div>
  )
}
