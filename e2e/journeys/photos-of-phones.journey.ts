import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from '../product/test.ts'
import { add, card, cards, openOptimizer, optimizeAll, result } from '../steps/optimizer.ts'
import { add as addToBench, cards as pages, choose, made, pdfTools } from '../steps/pdf-tools.ts'
import { enter } from '../steps/session.ts'

/** Four fields of colour as heif-enc writes them, 96 x 64. */
const photo = async (name: string) => ({
  name: `${name}.heic`,
  mimeType: 'image/heic',
  buffer: await readFile(new URL(`../../formats/src/heif/testing/${name}.heic`, import.meta.url)),
})

/** The colour in the middle of the first field. */
async function firstField(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 4) * info.width + Math.floor(info.width / 4)) * 3
  return [...data.subarray(at, at + 3)]
}

test('photos of a phone are optimized upright, in their colours, and a burst gives its others when asked', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await openOptimizer(page)
  const whole = await photo('burst')
  const cut = { ...whole, name: 'rota.heic', buffer: whole.buffer.subarray(0, 300) }
  await add(page, [whole, await photo('turned'), await photo('p3'), cut])
  await expect(card(page, 'rota.heic')).toContainText('La foto HEIC está incompleta o dañada.')
  await card(page, 'rota.heic').getByRole('button', { name: 'Eliminar' }).click()
  await expect(card(page, 'burst.heic').locator('img')).toBeVisible()
  await optimizeAll(page)

  await expect(card(page, 'burst.heic')).toContainText('El archivo trae 3 fotos y esta es la principal.')
  await expect(card(page, 'p3.heic')).toContainText('Conserva sus colores Display P3.')
  const upright = (await result(page, 'turned.heic')).content
  expect(await sharp(upright).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 96 })
  // Turned to the right, blue stands above.
  const [red = 0, , blue = 0] = await firstField(upright)
  expect(blue - red).toBeGreaterThan(100)

  await page.getByRole('button', { name: 'Más acciones para burst.heic' }).click()
  await page.getByRole('menuitem', { name: 'Añadir sus otras 2 fotos' }).click()
  await expect(cards(page)).toHaveCount(5)
  await card(page, 'burst (2).heic').getByRole('button', { name: 'Optimizar' }).click()
  await expect(card(page, 'burst (2).heic')).toContainText('Optimizado')
  const second = await firstField((await result(page, 'burst (2).heic')).content)
  // The other picture begins with a black field.
  expect(Math.max(...second)).toBeLessThan(60)
})

test('photos of a phone become pages of a PDF', async ({ context, page, product }) => {
  await enter(context, product.url)
  await page.goto(pdfTools)
  await addToBench(page, [await photo('turned')])
  await expect(pages(page)).toHaveCount(1, { timeout: 30_000 })
  await choose(page, 'Imágenes a PDF')
  const { content } = await made(page, 'Convertir')
  const document = await PDFDocument.load(content)
  expect(document.getPageCount()).toBe(1)
  const { width, height } = document.getPage(0).getSize()
  expect(height).toBeGreaterThan(width)
})
