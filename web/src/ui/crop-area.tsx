import 'react-image-crop/dist/ReactCrop.css'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ReactCrop } from 'react-image-crop'

/** A picture with the part of it that stays; the arrow keys move it by 1, 10 (shift) and 100 (ctrl/cmd) px. */
export function CropArea(props: Omit<ComponentProps<typeof ReactCrop>, 'ariaLabels'>) {
  const { t } = useTranslation()
  return (
    <ReactCrop
      {...props}
      ariaLabels={{
        cropArea: t('Zona de recorte: usa las flechas para moverla'),
        nwDragHandle: t('Tirador de arriba a la izquierda'),
        nDragHandle: t('Tirador de arriba'),
        neDragHandle: t('Tirador de arriba a la derecha'),
        eDragHandle: t('Tirador de la derecha'),
        seDragHandle: t('Tirador de abajo a la derecha'),
        sDragHandle: t('Tirador de abajo'),
        swDragHandle: t('Tirador de abajo a la izquierda'),
        wDragHandle: t('Tirador de la izquierda'),
      }}
    />
  )
}
