import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlobImage } from '../../../ui/blob-image.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Area, areaBetween, type Mark, nudged } from '../engine/area.ts'
import { NumberField } from './number-field.tsx'
import { usePageCount } from './use-page-count.ts'
import { usePagePicture } from './use-page-picture.ts'

type RedactSheetProps = { marks: readonly Mark[]; onMarks: (marks: readonly Mark[]) => void }

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const step = 0.01
/** A page is white in both themes. */
const paper = { background: '#fff' }
/** What stands under a mark is still to be seen while it is drawn. */
const ink = { background: 'rgb(0 0 0 / 0.75)' }
const middle: Area = { left: 0.3, top: 0.45, width: 0.4, height: 0.05 }

/** A page with its marks: drawn over it with the pointer, or put there and moved by keyboard. */
export function RedactSheet({ marks, onMarks }: RedactSheetProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState('1')
  const count = usePageCount('shortest PDF')
  const place = Math.max(0, Math.min(Number(page) || 1, count) - 1)
  const picture = usePagePicture(place)
  const sheet = useRef<HTMLDivElement>(null)
  const begun = useRef<{ x: number; y: number } | null>(null)
  const [drawing, setDrawing] = useState<Area | null>(null)

  function pointOf({ clientX, clientY }: PointerEvent) {
    const box = sheet.current?.getBoundingClientRect()
    return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : { x: 0, y: 0 }
  }
  const change = (mark: Mark, area: Area | null) =>
    onMarks(marks.flatMap((one) => (one === mark ? (area ? [{ ...area, page: mark.page }] : []) : [one])))
  function onKeyDown(event: KeyboardEvent, mark: Mark) {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      return change(mark, null)
    }
    const [right, down] = arrows[event.key] ?? [0, 0]
    if (right === 0 && down === 0) return undefined
    event.preventDefault()
    return change(mark, nudged(mark, right * step, down * step, event.shiftKey ? 'size' : 'move'))
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <NumberField label={t('Página que se ve')} value={page} onChange={setPage} least={1} most={count} />
        <Button onClick={() => onMarks([...marks, { ...middle, page: place }])}>
          {t('Añadir una marca')}
        </Button>
      </div>
      {picture && (
        <div
          ref={sheet}
          data-redact-page={place + 1}
          className="relative mx-auto w-full max-w-lg cursor-crosshair touch-none overflow-hidden rounded-sm border border-control select-none"
          style={{ ...paper, aspectRatio: `${picture.width} / ${picture.height}` }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            begun.current = pointOf(event)
          }}
          onPointerMove={(event) => {
            if (begun.current) setDrawing(areaBetween(begun.current, pointOf(event)))
          }}
          onPointerUp={() => {
            if (drawing) onMarks([...marks, { ...drawing, page: place }])
            begun.current = null
            setDrawing(null)
          }}
          onPointerCancel={() => {
            begun.current = null
            setDrawing(null)
          }}
        >
          {picture.blob && <BlobImage blob={picture.blob} alt="" className="pointer-events-none size-full" />}
          {marks.map((mark, at) =>
            mark.page === place ? (
              <button
                // Marks have no name but their place in the list, and none is moved within it.
                key={`${at}`}
                type="button"
                data-redact-mark
                aria-label={t('Marca {{n}}', { n: at + 1 })}
                className="absolute cursor-pointer outline-2 outline-danger focus-visible:outline-solid"
                style={styleOf(mark)}
                onPointerDown={(event) => event.stopPropagation()}
                onKeyDown={(event) => onKeyDown(event, mark)}
              />
            ) : null,
          )}
          {drawing && <span className="absolute" style={styleOf(drawing)} />}
        </div>
      )}
      <p className="text-dense text-muted">
        {t(
          'Arrastra sobre la página para marcar. Con el teclado: flechas para mover una marca, con Mayús cambia de tamaño, Supr la quita.',
        )}
      </p>
      {marks.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-dense">{t('{{count}} marcas', { count: marks.length })}</p>
          <Button size="dense" onClick={() => onMarks(marks.slice(0, -1))}>
            {t('Quitar la última')}
          </Button>
          <Button size="dense" variant="ghost" onClick={() => onMarks([])}>
            {t('Quitar todas')}
          </Button>
        </div>
      )}
    </div>
  )
}

function styleOf({ left, top, width, height }: Area) {
  return {
    left: `${left * 100}%`,
    top: `${top * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
    ...ink,
  }
}
