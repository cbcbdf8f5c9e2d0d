import { MoveHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../ui/class-names.ts'
import type { ImageItem } from '../state/item.ts'
import { BlobImage } from '../../../ui/blob-image.tsx'
import { checkerboard } from './checkerboard.ts'
import { useOriginal } from './use-original.ts'

/** Both pictures over each other, the original clipped at a line that is dragged on the picture or moved by keys. */
export function CompareStage({ item, zoom }: { item: ImageItem; zoom: number }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [line, setLine] = useState(50)
  const original = useOriginal(item)
  usePan(box)
  useCentre(box)
  const { width = 4, height = 3 } = item.result ?? {}
  const picture = 'absolute inset-0 size-full select-none'
  const ground = item.inspection?.hasAlpha === true ? checkerboard : {}
  return (
    <div
      ref={box}
      className="grid cursor-grab overflow-auto rounded-md border bg-background active:cursor-grabbing"
      style={{ height: '60dvh' }}
    >
      <div
        className="relative m-auto overflow-clip"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(${zoom * 100}%, calc(${zoom} * (60dvh - 2px) * ${width / height}))`,
          imageRendering: zoom >= 4 ? 'pixelated' : 'auto',
        }}
      >
        {item.result && (
          <BlobImage
            blob={item.result.blob}
            alt={t('Después')}
            className={picture}
            style={{ ...ground, clipPath: `inset(0 0 0 ${line}%)` }}
          />
        )}
        {original && (
          <BlobImage
            blob={original}
            alt={t('Antes')}
            className={picture}
            style={{ ...ground, clipPath: `inset(0 ${100 - line}% 0 0)` }}
          />
        )}
        <Line value={line} onChange={setLine} />
      </div>
    </div>
  )
}

/**
 * A native slider as large as the picture, whose thumb is the whole line; beside the thumb the picture can be panned.
 * It is wider than the picture by a thumb, so that the thumb's middle goes from edge to edge.
 */
const thumb =
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:h-full [&::-webkit-slider-thumb]:w-11 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:bg-transparent [&::-webkit-slider-runnable-track]:h-full [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:h-full [&::-moz-range-thumb]:w-11 [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-transparent'

function Line({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const { t } = useTranslation()
  return (
    <>
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        aria-label={t('Línea entre antes y después')}
        aria-valuetext={`${value}%`}
        onChange={(event) => onChange(Number(event.target.value))}
        className={cn(
          'peer pointer-events-none absolute inset-y-0 -left-5.5 z-10 h-full w-[calc(100%+2.75rem)] cursor-ew-resize appearance-none bg-transparent outline-none',
          thumb,
        )}
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 flex w-0.5 items-center justify-center bg-accent-text peer-focus-visible:[&>span]:outline-2"
        style={{ left: `calc(${value}% - 1px)` }}
      >
        <span className="sticky top-[calc(50%-1.125rem)] bottom-[calc(50%-1.125rem)] grid size-9 shrink-0 place-items-center rounded-full border-2 border-accent-text bg-surface text-accent-text shadow-float outline-offset-2 outline-accent-text">
          <MoveHorizontal className="size-4" />
        </span>
      </div>
    </>
  )
}

/** Moves a scrolling box with the mouse as a hand would; touch scrolls by itself, and the line moves alone. */
function usePan(box: { current: HTMLElement | null }) {
  useEffect(() => {
    const element = box.current
    const pan = (event: PointerEvent) => {
      const onLine = event.target instanceof HTMLInputElement
      if (event.pointerType === 'mouse' && event.buttons === 1 && !onLine)
        element?.scrollBy(-event.movementX, -event.movementY)
    }
    element?.addEventListener('pointermove', pan)
    return () => element?.removeEventListener('pointermove', pan)
  }, [box])
}

/** Keeps what is in the middle of the box there when the picture becomes larger or smaller. */
function useCentre(box: { current: HTMLElement | null }) {
  useEffect(() => {
    const element = box.current
    const picture = element?.firstElementChild
    if (!element || !picture) return undefined
    let centre = { x: 0.5, y: 0.5 }
    const remember = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      centre = {
        x: (scrollLeft + clientWidth / 2) / scrollWidth,
        y: (scrollTop + clientHeight / 2) / scrollHeight,
      }
    }
    const sized = new ResizeObserver(() =>
      element.scrollTo(
        centre.x * element.scrollWidth - element.clientWidth / 2,
        centre.y * element.scrollHeight - element.clientHeight / 2,
      ),
    )
    sized.observe(picture)
    element.addEventListener('scroll', remember)
    return () => {
      sized.disconnect()
      element.removeEventListener('scroll', remember)
    }
  }, [box])
}
