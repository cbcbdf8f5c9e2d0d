import { galleryTemplates, renderPublication } from '@aurelio/page'
import { outputSize } from '../../web/src/features/image-optimizer/engine/dimensions.ts'
import { unedited } from '../../web/src/features/image-optimizer/engine/edit.ts'
import { mediaTypes } from '../../web/src/features/image-optimizer/engine/media-types.ts'
import { defaultSettings, encodeSettings } from '../../web/src/features/image-optimizer/engine/settings.ts'
import { reference, visualScore } from '../../web/src/features/image-optimizer/score/score.ts'
import { reachTarget } from '../../web/src/features/image-optimizer/search/target-size.ts'
import { encodeBy } from '../../web/src/features/image-optimizer/worker/encode-by.ts'
import { encode, qualitySteps } from '../../web/src/features/image-optimizer/worker/encoders.ts'
import { imagePool } from '../../web/src/features/image-optimizer/worker/image-pool.ts'
import { readBack } from '../../web/src/features/image-optimizer/worker/read-back.ts'
import { optimize } from '../../web/src/features/image-optimizer/worker/optimize.ts'
import {
  drawn,
  pixelsOf,
  shrunk,
  type Surface,
} from '../../web/src/features/image-optimizer/worker/pixels.ts'
import compress from 'browser-image-compression'
import { artwork, photo } from './pictures.ts'
import type { Bench, Encoded } from './results.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Kind = 'jpeg' | 'png' | 'webp'

async function canvasEncode({ canvas }: Surface, kind: Kind, quality: number): Promise<Bytes> {
  return new Uint8Array(await (await canvas.convertToBlob({ type: mediaTypes[kind], quality })).arrayBuffer())
}

/** browser-image-compression with a quality of its own, as its README uses it. */
async function peerEncode({ canvas }: Surface, kind: Kind): Promise<Bytes> {
  const file = new File([await canvas.convertToBlob({ type: 'image/png' })], 'a.png', { type: 'image/png' })
  const made = await compress(file, { initialQuality: 0.8, fileType: mediaTypes[kind], useWebWorker: false })
  return new Uint8Array(await made.arrayBuffer())
}

async function judged(source: Surface, kind: Kind, bytes: Bytes): Promise<Encoded> {
  const score = visualScore(reference(pixelsOf(source)), await readBack(bytes, kind))
  return { bytes: bytes.length, score }
}

/** Bytes of ours at a score, between the two nearest qualities that were tried, on a logarithmic scale. */
async function ownBytesAt(source: Surface, kind: Kind, score: number): Promise<number> {
  const original = reference(pixelsOf(source))
  const at = async (quality: number): Promise<Encoded> => {
    const bytes = await encode(source, kind, quality, defaultSettings)
    return { bytes: bytes.length, score: visualScore(original, await readBack(bytes, kind)) }
  }
  let [low, high] = [56, 96]
  let [below, above] = [await at(low), await at(high)]
  while (high - low > 3) {
    const middle = Math.round((low + high) / 2)
    const made = await at(middle)
    if (made.score < score) [low, below] = [middle, made]
    else [high, above] = [middle, made]
  }
  if (below.score > score || above.score < score) throw new Error(`No quality has a score of ${score}`)
  const share = (score - below.score) / (above.score - below.score)
  return Math.exp(Math.log(below.bytes) + share * Math.log(above.bytes / below.bytes))
}

const bytesOf = (base64: string): Bytes => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

/** A picture as the product draws it at the width it is given by default, or at another one. */
async function surfaceOf(base64: string, maxWidth = defaultSettings.maxWidth): Promise<Surface> {
  const bitmap = await createImageBitmap(new Blob([bytesOf(base64)]))
  return drawn(bitmap, outputSize(bitmap, maxWidth, true), '#ffffff')
}

