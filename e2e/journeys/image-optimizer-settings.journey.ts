import sharp from 'sharp'
import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { arrived } from '../steps/arrived.ts'
import { canvas, control, openBlankCanvas, tile } from '../steps/editor.ts'
import {
  add,
  button,
  card,
  downloaded,
  entriesOf,
  openOptimizer,
  optimizeAll,
  result,
} from '../steps/optimizer.ts'
import { enter } from '../steps/session.ts'

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await openOptimizer(page)
})

test('notes inside a photo go, or its author stays, or all of them', deep, async ({ page }) => {
  const { buffer } = await drawnPicture(page, 'a.jpg', { width: 300, height: 200, type: 'image/jpeg' })
  const noted = await sharp(buffer)
    .withExif({ IFD0: { Copyright: 'Estudio Marea', Make: 'Camara Acme' } })
    .jpeg({ quality: 95 })
    .toBuffer()
  await add(page, [{ name: 'firmada.jpg', mimeType: 'image/jpeg', buffer: noted }])
  await button(page, 'Más opciones').click()
  const kept = async (choice: string) => {
    await page.getByLabel('Metadatos').selectOption({ label: choice })
    await card(page, 'firmada.jpg').getByRole('button', { name: 'Optimizar' }).click()
    await expect(page.getByText('Desactualizado')).toHaveCount(0)
    const { content } = await result(page)
    const text = content.toString('latin1')
    return { author: text.includes('Estudio Marea'), camera: text.includes('Camara Acme') }
  }
  expect(await kept('Quitarlos todos')).toEqual({ author: false, camera: false })
  expect(await kept('Conservar la autoría')).toEqual({ author: true, camera: false })
  expect(await kept('Conservarlos todos')).toEqual({ author: true, camera: true })
})

test('settings kept under a name come back after a reload', deep, async ({ page }) => {
  const picture = await drawnPicture(page, 'a.jpg', { width: 80, height: 40, type: 'image/jpeg' })
  await add(page, [picture])
  await page.getByLabel('WebP', { exact: true }).check()
  await page.getByLabel(/^Calidad: /).fill('61')
  await page.getByLabel(/^Ancho Máximo: /).fill('700')
  await button(page, 'Más opciones').click()
  await page.getByLabel('Nombre de los archivos').fill('{n}-{nombre}-{ancho}')
  await page.getByLabel('Guardar estos ajustes como').fill('Tienda')
  await page.getByLabel('Guardar estos ajustes como').press('Enter')
  await expect(page.getByText('Preajuste «Tienda» guardado')).toBeVisible()
  await page.reload()
  await add(page, [picture])
  await expect(page.getByText('Calidad: 80%')).toBeVisible()
  await button(page, 'Más opciones').click()
  await page.getByLabel('Preajuste', { exact: true }).selectOption('browser:Tienda')
  await expect(page.getByText('Calidad: 61%')).toBeVisible()
  await expect(page.getByText('Ancho Máximo: 700px')).toBeVisible()
  await expect(page.getByLabel('WebP', { exact: true })).toBeChecked()
  await optimizeAll(page)
  const { name, content } = await result(page)
  expect(name).toBe('1-a-80.webp')
  await page.getByLabel('Píxeles exactos').check()
  await page.getByLabel('Ancho en píxeles').fill('37')
  await expect(page.getByLabel(/^Ancho Máximo: /)).toBeDisabled()
  await card(page, 'a.jpg').getByRole('button', { name: 'Optimizar' }).click()
  await expect(card(page, 'a.jpg')).toContainText(/Optimizado: .* · 37 × 19/)
  await page.getByLabel('Sin cambiar el tamaño').check()
  await card(page, 'a.jpg').getByRole('button', { name: 'Optimizar' }).click()
  await expect(card(page, 'a.jpg')).toContainText(/Optimizado: .* · 80 × 40/)
  expect(content.subarray(8, 12).toString()).toBe('WEBP')
  await button(page, 'Borrar el preajuste «Tienda»').click()
  await expect(page.getByLabel('Preajuste', { exact: true })).toHaveValue('')
})

