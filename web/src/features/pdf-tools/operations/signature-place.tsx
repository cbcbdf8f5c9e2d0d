import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BlobImage } from '../../../ui/blob-image.tsx'
import { movedBy, sized, type Spot, step } from '../engine/spot.ts'
import type { PagePicture } from './use-page-picture.ts'
import { useSpotDrag } from './use-spot-drag.ts'

type SignaturePlaceProps = {
  page: PagePicture
  signature: Blob
  spot: Spot
  onSpot: (spot: Spot) => void
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const sizes: Readonly<Record<string, number>> = { '+': 1, '-': -1 }
/** Steps at once with Shift. */
const leap = 5
/** A page is white in both themes. */
const paper = { background: '#fff' }

/** The page with the signature on it: dragged to its place, by its corner to its size, or both by keyboard. */
export function SignaturePlace({ page, signature, spot, onSpot }: SignaturePlaceProps) {
  const { t } = useTranslation()
  const helpId = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLButtonElement>(null)
  const height = () => (mark.current?.offsetHeight ?? 0) / Math.max(1, sheet.current?.offsetHeight ?? 1)
  const moving = useSpotDrag(sheet, spot, (from, right, down) => onSpot(movedBy(from, right, down, height())))
  const sizing = useSpotDrag(sheet, spot, (from, right) => onSpot(sized(spot, from.width + right, height())))

  function onKeyDown(event: KeyboardEvent) {
    const [right, down] = arrows[event.key] ?? [0, 0]
    const larger = sizes[event.key]
    if (right === 0 && down === 0 && larger === undefined) return
    event.preventDefault()
    const far = (event.shiftKey && larger === undefined ? leap : 1) * step
    if (larger === undefined) onSpot(movedBy(spot, right * far, down * far, height()))
    else onSpot(sized(spot, spot.width + larger * far, height()))
  }

  /** Whoever does not drag points where the middle of the signature goes. */
  function bring({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, top, width, height: high } = currentTarget.getBoundingClientRect()
    const right = (clientX - left) / width - spot.left - spot.width / 2
    onSpot(movedBy(spot, right, (clientY - top) / high - spot.top - height() / 2, height()))
  }

  return (
    <div className="flex flex-col gap-2">
      <div
        ref={sheet}
        data-signature-page
        className="relative mx-auto w-full max-w-sm overflow-hidden rounded-sm border border-control select-none"
        style={{ ...paper, aspectRatio: `${page.width} / ${page.height}` }}
        onPointerUp={bring}
      >
        {page.blob && <BlobImage blob={page.blob} alt="" className="size-full" />}
        <button
          ref={mark}
          type="button"
          data-signature
          aria-label={t('Tu firma en la página')}
          aria-describedby={helpId}
          className="absolute cursor-move touch-none outline-2 outline-accent outline-dashed focus-visible:outline-solid"
          style={{ left: `${spot.left * 100}%`, top: `${spot.top * 100}%`, width: `${spot.width * 100}%` }}
          onKeyDown={onKeyDown}
          {...moving}
        >
          <BlobImage blob={signature} alt="" className="pointer-events-none w-full" />
          <span
            data-signature-corner
            className="absolute -right-1.5 -bottom-1.5 size-4 cursor-nwse-resize touch-none rounded-full border-2 border-on-accent bg-accent coarse:-right-3 coarse:-bottom-3 coarse:size-8"
            {...sizing}
          />
        </button>
      </div>
      <p id={helpId} className="text-dense text-muted">
        {t(
          'Arrastra la firma a su sitio, y su esquina para cambiar el tamaño. Con el teclado: flechas para moverla, + y - para el tamaño.',
        )}
      </p>
    </div>
  )
}
