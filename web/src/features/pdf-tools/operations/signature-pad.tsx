import { useRef, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import type { SignaturePicture } from './use-signature.ts'

const size = { width: 560, height: 200 }

/** Where a signature is drawn by hand; `onDrawn` gets it as a picture after each stroke, and null when it is wiped. */
export function SignaturePad({ onDrawn }: { onDrawn: (picture: SignaturePicture) => void }) {
  const { t } = useTranslation()
  const surface = useRef<HTMLCanvasElement>(null)

  function point({ nativeEvent, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    const { width, height } = currentTarget.getBoundingClientRect()
    return {
      x: (nativeEvent.offsetX / width) * size.width,
      y: (nativeEvent.offsetY / height) * size.height,
    }
  }

  function begin(event: PointerEvent<HTMLCanvasElement>) {
    const context = event.currentTarget.getContext('2d')
    if (!context) return
    event.currentTarget.setPointerCapture(event.pointerId)
    Object.assign(context, { lineWidth: 4, lineCap: 'round', lineJoin: 'round', strokeStyle: '#1e3a8a' })
    const { x, y } = point(event)
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x, y)
    context.stroke()
  }

  function draw(event: PointerEvent<HTMLCanvasElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const context = event.currentTarget.getContext('2d')
    const { x, y } = point(event)
    context?.lineTo(x, y)
    context?.stroke()
  }

  function wipe() {
    surface.current?.getContext('2d')?.clearRect(0, 0, size.width, size.height)
    onDrawn(Promise.resolve(null))
  }

  return (
    <div className="flex flex-col gap-2">
      <canvas
        ref={surface}
        {...size}
        aria-label={t('Dibuja aquí tu firma')}
        role="img"
        className="w-full touch-none rounded-md border border-control"
        style={{ background: '#fff' }}
        onPointerDown={begin}
        onPointerMove={draw}
        // However a stroke ends: the finger is lifted, or the system takes it away.
        onLostPointerCapture={({ currentTarget }) => onDrawn(pictureOf(currentTarget))}
      />
      <Button size="dense" className="self-start" onClick={wipe}>
        {t('Borrar la firma')}
      </Button>
    </div>
  )
}

async function pictureOf(surface: HTMLCanvasElement): SignaturePicture {
  return new Promise((resolve) => surface.toBlob(resolve, 'image/png'))
}
