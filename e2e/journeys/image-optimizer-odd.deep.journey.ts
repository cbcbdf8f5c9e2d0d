import sharp from 'sharp'
import { chunk, hugePng } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { add, button, card, openOptimizer, optimizeAll, result } from '../steps/optimizer.ts'
import { enter } from '../steps/session.ts'

const width = 300
const height = 200
const colour = [0xb0, 0x5a, 0x2a] as const

/** One colour with grain, so that a file of it has something to lose. */
function grainy() {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (colour[at % 3] ?? 0) + ((at * 7919) % 31) - 15
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

test('unusual pictures: each gives a result or says clearly why not', async ({ context, page, product }) => {
  test.slow()
  const cmyk = await grainy().toColourspace('cmyk').jpeg({ quality: 98 }).toBuffer()
  const deep = await grainy().toColourspace('rgb16').png().toBuffer()
  const wide = await grainy().withIccProfile('p3').jpeg({ quality: 98 }).toBuffer()
  const dot = await grainy().resize(1, 1).png().toBuffer()
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(64),
  ])
  await enter(context, product.url)
  await openOptimizer(page)
  await add(page, [
    { name: 'imprenta.jpg', mimeType: 'image/jpeg', buffer: cmyk },
    { name: 'profunda.png', mimeType: 'image/png', buffer: deep },
    { name: 'pantalla.jpg', mimeType: 'image/jpeg', buffer: wide },
    { name: 'punto.png', mimeType: 'image/png', buffer: dot },
    { name: 'enorme.png', mimeType: 'image/png', buffer: hugePng(30_000, 30_000) },
    { name: 'movil.heic', mimeType: 'image/heic', buffer: heic },
    { name: 'vacia.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
  ])
  await expect(page.getByText('Imágenes Cargadas (7)')).toBeVisible()
  await button(page, 'Optimizar Todas las Imágenes').click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Error al optimizar múltiples imágenes' }),
  ).toBeVisible({
    timeout: 60_000,
  })
  await expect(card(page, 'imprenta.jpg')).toContainText('Color convertido de CMYK a sRGB.')
  await expect(card(page, 'profunda.png')).toContainText('De 16 a 8 bits por color.')
  await expect(card(page, 'pantalla.jpg')).toContainText('Conserva sus colores Display P3.')
  await expect(card(page, 'punto.png')).toContainText(/Optimizado: .* · 1 × 1/)
  await expect(card(page, 'enorme.png')).toContainText('Mide 30.000 × 30.000 píxeles')
  await expect(card(page, 'movil.heic')).toContainText('La foto HEIC está incompleta o dañada.')
  await expect(card(page, 'vacia.png')).not.toContainText('Optimizado: ')
  const { channels } = await sharp((await result(page, 'imprenta.jpg')).content).stats()
  // Without a profile the inks are anybody's guess, but never the negative.
  for (const [index, channel] of channels.entries())
    expect(Math.abs(channel.mean - (colour[index] ?? 0))).toBeLessThan(48)
})

test('a PNG at a hundred loses nothing, wherever it comes from; a TIFF is read', async ({
  context,
  page,
  product,
}) => {
  const pixels = Buffer.alloc(60 * 40 * 4)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 2_654_435_761) >>> 24
  const clear = sharp(pixels, { raw: { width: 60, height: 40, channels: 4 } })
  const opaque = await grainy().raw().toBuffer()
  const flat = await grainy().png().toBuffer()
  // The web's gamma, as most programs write it: the numbers mean what they mean without it.
  const gamma = chunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]))
  await enter(context, product.url)
  await openOptimizer(page)
  await add(page, [
    { name: 'clara.png', mimeType: 'image/png', buffer: await clear.clone().png().toBuffer() },
    {
      name: 'clara.webp',
      mimeType: 'image/webp',
      buffer: await clear.clone().webp({ lossless: true, exact: true }).toBuffer(),
    },
    {
      name: 'gama.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([flat.subarray(0, 33), gamma, flat.subarray(33)]),
    },
    {
      name: 'escaner.tif',
      mimeType: 'image/tiff',
      buffer: await grainy().tiff({ compression: 'lzw' }).toBuffer(),
    },
  ])
  await expect(page.getByText('Imágenes Cargadas (4)')).toBeVisible()
  await page.getByLabel('PNG', { exact: true }).check()
  await page.getByLabel(/^Calidad: /).fill('100')
  await optimizeAll(page)
  const raw = async (name: string) =>
    sharp((await result(page, name)).content)
      .raw()
      .toBuffer()
  expect((await raw('clara.png')).equals(pixels)).toBe(true)
  expect((await raw('clara.webp')).equals(pixels)).toBe(true)
  expect((await raw('escaner.tif')).equals(opaque)).toBe(true)
  expect((await raw('gama.png')).equals(opaque)).toBe(true)
  await page.getByLabel('WebP', { exact: true }).check()
  await card(page, 'gama.png').getByRole('button', { name: 'Optimizar' }).click()
  await expect(page.getByText('Desactualizado')).toHaveCount(3)
  expect((await raw('gama.png')).equals(opaque)).toBe(true)
  // What browsers do not show is shown all the same.
  await page.getByRole('button', { name: 'Más acciones para escaner.tif' }).click()
  await page.getByRole('menuitem', { name: 'Comparar antes y después' }).click()
  const before = page.getByRole('dialog').getByAltText('Antes')
  await expect.poll(() => before.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width)
})

test('an animated GIF becomes an animated WebP, frame by frame', async ({ context, page, product }) => {
  const colours = ['#ff0000', '#00ff00', '#0000ff']
  const frames = colours.map((background) =>
    sharp({ create: { width: 40, height: 30, channels: 4, background } })
      .png()
      .toBuffer(),
  )
  const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [100, 200, 300], loop: 0 })
    .toBuffer()
  await enter(context, product.url)
  await openOptimizer(page)
  await add(page, [{ name: 'baile.gif', mimeType: 'image/gif', buffer: gif }])
  await expect(card(page, 'baile.gif')).toContainText('Animación de 3 fotogramas')
  await page.getByLabel('WebP', { exact: true }).check()
  await optimizeAll(page)
  await expect(card(page, 'baile.gif')).toContainText('Sigue animada: 3 fotogramas.')
  const made = await result(page)
  expect(made.name).toBe('optimized_baile.webp')
  const animation = sharp(made.content, { animated: true })
  expect(await animation.metadata()).toMatchObject({
    pages: 3,
    pageHeight: 30,
    delay: [100, 200, 300],
    loop: 0,
  })
  const { data, info } = await animation.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const shown = colours.map((_, index) => [...data.subarray(index * 30 * info.width * 4).subarray(0, 4)])
  for (const [index, pixel] of shown.entries())
    expect(pixel.map((value) => (value > 128 ? 1 : 0))).toEqual(
      [0, 1, 2, 3].map((c) => (c === index || c === 3 ? 1 : 0)),
    )
})