test('before and after: the line moves, the zoom ends at eight times', async ({ page }) => {
  await add(page, [await drawnPicture(page, 'playa.jpg', { width: 900, height: 600, type: 'image/jpeg' })])
  await optimizeAll(page)
  await page.getByRole('button', { name: 'Más acciones para playa.jpg' }).click()
  await page.getByRole('menuitem', { name: 'Comparar antes y después' }).click()
  const dialog = page.getByRole('dialog')
  const after = dialog.getByAltText('Después')
  await arrived(dialog)
  const before = await after.boundingBox()
  const closer = dialog.getByRole('button', { name: 'Acercar' })
  for (let step = 0; step < 3; step += 1) await closer.click()
  await expect(closer).toBeDisabled()
  await expect(dialog.getByRole('button', { name: '800 %' })).toBeVisible()
  await expect.poll(async () => (await after.boundingBox())?.width).toBeCloseTo((before?.width ?? 0) * 8, -1)
  await dialog.getByLabel('Línea entre antes y después').fill('20')
  await expect(dialog.getByAltText('Antes')).toHaveCSS('clip-path', 'inset(0px 80% 0px 0px)')
  // The handle is on the picture: back at its own size it follows the mouse, and the keys.
  await dialog.getByRole('button', { name: '800 %' }).click()
  await expect.poll(async () => (await after.boundingBox())?.width).toBeCloseTo(before?.width ?? 0, -1)
  const place = await after.boundingBox()
  if (!place) throw new Error('The picture has no place')
  const at = (share: number) => [place.x + place.width * share, place.y + place.height / 3] as const
  await page.mouse.move(...at(0.2))
  await page.mouse.down()
  await page.mouse.move(...at(0.75), { steps: 4 })
  await page.mouse.up()
  await expect(dialog.getByAltText('Antes')).toHaveCSS('clip-path', 'inset(0px 25% 0px 0px)')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByAltText('Antes')).toHaveCSS('clip-path', 'inset(0px 24% 0px 0px)')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the sets of a picture come with the code that uses them', deep, async ({ page }) => {
  await add(page, [await drawnPicture(page, 'playa.jpg', { width: 900, height: 600, type: 'image/jpeg' })])
  await page.getByRole('button', { name: 'Más acciones para playa.jpg' }).click()
  await page.getByRole('menuitem', { name: 'Crear juego srcset' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Texto alternativo').fill('La "playa" <b>')
  // The code is there once the picture has been looked into, and follows what is typed.
  const shown = dialog.getByLabel('Código para tu página')
  await expect(shown).toHaveValue(/<picture>[\s\S]*type="image\/webp"[\s\S]*480w[\s\S]*<img/)
  await expect(shown).toHaveValue(/La &quot;playa&quot; &lt;b/)
  const code = await shown.inputValue()
  const zip = await downloaded(page, () => dialog.getByRole('button', { name: /^Descargar las / }).click())
  const names = entriesOf(zip.content).map(([name]) => name)
  for (const name of names.filter((one) => /\.(webp|jpg)$/.test(one))) expect(code).toContain(name)
  expect(names.filter((name) => name.endsWith('.webp')).length).toBeGreaterThan(1)
})

test(
  'what is transparent lands on the chosen colour; AVIF and the quick way give what they say',
  deep,
  async ({ page }) => {
    const clear = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    await add(page, [{ name: 'logo.png', mimeType: 'image/png', buffer: clear }])
    await expect(page.getByText('1 imagen puede tener transparencia')).toBeVisible()
    await button(page, 'Más opciones').click()
    await page.getByLabel('Color de fondo para lo transparente').fill('#00aa55')
    await optimizeAll(page)
    await expect(card(page, 'logo.png')).toContainText('Tenía transparencia')
    const { data } = await sharp((await result(page)).content)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red = 255, green = 0, blue = 255] = data
    expect(Math.abs(red) + Math.abs(green - 0xaa) + Math.abs(blue - 0x55)).toBeLessThan(12)
    const again = async (choose: () => Promise<void>) => {
      await choose()
      await card(page, 'logo.png').getByRole('button', { name: 'Optimizar' }).click()
      await expect(page.getByText('Desactualizado')).toHaveCount(0, { timeout: 30_000 })
      return result(page)
    }
    const avif = await again(() => page.getByLabel('AVIF', { exact: true }).check())
    expect(avif.name).toBe('optimized_logo.avif')
    expect(avif.content.subarray(4, 12).toString()).toBe('ftypavif')
    const archived = await again(() => page.getByLabel('JXL', { exact: true }).check())
    expect(archived.name).toBe('optimized_logo.jxl')
    expect(archived.content.subarray(0, 2).toString('hex')).toMatch(/^(?:ff0a|0000)$/)
    const quick = await again(async () => {
      await page.getByLabel('JPEG', { exact: true }).check()
      await button(page, 'Conservarla en WebP').click()
      await expect(page.getByLabel('WebP', { exact: true })).toBeChecked()
      await page.getByLabel('Rápido').check()
    })
    expect(quick.content.subarray(8, 12).toString()).toBe('WEBP')
  },
)

test('a result used in a page is chosen in the editor', deep, async ({ page }) => {
  await add(page, [await drawnPicture(page, 'cartel.jpg', { width: 300, height: 200, type: 'image/jpeg' })])
  await optimizeAll(page)
  await page.getByRole('button', { name: 'Más acciones para cartel.jpg' }).click()
  await page.getByRole('menuitem', { name: 'Usar en una página' }).click()
  await expect(page.getByText('ya está en las imágenes de tus páginas')).toBeVisible()
  await openBlankCanvas(page)
  await tile(page, 'image').click()
  await page.getByRole('button', { name: 'Elegir de tus imágenes' }).click()
  await page.getByRole('button', { name: 'Usar optimized_cartel.jpg' }).click()
  await expect(control(page, 'src').first()).toBeVisible()
  const shown = canvas(page).locator('img')
  await expect(shown).toHaveAttribute('src', /^\/p\/_pictures\/.*\.jpg$/)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300)
})
