import { RotateCcw, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PercentCrop } from 'react-image-crop'
import { BlobImage } from '../../../ui/blob-image.tsx'
import { Button } from '../../../ui/button.tsx'
import { CropArea } from '../../../ui/crop-area.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type Crop, type Edit, turned } from '../engine/edit.ts'
import type { ImageItem } from '../state/item.ts'
import { useOptimizer } from './optimizer-context.tsx'
import { useTurned } from './use-turned.ts'

/** Where a mark begins that is moved and sized by keys. */
const centre: Crop = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 }

/** Turns a picture and marks the part of it that stays; nothing changes before 'Aplicar'. */
export function CropDialog({ item, onClose }: { item: ImageItem; onClose: () => void }) {
  const { t } = useTranslation()
  const { editPicture } = useOptimizer()
  const [edit, setEdit] = useState<Edit>(item.edit)
  const picture = useTurned(item, edit.turns)
  // A press alone marks nothing, yet the drag that follows begins with it.
  const isMarked = edit.crop !== null && edit.crop.width > 0 && edit.crop.height > 0
  const apply = () => {
    editPicture(item.id, { ...edit, crop: isMarked ? edit.crop : null })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Recortar y girar')}
      description={t('Marca sobre la imagen lo que se queda. El archivo original no cambia.')}
      className="max-w-2xl"
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button variant="primary" onClick={apply}>
            {t('Aplicar')}
          </Button>
        </>
      }
    >
      <div className="flex min-h-40 justify-center overflow-auto rounded-md bg-background p-3">
        {picture ? (
          <CropArea
            {...(edit.crop && { crop: inPercent(edit.crop) })}
            className="self-center"
            onChange={(_, next) => setEdit({ ...edit, crop: inShares(next) })}
          >
            <BlobImage blob={picture} alt={item.file.name} className="max-h-[50dvh]" />
          </CropArea>
        ) : (
          <Skeleton className="h-64 w-full" />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={() => setEdit(turned(edit, -1))}
        >
          {t('Girar a la izquierda')}
        </Button>
        <Button
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onClick={() => setEdit(turned(edit, 1))}
        >
          {t('Girar a la derecha')}
        </Button>
        <Button variant="ghost" onClick={() => setEdit({ ...edit, crop: isMarked ? null : centre })}>
          {isMarked ? t('Quitar el recorte') : t('Marcar el centro')}
        </Button>
      </div>
    </Dialog>
  )
}

function inPercent({ x, y, width, height }: Crop): PercentCrop {
  return { unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 }
}

function inShares({ x, y, width, height }: PercentCrop): Crop {
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 }
}
