import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../product/test.ts'
import { add, card, openOptimizer, optimizeAll, result } from '../steps/optimizer.ts'
import { enter } from '../steps/session.ts'

const colours = ['#e02020', '#20c020', '#2020e0', '#2020e0', '#e0c020']
const delays = [100, 200, 300, 100, 400]

/** Frames of one colour each, the fourth as the third; with a hole where they are to be transparent. */
async function dance(isClear: boolean) {
  const hole = {
    input: { create: { width: 20, height: 10, channels: 4, background: '#000' } },
    blend: 'dest-out',
  } as const
  const frames = colours.map((background) => {
    const frame = sharp({ create: { width: 81, height: 61, channels: 4, background } })
    return (isClear ? frame.composite([{ ...hole, left: 0, top: 0 }]) : frame).png().toBuffer()
  })
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: delays, loop: 0 })
    .toBuffer()
}

/** The frames as this browser plays them: the colour in the middle and at the corner, and milliseconds. */
async function played(page: Page, file: Buffer) {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const decoder = new ImageDecoder({ data: bytes, type: 'image/avif', preferAnimation: true })
    await decoder.tracks.ready
    const { frameCount = 0, repetitionCount = 0 } = decoder.tracks.selectedTrack ?? {}
    const frames = []
    for (let frameIndex = 0; frameIndex < frameCount; frameIndex += 1) {
      const { image } = await decoder.decode({ frameIndex })
      const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]
      frames.push({
        middle: at(40, 40),
        corner: at(2, 2),
        milliseconds: Math.round((image.duration ?? 0) / 1000),
      })
    }
    return { frames, isEndless: repetitionCount === Infinity }
  }, file.toString('base64'))
}

/** What a viewer without animations has of it. */
async function still(page: Page, file: Buffer) {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const decoder = new ImageDecoder({ data: bytes, type: 'image/avif', preferAnimation: false })
    await decoder.tracks.ready
    const { image } = await decoder.decode()
    const frames = decoder.tracks.selectedTrack?.frameCount
    return { frames, width: image.displayWidth, height: image.displayHeight }
  }, file.toString('base64'))
}

function near(found: readonly number[], colour: string) {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return wanted.every((value, index) => Math.abs((found[index] ?? 0) - value) < 14)
}

test('an animated GIF becomes an animated AVIF, which this browser plays as it was', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await openOptimizer(page)
  await add(page, [
    { name: 'baile.gif', mimeType: 'image/gif', buffer: await dance(false) },
    { name: 'calado.gif', mimeType: 'image/gif', buffer: await dance(true) },
  ])
  await expect(card(page, 'calado.gif')).toContainText('Animación de')
  await page.getByLabel('AVIF', { exact: true }).check()
  await page.getByLabel(/^Calidad: /).fill('95')
  await optimizeAll(page)
  for (const name of ['baile.gif', 'calado.gif']) {
    await expect(card(page, name)).toContainText('Sigue animada: ')
    const { name: saved, content } = await result(page, name)
    expect(saved).toBe(`optimized_${name.replace('.gif', '.avif')}`)
    const { frames, isEndless } = await played(page, content)
    // What does not change is shown for longer.
    expect(frames.map(({ milliseconds }) => milliseconds)).toEqual([100, 200, 400, 400])
    expect(isEndless).toBe(true)
    for (const [index, colour] of ['#e02020', '#20c020', '#2020e0', '#e0c020'].entries()) {
      const found = frames[index]
      expect([colour, found?.middle, near(found?.middle ?? [], colour)]).toEqual([
        colour,
        found?.middle,
        true,
      ])
      const corner = name === 'calado.gif' ? '#ffffff' : colour
      expect(near(found?.corner ?? [], corner)).toBe(true)
    }
    // Who shows no animations shows the first frame.
    expect(await still(page, content)).toEqual({ frames: 1, width: 81, height: 61 })
  }
  await expect(card(page, 'baile.gif')).not.toContainText('Tenía transparencia')
  await expect(card(page, 'calado.gif')).toContainText(
    'Tenía transparencia: ahora está sobre el color de fondo.',
  )
})
