import { ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { kilobytes } from '../engine/sizes.ts'
import type { ImageItem } from '../state/item.ts'
import { besideLarge } from './beside-large.ts'
import { BlobImage } from './blob-image.tsx'

const zooms = [1, 2, 4, 8] as const

/** Original and result over each other, with a line to move between them, and zoom. */
export function CompareDialog({ item, onClose }: { item: ImageItem; onClose: () => void }) {
  const { t } = useTranslation()
  const [line, setLine] = useState(50)
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
      <Stage item={item} line={line} zoom={zoom} />
      <input
        type="range"
        min={0}
        max={100}
        value={line}
        aria-label={t('Línea entre antes y después')}
        aria-valuetext={`${line}%`}
        onChange={(event) => setLine(Number(event.target.value))}
        className="h-6 w-full cursor-pointer coarse:h-11"
      />
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

/** Both pictures, the original clipped at the line. */
function Stage({ item, line, zoom }: { item: ImageItem; line: number; zoom: number }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  usePan(box)
  const { width = 4, height = 3 } = item.result ?? {}
  const picture = 'absolute inset-0 size-full select-none'
  return (
    <div
      ref={box}
      className="grid cursor-grab overflow-auto rounded-md border bg-background active:cursor-grabbing"
      style={{ height: '60dvh' }}
    >
      <div
        className="relative m-auto"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(${zoom * 100}%, calc(${zoom} * (60dvh - 2px) * ${width / height}))`,
          imageRendering: zoom >= 4 ? 'pixelated' : 'auto',
        }}
      >
        {item.result && <BlobImage blob={item.result.blob} alt={t('Después')} className={picture} />}
        <BlobImage
          blob={item.file}
          alt={t('Antes')}
          className={picture}
          style={{ clipPath: `inset(0 ${100 - line}% 0 0)` }}
        />
        <div
          aria-hidden="true"
          className="absolute inset-y-0 w-0.5 bg-accent-text"
          style={{ left: `calc(${line}% - 1px)` }}
        />
      </div>
    </div>
  )
}

/** Moves a scrolling box with the mouse as a hand would; touch scrolls by itself. */
function usePan(box: { current: HTMLElement | null }) {
  useEffect(() => {
    const element = box.current
    const pan = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 1)
        element?.scrollBy(-event.movementX, -event.movementY)
    }
    element?.addEventListener('pointermove', pan)
    return () => element?.removeEventListener('pointermove', pan)
  }, [box])
}
