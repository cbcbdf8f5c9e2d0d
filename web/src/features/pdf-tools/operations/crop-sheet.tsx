import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlobImage } from '../../../ui/blob-image.tsx'
import { type Area, areaBetween } from '../engine/area.ts'
import { areaWithin, marginsAround, pointsPerMillimetre, type TypedMargins } from '../engine/margins.ts'
import { NumberField } from './number-field.tsx'
import { usePageCount } from './use-page-count.ts'
import { usePagePicture } from './use-page-picture.ts'

type CropSheetProps = {
  margins: TypedMargins
  onMargins: (margins: TypedMargins) => void
  isCut: boolean
}

/** A page is white in both themes. */
const paper = { background: '#fff' }
const shade = '0 0 0 100vmax rgb(0 0 0 / 0.55)'

const points = (millimetres: string) => (Number(millimetres) || 0) * pointsPerMillimetre
const typed = (given: number) => String(Math.round((given / pointsPerMillimetre) * 10) / 10)

/** A page on which what stays is drawn with the pointer; its four margins say the same in figures. */
export function CropSheet({ margins, onMargins, isCut }: CropSheetProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState('1')
  const count = usePageCount('shortest PDF')
  const picture = usePagePicture(Math.max(0, Math.min(Number(page) || 1, count) - 1))
  const sheet = useRef<HTMLDivElement>(null)
  const begun = useRef<{ x: number; y: number } | null>(null)
  const sides = [
    ['top', t('Arriba (mm)')],
    ['bottom', t('Abajo (mm)')],
    ['left', t('Izquierda (mm)')],
    ['right', t('Derecha (mm)')],
  ] as const

  function pointOf({ clientX, clientY }: PointerEvent) {
    const box = sheet.current?.getBoundingClientRect()
    return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : { x: 0, y: 0 }
  }
  function keep(area: Area | null) {
    if (!area || !picture) return
    const around = marginsAround(area, picture)
    onMargins({
      top: typed(around.top),
      right: typed(around.right),
      bottom: typed(around.bottom),
      left: typed(around.left),
    })
  }
  const kept =
    picture &&
    areaWithin(
      {
        top: points(margins.top),
        right: points(margins.right),
        bottom: points(margins.bottom),
        left: points(margins.left),
      },
      picture,
    )

  return (
    <div className="flex flex-col gap-3">
      <NumberField label={t('Página que se ve')} value={page} onChange={setPage} least={1} most={count} />
      {picture && kept && (
        <div
          ref={sheet}
          data-crop-page
          className="relative mx-auto w-full max-w-lg cursor-crosshair touch-none overflow-hidden rounded-sm border border-control select-none"
          style={{ ...paper, aspectRatio: `${picture.width} / ${picture.height}` }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            begun.current = pointOf(event)
          }}
          onPointerMove={(event) => begun.current && keep(areaBetween(begun.current, pointOf(event)))}
          onPointerUp={() => (begun.current = null)}
          onPointerCancel={() => (begun.current = null)}
        >
          {picture.blob && <BlobImage blob={picture.blob} alt="" className="pointer-events-none size-full" />}
          {kept.width > 0 && kept.height > 0 && (
            <span
              data-crop-kept
              className="pointer-events-none absolute outline-2 outline-accent outline-dashed"
              style={{
                left: `${kept.left * 100}%`,
                top: `${kept.top * 100}%`,
                width: `${kept.width * 100}%`,
                height: `${kept.height * 100}%`,
                boxShadow: shade,
              }}
            />
          )}
        </div>
      )}
      <p className="text-dense text-muted">
        {isCut
          ? t('Queda lo que está claro. Dibuja otra vez para cambiarlo, o ajusta los márgenes.')
          : t('Dibuja sobre la página lo que se queda, o escribe cuánto se quita de cada lado.')}
      </p>
      <div className="grid grid-cols-2 gap-3">
        {sides.map(([side, label]) => (
          <NumberField
            key={side}
            label={label}
            value={margins[side]}
            onChange={(value) => onMargins({ ...margins, [side]: value })}
            least={0}
            most={2000}
          />
        ))}
      </div>
    </div>
  )
}
