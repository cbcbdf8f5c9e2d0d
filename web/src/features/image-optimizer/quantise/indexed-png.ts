import { joined } from '../../../platform/pictures/joined.ts'
import { pngChunk } from '../metadata/write-metadata.ts'
import type { Indexed } from './quantise.ts'

/** Writes a palette picture as PNG, with as few bits a pixel as the palette allows. OxiPNG packs it better after. */
export async function indexedPng({
  width,
  height,
  indices,
  palette,
}: Indexed): Promise<Uint8Array<ArrayBuffer>> {
  const bits = palette.length <= 2 ? 1 : palette.length <= 4 ? 2 : palette.length <= 16 ? 4 : 8
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([bits, 3, 0, 0, 0], 8)
  const colours = Uint8Array.from(palette.flatMap(([r, g, b]) => [r, g, b]))
  const translucent = palette.filter(([, , , a]) => a < 255).length
  const alphas = Uint8Array.from(palette.slice(0, translucent), ([, , , a]) => a)
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', header),
    pngChunk('PLTE', colours),
    ...(translucent > 0 ? [pngChunk('tRNS', alphas)] : []),
    pngChunk('IDAT', await deflate(rows(indices, width, height, bits))),
    pngChunk('IEND', new Uint8Array()),
  ])
}

/** Lines of packed indices, each after its filter byte (0: none, best for palettes). */
function rows(indices: Uint8Array, width: number, height: number, bits: number) {
  const each = 8 / bits
  const stride = Math.ceil(width / each) + 1
  const out = new Uint8Array(stride * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * stride + 1 + Math.floor(x / each)
      const shift = 8 - bits - (x % each) * bits
      out[at] = (out[at] ?? 0) | ((indices[y * width + x] ?? 0) << shift)
    }
  }
  return out
}

async function deflate(data: Uint8Array<ArrayBuffer>) {
  const packed = new Blob([data]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}
