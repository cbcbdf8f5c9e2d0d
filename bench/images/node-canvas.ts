import type { Surface } from '../../web/src/features/image-optimizer/worker/pixels.ts'
import {
  avifPixels,
  NodeImageData,
  openAvif,
  openPacker,
  painted,
  webpOf,
  webpPixels,
} from '../../web/src/features/image-optimizer/testing/encoders.ts'

type Pixels = Pick<NodeImageData, 'data' | 'width' | 'height'>

/** As much of a canvas as reading an encoded picture back needs: it holds the picture that was drawn last. */
class NodeCanvas {
  readonly width: number
  readonly height: number
  pixels: Pixels | null = null
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  getContext() {
    return {
      drawImage: (picture: Pixels) => {
        this.pixels = picture
      },
      getImageData: () => this.pixels,
    }
  }
}

/** What `createImageBitmap` gives of a picture that was encoded here. */
async function decode(blob: Blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const { data, width, height } =
    blob.type === 'image/avif' ? await avifPixels(bytes.buffer) : await webpPixels(bytes)
  return { data, width, height, close: () => {} }
}

/** The product's encoders and decoders in Node, which has no canvas: pictures of one size are drawn and read, nothing else. */
export async function openNodeCanvas(): Promise<void> {
  Object.assign(globalThis, {
    ImageData: NodeImageData,
    OffscreenCanvas: NodeCanvas,
    createImageBitmap: decode,
  })
  await openPacker()
  await openAvif()
  await webpOf(
    painted(8, 8, () => [0, 0, 0, 255]),
    80,
  )
}

/** What the encoders take, of pixels as they are. */
export function surfaceOf({ data, width, height }: Pixels): Surface {
  const exact = new ImageData(Uint8ClampedArray.from(data), width, height)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No drawing surface')
  return { canvas, context, exact, colours: 'srgb' }
}
