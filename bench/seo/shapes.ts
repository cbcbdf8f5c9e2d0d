// npm run bench:seo:shapes: the whole way from file to result, for five shapes, beside plain JavaScript in the same run.
import { cpus } from 'node:os'
import { inspectCsv } from '../../web/src/features/seo-generator/engine/inspect.ts'
import { slugify } from '../../web/src/features/seo-generator/engine/slug.ts'
import { chunksOf, kernelNamed } from './measure.ts'
import { jobOf, placeNames } from './given.ts'

type Shape = { rows: number; places: number }

const shapes: readonly Shape[] = [
  { rows: 10, places: 100_000 },
  { rows: 1000, places: 1000 },
  { rows: 100_000, places: 10 },
  { rows: 1_000_000, places: 3 },
  { rows: 10_000_000, places: 1 },
]
const rowsOfPiece = 10_000

/** A table of short rows, one of whose columns is an address. */
function tableOf({ rows }: Shape): Blob {
  const pieces: string[] = ['titulo,texto,url\n']
  for (let from = 0; from < rows; from += rowsOfPiece) {
    const length = Math.min(rowsOfPiece, rows - from)
    const piece = Array.from(
      { length },
      (_, at) => `Madrid ${from + at},en madrid,www.a.es/madrid-${from + at}\n`,
    )
    pieces.push(piece.join(''))
  }
  return new Blob(pieces)
}

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
  yield* chunksOf(await jobOf(file, await inspectCsv(file), places), kernelNamed('wasm'))
}

async function timed(chunks: AsyncGenerator<Uint8Array>) {
  let bytes = 0
  const begun = process.cpuUsage()
  for await (const chunk of chunks) bytes += chunk.length
  const { user, system } = process.cpuUsage(begun)
  return { seconds: (user + system) / 1e6, bytes }
}

console.log(
  `Seconds of processor in Node ${process.version}, ${cpus()[0]?.model ?? ''} (${cpus().length} cores).\n`,
)
console.log('| rows × places | plain JavaScript | Aurelio | share |')
console.log('| --- | ---: | ---: | ---: |')
for (const shape of shapes) {
  const file = tableOf(shape)
  const places = placeNames(shape.places)
  const plain = await timed(plainly(file, places))
  const ours = await timed(byEngine(file, places))
  if (plain.bytes !== ours.bytes) throw new Error('the ways do not give the same')
  const name = [shape.rows, shape.places].map((each) => each.toLocaleString('en-US')).join(' × ')
  const share = (ours.seconds / plain.seconds).toFixed(2)
  console.log(`| ${name} | ${plain.seconds.toFixed(1)} | ${ours.seconds.toFixed(1)} | ${share} |`)
}
