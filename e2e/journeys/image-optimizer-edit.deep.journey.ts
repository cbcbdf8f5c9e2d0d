import sharp from 'sharp'
import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { add, button, card, openOptimizer, optimizeAll, result } from '../steps/optimizer.ts'
import { enter } from '../steps/session.ts'

const red = { r: 200, g: 20, b: 20 }
const blue = { r: 20, g: 20, b: 200 }

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await openOptimizer(page)
})

/** A picture 400 wide and 200 high, red on its left and blue on its right. */
async function halves() {
  const left = await sharp({ create: { width: 200, height: 200, channels: 3, background: red } })
    .png()
    .toBuffer()
  const whole = sharp({ create: { width: 400, height: 200, channels: 3, background: blue } })
  const buffer = await whole
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
  return { name: 'mitades.png', mimeType: 'image/png', buffer }
}

const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer({ resolveWithObject: true })

test('a picture is turned and cut, and what was made before is told to be old', async ({ page }) => {
  await add(page, [await halves()])
  await optimizeAll(page)
  const dialog = page.getByRole('dialog')
  const open = async () => {
    await page.getByRole('button', { name: 'Más acciones para mitades.png' }).click()
    await page.getByRole('menuitem', { name: 'Recortar y girar' }).click()
    await expect(dialog.getByAltText('mitades.png')).toBeVisible()
  }
  await open()
  await dialog.getByRole('button', { name: 'Girar a la derecha' }).click()
  const picture = dialog.getByAltText('mitades.png')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(400)
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await expect(card(page, 'mitades.png')).toContainText('Desactualizado')
  await card(page, 'mitades.png').getByRole('button', { name: 'Optimizar' }).click()
  await expect(card(page, 'mitades.png')).toContainText(/Optimizado: .* · 200 × 400/)
  const upright = await pixelsOf((await result(page)).content)
  expect(upright.data[0]).toBeGreaterThan(150)
  expect(upright.data.at(-1)).toBeGreaterThan(150)
  await open()
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not shown')
  await page.mouse.move(box.x + 2, box.y + 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4, { steps: 8 })
  await page.mouse.up()
  await expect(dialog.getByRole('button', { name: 'Quitar el recorte' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await card(page, 'mitades.png').getByRole('button', { name: 'Optimizar' }).click()
  await expect(page.getByText('Desactualizado')).toHaveCount(0)
  const { info, data } = await pixelsOf((await result(page)).content)
  expect(Math.abs(info.width - 100)).toBeLessThan(6)
  expect(Math.abs(info.height - 100)).toBeLessThan(6)
  // Nothing blue is left.
  const blues = [...data].filter((_, at) => at % 3 === 2)
  expect(Math.max(...blues)).toBeLessThan(60)
})

test('all results go into the pictures of the pages at once', async ({ page }) => {
  const names = ['uno.jpg', 'dos.jpg', 'tres.jpg']
  const size = { width: 80, height: 60, type: 'image/jpeg' } as const
  await add(page, await Promise.all(names.map((name) => drawnPicture(page, name, size))))
  await optimizeAll(page)
  await button(page, 'Usar en una página').click()
  await expect(page.getByText('3 imágenes ya están en las imágenes de tus páginas')).toBeVisible()
  const { items } = await (await page.request.get('/api/pictures')).json()
  const stored = items.map(({ name }: { name: string }) => name).toSorted()
  expect(stored).toEqual(names.map((name) => `optimized_${name}`).toSorted())
})

test('what a picture would weigh is told while settings are chosen', async ({ page }) => {
  const size = { width: 600, height: 400, type: 'image/jpeg' } as const
  await add(page, [await drawnPicture(page, 'foto.jpg', size)])
  const told = page.getByText(/^Con estos ajustes la primera imagen pasa de /)
  await expect(page.getByText('Imágenes Cargadas (1)')).toBeVisible()
  await page.getByLabel(/^Calidad: /).fill('20')
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Destacar foto.jpg' }).click()
  await expect(page.getByText(/^Con estos ajustes la imagen destacada pasa de /)).toBeVisible()
})
