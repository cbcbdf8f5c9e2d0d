import { Download, FileArchive, LayoutTemplate, RefreshCw, RotateCcw, Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { kilobytes, largeBytes, savedPercent } from '../engine/sizes.ts'
import { type Batch, count } from '../state/state.ts'
import { useOptimizer, useOptimizerState } from './optimizer-context.tsx'
import { Progress } from './progress.tsx'

type ToolbarProps = {
  saving: boolean
  onOptimizeAll: () => void
  onOptimizeStale: () => void
  onDownloadEach: () => void
  onDownloadZip: () => void
  /** All results go into the pictures of the builder. */
  onUse: () => void
}

/** 'Imágenes Cargadas (N)': what is done with the whole list. */
export function Toolbar({
  saving,
  onOptimizeAll,
  onOptimizeStale,
  onDownloadEach,
  onDownloadZip,
  onUse,
}: ToolbarProps) {
  const { t } = useTranslation()
  const { clear } = useOptimizer()
  const total = useOptimizerState(count.all)
  const optimized = useOptimizerState(count.optimized)
  const waiting = useOptimizerState(count.waiting)
  const stale = useOptimizerState(count.stale)
  const batch = useOptimizerState((state) => state.batch)
  const busy = batch !== null
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold tabular-nums">
          {t('Imágenes Cargadas ({{total}})', { total })}
        </h2>
        <div className="flex flex-wrap gap-2">
          {stale > 0 && (
            <Button
              disabled={busy}
              icon={<RefreshCw aria-hidden="true" className="size-4" />}
              onClick={onOptimizeStale}
            >
              {t('Actualizar las desactualizadas ({{stale}})', { stale })}
            </Button>
          )}
          <Button
            variant="primary"
            busy={busy}
            disabled={waiting === 0}
            icon={<Sparkles aria-hidden="true" className="size-4" />}
            onClick={onOptimizeAll}
          >
            {busy ? t('Optimizando...') : t('Optimizar Todas las Imágenes')}
          </Button>
          <Button disabled={busy} icon={<RotateCcw aria-hidden="true" className="size-4" />} onClick={clear}>
            {t('Reiniciar Todo')}
          </Button>
        </div>
      </div>
      {batch && <BatchProgress batch={batch} />}
      {optimized > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Saved />
          <div className="flex flex-wrap gap-2">
            <Button
              disabled={busy || saving}
              icon={<Download aria-hidden="true" className="size-4" />}
              onClick={onDownloadEach}
            >
              {t('Descargar Todas Individualmente')}
            </Button>
            <Button
              busy={saving}
              disabled={busy}
              icon={<FileArchive aria-hidden="true" className="size-4" />}
              onClick={onDownloadZip}
            >
              {t('Descargar Como ZIP')}
            </Button>
            <Button
              disabled={busy}
              icon={<LayoutTemplate aria-hidden="true" className="size-4" />}
              onClick={onUse}
            >
              {t('Usar en una página')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function Saved() {
  const { t } = useTranslation()
  const optimized = useOptimizerState(count.optimized)
  const before = useOptimizerState(count.originalBytes)
  const after = useOptimizerState(count.resultBytes)
  const percent = savedPercent(before, after)
  const shown = {
    count: optimized,
    before: kilobytes(before),
    after: kilobytes(after),
    percent: Math.abs(percent),
  }
  return (
    <p role="status" className="text-muted tabular-nums">
      {percent < 0
        ? t('{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % más)', shown)
        : t('{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % menos)', shown)}
      {before >= largeBytes &&
        ` · ${t('de {{before}} a {{after}}', { before: formatBytes(before), after: formatBytes(after) })}`}
    </p>
  )
}

function BatchProgress({ batch }: { batch: Batch }) {
  const { t } = useTranslation()
  const { cancel } = useOptimizer()
  const now = useNow()
  const left = batch.done === 0 ? null : ((now - batch.startedAt) / batch.done) * (batch.total - batch.done)
  return (
    <div className="flex items-center gap-4">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p role="status" className="text-dense text-muted tabular-nums">
          {t('{{done}} de {{total}} imágenes', { done: batch.done, total: batch.total })}
        </p>
        <Progress share={batch.done / batch.total} label={t('Avance del lote')} />
      </div>
      {left !== null && <p className="text-dense text-muted tabular-nums">{timeLeft(left)}</p>}
      <Button size="dense" onClick={cancel}>
        {t('Cancelar')}
      </Button>
    </div>
  )
}

/** The moment, once a second. */
function useNow() {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** `1:05` */
function timeLeft(milliseconds: number) {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
