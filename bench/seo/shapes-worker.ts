/// <reference lib="dom" />
import { inspectCsv, slugify } from '@aurelio/page/generator'
import { createLineKernel } from '../../web/src/features/seo-generator/engine/wasm-lines.ts'
import { sourceOf } from '../../web/src/features/seo-generator/worker/read-beside.ts'
import { jobOf, placeNames } from './given.ts'
import { chunksOf, kernelNamed } from './measure.ts'

/** What a careful plain program does: the rows split once, then replaced and joined for each place. */
async function* plainly(file: Blob, places: readonly string[][]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const [header = '', ...lines] = (await file.text()).trimEnd().split('\n')
  const rows = lines.map((line) => line.split(','))
  let text = header
  for (const [place = ''] of places) {
    const slug = slugify(place)
    for (const [title = '', body = '', url = ''] of rows) {
      text += `\n${title.replaceAll('Madrid', place)},${body.replaceAll('madrid', place)},${url.replaceAll('madrid', slug)}`
      if (text.length < 1024 * 1024) continue
      yield encoder.encode(text)
      text = ''
    }
  }
  yield encoder.encode(text)
}

/** The same by the engine: the file is read, checked and compiled before the first byte. */
async function* byEngine(file: Blob, places: readonly string[][]): AsyncGenerator<Uint8Array> {
  const source = sourceOf(file)
  const info = await inspectCsv(source, {}, undefined, createLineKernel())
  yield* chunksOf(await jobOf(source, info, places, createLineKernel()), kernelNamed('wasm'))
}

const ways = { plain: plainly, ours: byEngine }

async function measure(file: Blob, places: number, way: keyof typeof ways) {
  const names = placeNames(places)
  const start = performance.now()
  let bytes = 0
  for await (const chunk of ways[way](file, names)) bytes += chunk.length
  return { seconds: (performance.now() - start) / 1000, bytes }
}

type Asked = { file: Blob; places: number; way: keyof typeof ways }

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  measure(data.file, data.places, data.way).then(
    (figures) => postMessage(figures),
    (error: unknown) => postMessage({ error: String(error) }),
  )
})
