import { encodeError } from '../engine/failure.ts'
import { scaled, type Size } from '../engine/dimensions.ts'

/** A drawing surface with its context. */
export type Surface = {
  canvas: OffscreenCanvas
  context: OffscreenCanvasRenderingContext2D
  /** The very pixels, where reading the canvas would give others. */
  exact: ImageData | null
  /** What its numbers mean: the web's colours, or the wider ones that the source had. */
  colours: PredefinedColorSpace
}

/** A surface of this size; `background` fills it first. */
export function surface(
  { width, height }: Size,
  background: string | null,
  colours: PredefinedColorSpace = 'srgb',
): Surface {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', {
    alpha: background === null,
    colorSpace: colours,
    willReadFrequently: true,
  })
  if (!context) throw encodeError('out-of-memory', 'no drawing surface', { width, height })
  if (background !== null) {
    context.fillStyle = background
    context.fillRect(0, 0, width, height)
  }
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  return { canvas, context, exact: null, colours }
}

/** Draws a picture over the whole of a new surface. */
export function drawn(
  source: CanvasImageSource,
  size: Size,
  background: string | null,
  colours: PredefinedColorSpace = 'srgb',
): Surface {
  const made = surface(size, background, colours)
  made.context.drawImage(source, 0, 0, size.width, size.height)
  return made
}

/** A surface that keeps every byte of these pixels, whatever their transparency. */
export function exactly(pixels: ImageData): Surface {
  const made = surface(pixels, null, pixels.colorSpace)
  made.context.putImageData(pixels, 0, 0)
  return { ...made, exact: pixels }
}

export function pixelsOf({ canvas, context, exact, colours }: Surface): ImageData {
  if (exact) return exact
  try {
    return context.getImageData(0, 0, canvas.width, canvas.height, { colorSpace: colours })
  } catch (error) {
    throw encodeError('out-of-memory', String(error), { width: canvas.width, height: canvas.height })
  }
}

/** Gives the memory of a surface back at once; browsers may keep it for long otherwise. */
export function release({ canvas }: Surface): void {
  canvas.width = 0
  canvas.height = 0
}

/** A smaller copy of a surface. */
export function shrunk(source: Surface, scale: number): Surface {
  return drawn(source.canvas, scaled(source.canvas, scale), null, source.colours)
}

/** Encodes with the browser's own encoder; null where the browser has none for this type. */
export async function encodeNatively(
  { canvas }: Surface,
  type: string,
  quality: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const blob = await canvas.convertToBlob({ type, quality }).catch((error: unknown) => {
    throw encodeError('too-large-for-format', String(error), { width: canvas.width, height: canvas.height })
  })
  return blob.type === type ? new Uint8Array(await blob.arrayBuffer()) : null
}
