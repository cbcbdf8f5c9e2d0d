import { RotateCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PercentCrop } from 'react-image-crop'
import { Button } from '../../../ui/button.tsx'
import { CropArea } from '../../../ui/crop-area.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { firstCrop } from './crop.ts'
import { photoLimits } from './photo-file.ts'
import type { PhotoFlow } from './use-photo-flow.ts'

type PhotoDialogProps = {
  flow: PhotoFlow
  onApply: (image: HTMLImageElement, crop: PercentCrop) => void
  onClose: () => void
}

/** The picture with its round crop. */
export function PhotoDialog({ flow, onApply, onClose }: PhotoDialogProps) {
  const { t } = useTranslation()
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const [minWidth, setMinWidth] = useState(0)
  const isBusy = flow.progress !== null

  function send() {
    if (image.current && crop) onApply(image.current, crop)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Previsualización de imagen')}
      {...(flow.preview !== null && {
        description: t('Mueve el círculo con el ratón o con las flechas del teclado.'),
      })}
      className="max-w-lg"
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          {flow.preview !== null && !flow.canRetry && (
            <Button variant="primary" busy={isBusy} disabled={!crop} onClick={send}>
              {t('Aplicar y subir')}
            </Button>
          )}
          {flow.canRetry && (
            <Button
              variant="primary"
              icon={<RotateCw aria-hidden="true" className="size-4" />}
              onClick={send}
            >
              {t('Intentar nuevamente')}
            </Button>
          )}
        </>
      }
    >
      {flow.preview !== null && (
        <div className="flex min-h-0 justify-center overflow-auto rounded-md bg-background p-3">
          <CropArea
            {...(crop && { crop })}
            aspect={1}
            circularCrop
            keepSelection
            className="max-h-[50dvh] self-center"
            minWidth={minWidth}
            disabled={isBusy}
            onChange={(_, next) => setCrop(next)}
          >
            <img
              ref={image}
              src={flow.preview}
              alt={t('Imagen elegida')}
              onLoad={({ currentTarget: { width, height, naturalWidth } }) => {
                setCrop(firstCrop(width, height))
                setMinWidth(Math.ceil((photoLimits.minSide * width) / naturalWidth))
              }}
            />
          </CropArea>
        </div>
      )}
      {flow.progress !== null && <Progress percent={flow.progress} />}
      {flow.error !== null && (
        <p role="alert" className="text-danger">
          {flow.error}
        </p>
      )}
    </Dialog>
  )
}

function Progress({ percent }: { percent: number }) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={t('Subida de la imagen')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 flex-1 overflow-hidden rounded-full bg-border"
      >
        <div className="h-full bg-accent" style={{ width: `${String(percent)}%` }} />
      </div>
      <span className="w-10 text-right tabular-nums">{percent}%</span>
    </div>
  )
}
