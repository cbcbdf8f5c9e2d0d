import type { Page } from '@playwright/test'
import { say } from '../in-browser.ts'
import type { Picture, fetchPackages } from './packages.ts'

type Packages = Awaited<ReturnType<typeof fetchPackages>>
const three = (value: number) => value.toFixed(3)
const one = (value: number) => value.toFixed(1)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
/** Of ratios. */
const geometric = (values: readonly number[]) => Math.exp(mean(values.map(Math.log)))
const base64 = ({ bytes }: Picture) => bytes.toString('base64')

/** JPEG at the score of canvas at quality 80. */
export async function jpeg(page: Page, { photographs }: Packages) {
  say('\nJPEG at the score of canvas quality 80: ours / canvas, ours / browser-image-compression')
  const found = []
  for (const photograph of photographs) {
    const made = await page.evaluate((bytes) => globalThis.bench.jpeg(bytes), base64(photograph))
    const ratio = made.own / made.canvas.bytes
    say(
      `  ${photograph.name}: ${three(ratio)} (score ${one(made.canvas.score)}), ${three(made.own / made.compression)}`,
    )
    found.push(ratio)
  }
  say(`  mean ${three(geometric(found))} (bar 0.85), worst ${three(Math.max(...found))} (bar 0.95)`)
}

/** WebP at the score of `cwebp -q 80 -m 6 -sharp_yuv`. */
export async function webp(page: Page, { photographs, cwebp }: Packages) {
  say('\nWebP at the score of cwebp -q 80 -m 6 -sharp_yuv: ours / cwebp')
  const found = []
  for (const photograph of photographs) {
    const source = await page.evaluate((bytes) => globalThis.bench.asPng(bytes, 1920), base64(photograph))
    const made = await cwebp(Buffer.from(source, 'base64'))
    const { own, peer } = await page.evaluate(([bytes, other]) => globalThis.bench.webp(bytes, other), [
      source,
      made.toString('base64'),
    ] as const)
    say(`  ${photograph.name}: ${three(own / peer.bytes)} (score ${one(peer.score)})`)
    found.push(own / peer.bytes)
  }
  say(`  mean ${three(geometric(found))}, worst ${three(Math.max(...found))} (bar 1.0)`)
}

/** PNG at quality 80 beside pngquant. */
export async function png(page: Page, { drawings, pngquant }: Packages, screenshots: readonly Picture[]) {
  say('\nPNG at quality 80: ours (score), pngquant (score), as shares of canvas')
  const found = []
  for (const picture of [...drawings, ...screenshots]) {
    const source = await page.evaluate((bytes) => globalThis.bench.asPng(bytes, 1280), base64(picture))
    const made = await pngquant(Buffer.from(source, 'base64'))
    const { own, canvas, peer } = await page.evaluate(
      ([bytes, other]) => globalThis.bench.png(bytes, other),
      [source, made.toString('base64')] as const,
    )
    say(
      `  ${picture.name}: ${three(own.bytes / canvas)} (${one(own.score)}), ${three(peer.bytes / canvas)} (${one(peer.score)})`,
    )
    found.push({ own, peer, canvas })
  }
  say(
    `  mean of canvas ${three(geometric(found.map(({ own, canvas }) => own.bytes / canvas)))} (bar 0.40), of pngquant ${three(geometric(found.map(({ own, peer }) => own.bytes / peer.bytes)))}; least score ${one(Math.min(...found.map(({ own }) => own.score)))} (bar 80), mean ${one(mean(found.map(({ own }) => own.score)))}, pngquant's ${one(mean(found.map(({ peer }) => peer.score)))}`,
  )
}

/** One number in three formats: the scores that 'the same visual quality' reaches. */
export async function alike(page: Page, { photographs }: Packages) {
  say('\nSame visual quality at 80: mean score (bar: within 2 of each other)')
  for (const format of ['jpeg', 'webp', 'avif'] as const) {
    const scores = []
    for (const photograph of photographs)
      scores.push(
        await page.evaluate(([bytes, kind]) => globalThis.bench.alike(bytes, kind), [
          base64(photograph),
          format,
        ] as const),
      )
    say(`  ${format}: ${one(mean(scores))} (${scores.map(one).join(', ')})`)
  }
}
