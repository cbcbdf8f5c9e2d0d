import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inBrowser, say } from '../in-browser.ts'
import { fetchPhones } from './packages.ts'

/**
 * Prints our bytes with the usual and with the greatest effort beside cwebp and avifenc, at the score of their file.
 * Arguments: the width of the photographs (1280), then the formats wanted of `webp avif` (both).
 */
const width = Number(process.argv[2] ?? 1280)
const wanted = process.argv.slice(3)
const three = (value: number) => value.toFixed(3)
const geometric = (values: readonly number[]) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)

const folder = await mkdtemp(join(tmpdir(), 'aurelio-bench-effort-'))
try {
  const { photographs, cwebp, avifenc } = await fetchPhones(folder)
  const outDir = join(folder, 'page')
  await inBrowser({ root: import.meta.dirname, outDir, global: 'bench' }, async (page) => {
    for (const [kind, peer, words] of [
      ['webp', cwebp, 'cwebp -q 80 -m 6 -sharp_yuv'],
      ['avif', avifenc, 'avifenc -s 6, cq-level 22'],
    ] as const) {
      if (wanted.length > 0 && !wanted.includes(kind)) continue
      say(`\n${kind} at the score of ${words}, ${width} pixels wide: usual / peer, most / peer`)
      const ratios: { usual: number; most: number; seconds: number }[] = []
      for (const { name, bytes } of photographs) {
        const source = await page.evaluate(([picture, most]) => globalThis.bench.asPng(picture, most), [
          bytes.toString('base64'),
          width,
        ] as const)
        const made = await peer(Buffer.from(source, 'base64'))
        const found = await page.evaluate(
          ([picture, other, format]) => globalThis.bench.effort(picture, other, format),
          [source, made.toString('base64'), kind] as const,
        )
        const [usual, most] = [found.usual / found.peer.bytes, found.most / found.peer.bytes]
        say(
          `  ${name}: ${three(usual)}, ${three(most)} (score ${found.peer.score.toFixed(1)}, ${found.seconds.toFixed(1)} s)`,
        )
        ratios.push({ usual, most, seconds: found.seconds })
      }
      const usual = ratios.map((ratio) => ratio.usual)
      const most = ratios.map((ratio) => ratio.most)
      const seconds = geometric(ratios.map((ratio) => ratio.seconds))
      say(`  usual: mean ${three(geometric(usual))}, worst ${three(Math.max(...usual))}`)
      say(
        `  most: mean ${three(geometric(most))}, worst ${three(Math.max(...most))}, ${seconds.toFixed(1)} s each`,
      )
    }
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}
