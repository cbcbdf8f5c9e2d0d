import type { Watermark } from '@aurelio/contracts/image-settings'
import {
  type Box,
  isDrawn,
  isLight,
  markBox,
  markSize,
  repeatedMiddles,
  slant,
} from '@aurelio/contracts/watermark-layout'
import { encodeError } from '../engine/failure.ts'
import type { Surface } from './pixels.ts'

/** What is drawn, by its own size, with its middle at the middle of the context. */
type Mark = { width: number; height: number; draw: (context: OffscreenCanvasRenderingContext2D) => void }

/** Draws a watermark over a picture; nothing where there is none. What it gives has the canvas' pixels alone. */
export async function drawWatermark(target: Surface, watermark: Watermark | null): Promise<Surface> {
  if (!isDrawn(watermark)) return target
  const { canvas, context } = target
  const mark = watermark.kind === 'text' ? textMark(watermark, context) : await pictureMark(watermark)
  const size = markSize(canvas, mark, watermark.size)
  context.save()
  context.globalAlpha = watermark.opacity / 100
  if (watermark.repeated) {
    context.translate(canvas.width / 2, canvas.height / 2)
    context.rotate(slant)
    for (const middle of repeatedMiddles(canvas, size)) drawAt(context, mark, { ...middle, ...size })
  } else {
    const { x, y, width, height } = markBox(canvas, size, watermark.place)
    drawAt(context, mark, { x: x + width / 2, y: y + height / 2, width, height })
  }
  context.restore()
  return { ...target, exact: null }
}

/** `x` and `y` are its middle. */
function drawAt(context: OffscreenCanvasRenderingContext2D, mark: Mark, { x, y, width }: Box) {
  context.save()
  context.translate(x, y)
  context.scale(width / mark.width, width / mark.width)
  mark.draw(context)
  context.restore()
}

/** Letters of this height are measured and drawn, and scaled to their size. */
const letters = 100
const font = `600 ${letters}px system-ui, sans-serif`

/** A text with a thin edge of the opposite tone, so that it can be read on anything. */
function textMark({ text, colour }: Watermark, context: OffscreenCanvasRenderingContext2D): Mark {
  context.save()
  context.font = font
  const width = Math.max(1, context.measureText(text).width)
  context.restore()
  return {
    width,
    height: letters * 1.2,
    draw(on) {
      on.font = font
      on.textAlign = 'center'
      on.textBaseline = 'middle'
      on.lineJoin = 'round'
      on.lineWidth = letters * 0.06
      on.strokeStyle = isLight(colour) ? 'rgb(0 0 0 / 35%)' : 'rgb(255 255 255 / 35%)'
      on.strokeText(text, 0, 0)
      on.fillStyle = colour
      on.fillText(text, 0, 0)
    },
  }
}

/** The last picture that was a mark: pictures of a list have the same one. */
let last: { id: string; bitmap: Promise<ImageBitmap> } | null = null

async function pictureMark({ picture }: Watermark): Promise<Mark> {
  if (!picture) throw encodeError('encoder', 'a watermark without its picture')
  if (last?.id !== picture.id) last = { id: picture.id, bitmap: decoded(picture.data) }
  const bitmap = await last.bitmap
  const { width, height } = bitmap
  return { width, height, draw: (on) => on.drawImage(bitmap, -width / 2, -height / 2) }
}

async function decoded(data: string): Promise<ImageBitmap> {
  const [head = '', base64 = ''] = data.split(',')
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  const type = head.slice('data:'.length).replace(';base64', '')
  return createImageBitmap(new Blob([bytes], { type })).catch((error: unknown) => {
    last = null
    throw encodeError('watermark', String(error))
  })
}