async function asPng(base64: string, maxWidth: number): Promise<string> {
  const bytes = await canvasEncode(await surfaceOf(base64, maxWidth), 'png', 1)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

async function jpeg(photograph: string) {
  const source = await surfaceOf(photograph)
  const canvas = await judged(source, 'jpeg', await canvasEncode(source, 'jpeg', 0.8))
  const compression = await peerEncode(source, 'jpeg')
  return { canvas, own: await ownBytesAt(source, 'jpeg', canvas.score), compression: compression.length }
}

async function webp(base64: string, made: string) {
  const source = await surfaceOf(base64)
  const peer = await judged(source, 'webp', bytesOf(made))
  return { peer, own: await ownBytesAt(source, 'webp', peer.score) }
}

async function png(base64: string, made: string) {
  const source = await surfaceOf(base64)
  return {
    canvas: (await canvasEncode(source, 'png', 1)).length,
    own: await judged(source, 'png', await encode(source, 'png', 80, defaultSettings)),
    peer: await judged(source, 'png', bytesOf(made)),
  }
}

/** The score of a picture made with the same visual quality, 80. */
async function alike(base64: string, format: 'jpeg' | 'webp' | 'avif'): Promise<number> {
  const source = await surfaceOf(base64)
  const settings = encodeSettings({ ...defaultSettings, mode: 'alike', format })
  const { bytes } = await encodeBy(source, settings, () => {})
  return visualScore(reference(pixelsOf(source)), await readBack(bytes, format))
}

/** Pictures that are small already go through the product with the same format and width. */
async function neverLarger() {
  const found: { name: string; before: number; after: number }[] = []
  const offer = async (name: string, kind: Kind, bytes: Bytes) => {
    const file = new File([bytes], `a.${kind}`, { type: mediaTypes[kind] })
    const settings = encodeSettings({ ...defaultSettings, format: kind })
    const made = await optimize(
      { file, name: file.name, settings, edit: unedited, picture: 0, flatten: false },
      () => {},
    )
    found.push({ name, before: file.size, after: made.blob.size })
  }
  for (const seed of [1, 2, 3]) {
    const source = asSurface(photo(seed))
    for (const quality of [0.2, 0.5, 0.8]) {
      await offer(`JPEG ${quality * 100}, ${seed}`, 'jpeg', await canvasEncode(source, 'jpeg', quality))
      await offer(`WebP ${quality * 100}, ${seed}`, 'webp', await canvasEncode(source, 'webp', quality))
    }
    const drawing = asSurface(artwork(seed, 600, 400))
    await offer(`PNG ${seed}`, 'png', await encode(drawing, 'png', 30, defaultSettings))
  }
  return found
}

async function target(seed: number, kilobytes: number, kind: Kind) {
  const source = asSurface(kind === 'png' ? artwork(seed) : photo(seed))
  const result = await reachTarget(
    kilobytes * 1024,
    async (quality, scale) => {
      const made = await encode(scale < 1 ? shrunk(source, scale) : source, kind, quality, {
        ...defaultSettings,
        even: true,
      })
      return { bytes: made.length, made: null }
    },
    { ...qualitySteps[kind], start: 80 },
  )
  return { share: result.bytes / (kilobytes * 1024), encodes: result.encodes, atBest: result.quality >= 99 }
}

/** Photos of twelve megapixels through the pool; the longest time in which the page could do nothing. */
async function batch(files: number, workers: number) {
  const blob = await photo(4, 4000, 3000).convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  const pool = imagePool({ size: workers, budget: 80 })
  const job = {
    file: blob,
    name: 'a.jpg',
    settings: encodeSettings({ ...defaultSettings, maxWidth: 1280 }),
    edit: unedited,
    picture: 0,
    flatten: false,
  }
  const run = () => pool.run('optimize', job, { weight: 12 })
  // Loading the code is not what is measured.
  await Promise.all(Array.from({ length: workers }, run))
  const watch = longestGap()
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: files }, run))
  const seconds = (performance.now() - startedAt) / 1000
  const gap = watch()
  pool.close()
  return { seconds, gap }
}

/** The same watch over a page that does nothing: what the machine itself costs. */
async function idleGap(seconds: number) {
  const watch = longestGap()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return watch()
}

function longestGap(): () => number {
  let last = performance.now()
  let longest = 0
  const channel = new MessageChannel()
  const tick = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    setTimeout(() => channel.port2.postMessage(null), 4)
  }
  channel.port1.addEventListener('message', tick)
  channel.port1.start()
  channel.port2.postMessage(null)
  return () => {
    channel.port1.close()
    return longest
  }
}

function asSurface(canvas: OffscreenCanvas): Surface {
  return drawn(canvas, canvas, '#ffffff')
}

/** One of our own templates as the page it publishes. */
async function template(index: number): Promise<string> {
  const chosen = galleryTemplates[index]
  if (!chosen) throw new Error(`There is no template ${index}.`)
  return renderPublication((await chosen.load()).document, { title: chosen.name }).html
}

const bench: Bench = {
  template,
  asPng,
  jpeg,
  webp,
  png,
  alike,
  neverLarger,
  target,
  batch,
  idleGap,
}
Object.assign(globalThis, { bench })
