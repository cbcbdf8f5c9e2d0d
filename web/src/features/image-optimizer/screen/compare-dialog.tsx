import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { kilobytes } from '../engine/sizes.ts'
import type { ImageItem } from '../state/item.ts'
import { besideLarge } from './beside-large.ts'
import { CompareStage } from './compare-stage.tsx'

const zooms = [1, 2, 4, 8] as const

/** Original and result over each other, with a line to move between them, and zoom. */
export function CompareDialog({ item, onClose }: { item: ImageItem; onClose: () => void }) {
  const { t } = useTranslation()
  const [zoom, setZoom] = useState<number>(1)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Antes y después')}
      description={item.file.name}
      className="max-w-5xl"
    >
      <CompareStage item={item} zoom={zoom} />
      <div className="flex flex-wrap items-center justify-between gap-3 text-dense text-muted tabular-nums">
        <p>
          {t('Antes: {{size}} KB', { size: kilobytes(item.file.size) })}
          {besideLarge(item.file.size)}
        </p>
        <Zoom zoom={zoom} onChange={setZoom} />
        <p>
          {t('Después: {{size}} KB', { size: kilobytes(item.result?.blob.size ?? 0) })}
          {besideLarge(item.result?.blob.size ?? 0)}
        </p>
      </div>
    </Dialog>
  )
}

function Zoom({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) {
  const { t } = useTranslation()
  const step = (by: 1 | -1) => onChange(zooms[zooms.findIndex((one) => one === zoom) + by] ?? zoom)
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={t('Alejar')}
        disabled={zoom === zooms[0]}
        icon={<ZoomOut aria-hidden="true" className="size-4" />}
        onClick={() => step(-1)}
      />
      <Button variant="ghost" title={t('Volver al 100 %')} onClick={() => onChange(1)}>
        {`${zoom * 100} %`}
      </Button>
      <IconButton
        label={t('Acercar')}
        disabled={zoom === zooms.at(-1)}
        icon={<ZoomIn aria-hidden="true" className="size-4" />}
        onClick={() => step(1)}
      />
    </div>
  )
}
