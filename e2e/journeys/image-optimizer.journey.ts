import { animatedGif, drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import {
  add,
  button,
  card,
  cards,
  downloaded,
  entriesOf,
  openOptimizer,
  optimizeAll,
} from '../steps/optimizer.ts'
import { enter } from '../steps/session.ts'

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await openOptimizer(page)
})

test('photos come out smaller, under the names of the specification', async ({ page }) => {
  await expect(page.getByText('Ajustes de Optimización')).toBeHidden()
  const wide = await drawnPicture(page, 'playa.jpg', { width: 2400, height: 1200, type: 'image/jpeg' })
  const small = await drawnPicture(page, 'playa.png', { width: 300, height: 200, type: 'image/png' })
  await add(page, [wide, small, { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') }])
  await expect(page.getByText('Imágenes Cargadas (2)')).toBeVisible()
  const leftOut = page.getByRole('status').filter({ hasText: 'no es una imagen' })
  await expect(leftOut).toHaveText('1 archivo no se ha añadido porque no es una imagen: notas.txt')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Ancho Máximo: 1920px')).toBeVisible()
  await expect(page.getByText('Calidad: 80%')).toBeVisible()
  await expect(page.getByLabel('Mantener Proporción')).toBeChecked()
  await expect(page.getByLabel('JPEG', { exact: true })).toBeChecked()
  const kilobytes = (wide.buffer.length / 1024).toFixed(2)
  await expect(card(page, 'playa.jpg')).toContainText(`Original: ${kilobytes} KB`)

  await cards(page).first().getByText('Original').click()
  await expect(cards(page).first()).toHaveAttribute('aria-pressed', 'true')
  await optimizeAll(page)
  await expect(card(page, 'playa.jpg')).toContainText(/Optimizado: \d+\.\d\d KB \(\d+% más pequeño\)/)
  await expect(card(page, 'playa.jpg')).toContainText('1920 × 960')
  await expect(card(page, 'playa.png')).toContainText('300 × 200')

  const one = await downloaded(page, () =>
    card(page, 'playa.jpg').getByRole('button', { name: 'Descargar' }).click(),
  )
  expect(one.name).toBe('optimized_playa.jpg')
  expect([...one.content.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  const zip = await downloaded(page, () => button(page, 'Descargar Como ZIP').click())
  expect(zip.name).toMatch(/^optimized_images_\d{4}-\d\d-\d\d\.zip$/)
  expect(entriesOf(zip.content).map(([name, , method]) => [name, method])).toEqual([
    ['optimized_playa.jpg', 0],
    ['optimized_playa (2).jpg', 0],
  ])

  await page.getByLabel('WebP', { exact: true }).check()
  await expect(page.getByText('Desactualizado')).toHaveCount(2)
  await button(page, 'Reiniciar Todo').click()
  await expect(cards(page)).toHaveCount(0)
})

test('beside the kilobytes of a large picture stand its megabytes', deep, async ({ page }) => {
  const large = await drawnPicture(page, 'cartel.png', { width: 1600, height: 1200, type: 'image/png' })
  const bytes = large.buffer.length
  expect(bytes).toBeGreaterThan(1024 * 1024)
  const small = await drawnPicture(page, 'sello.png', { width: 60, height: 40, type: 'image/png' })
  await add(page, [large, small])
  const megabytes = new Intl.NumberFormat('es', { maximumFractionDigits: 1 }).format(bytes / 1024 / 1024)
  const original = `Original: ${(bytes / 1024).toFixed(2)} KB`
  // The specified text stands on its own.
  await expect(card(page, 'cartel.png').getByText(original, { exact: true })).toBeVisible()
  await expect(card(page, 'cartel.png')).toContainText(`${original} · ${megabytes} MB · 1600 × 1200`)
  await expect(card(page, 'sello.png')).toContainText(/KB · 60 × 40/)
  await optimizeAll(page)
  await expect(page.getByText(`de ${megabytes} MB a`)).toBeVisible()
  await page.getByRole('button', { name: 'Más acciones para cartel.png' }).click()
  await page.getByRole('menuitem', { name: 'Comparar antes y después' }).click()
  await expect(page.getByRole('dialog')).toContainText(` KB · ${megabytes} MB`)
})

test('a picture is never made larger, and says so', deep, async ({ page }) => {
  await add(page, [await drawnPicture(page, 'una.jpg', { width: 400, height: 300, type: 'image/jpeg' })])
  const optimized = async () => {
    await cards(page).first().getByRole('button', { name: 'Optimizar' }).click()
    await expect(cards(page).first().getByRole('button', { name: 'Descargar' })).toBeEnabled()
    return downloaded(page, () => cards(page).first().getByRole('button', { name: 'Descargar' }).click())
  }
  const { content } = await optimized()
  await button(page, 'Reiniciar Todo').click()
  await add(page, [{ name: 'otra.jpg', mimeType: 'image/jpeg', buffer: content }])
  await page.getByLabel(/^Calidad: /).fill('100')
  const again = await optimized()
  expect(again.content.equals(content)).toBe(true)
  await expect(cards(page).first()).toContainText('(0% más pequeño)')
  await expect(cards(page).first()).toContainText('Se conserva el original')
})

test('bad files say why and never stop the rest; animations are asked about', async ({ page }) => {
  const good = await drawnPicture(page, 'buena.jpg', { width: 600, height: 400, type: 'image/jpeg' })
  await add(page, [
    { ...good, name: 'cortada.jpg', buffer: good.buffer.subarray(0, 3000) },
    { name: 'texto.png', mimeType: 'image/png', buffer: Buffer.from('no soy una imagen') },
    { ...good, name: 'falsa.png', mimeType: 'image/png' },
    animatedGif('baile.gif', 5),
    good,
  ])
  await expect(card(page, 'baile.gif')).toContainText('Animación de 5 fotogramas')
  await button(page, 'Optimizar Todas las Imágenes').click()
  await expect(page.getByRole('dialog')).toContainText('solo quedará el primero')
  await button(page, 'Optimizar solo las demás').click()
  const toast = page.getByRole('alert').filter({ hasText: 'Error' })
  await expect(toast).toContainText('Error al optimizar múltiples imágenes: ')
  await toast.getByRole('button', { name: '×' }).click()
  await expect(toast).toBeHidden()
  await expect(card(page, 'cortada.jpg')).toContainText('incompleto o dañado')
  await expect(card(page, 'texto.png')).toContainText('no es una imagen')
  await expect(card(page, 'falsa.png')).toContainText('En realidad es JPEG')
  await expect(card(page, 'buena.jpg')).toContainText('Optimizado: ')
  await expect(card(page, 'baile.gif')).not.toContainText('Optimizado: ')
  await card(page, 'cortada.jpg').getByRole('button', { name: 'Optimizar' }).click()
  await expect(toast).toContainText('Error al optimizar la imagen: ')
})

test('a size in KB is met from below, and a result goes into the pictures of the builder', async ({
  page,
}) => {
  await add(page, [await drawnPicture(page, 'cartel.png', { width: 1200, height: 900, type: 'image/png' })])
  await button(page, 'Más opciones').click()
  await page.getByLabel('Un tamaño en KB').check()
  await page.getByLabel('Tamaño objetivo en KB').fill('60')
  await optimizeAll(page)
  const { content } = await downloaded(page, () =>
    cards(page).first().getByRole('button', { name: 'Descargar' }).click(),
  )
  expect(content.length).toBeLessThanOrEqual(60 * 1024)
  expect(content.length).toBeGreaterThanOrEqual(54 * 1024)
  await page.getByRole('button', { name: 'Más acciones para cartel.png' }).click()
  await page.getByRole('menuitem', { name: 'Usar en una página' }).click()
  await expect(page.getByText('«optimized_cartel.jpg» ya está en las imágenes de tus páginas')).toBeVisible()
  const answer = await page.request.get('/api/pictures')
  const { items } = await answer.json()
  const shown = await page.request.get(items[0].path)
  expect((await shown.body()).equals(content)).toBe(true)
})

test('a photo taken on its side comes out upright', deep, async ({ page }) => {
  const lying = await drawnPicture(page, 'tumbada.jpg', { width: 400, height: 200, type: 'image/jpeg' })
  // Exif with one entry: orientation (0x0112), a short, 6: a quarter turn to the right.
  const exif = Buffer.from('4578696600004d4d002a000000080001011200030000000100060000'.padEnd(64, '0'), 'hex')
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2])
  await add(page, [{ ...lying, buffer: Buffer.concat([head, exif, lying.buffer.subarray(2)]) }])
  await expect(card(page, 'tumbada.jpg')).toContainText('200 × 400')
  await optimizeAll(page)
  await expect(card(page, 'tumbada.jpg')).toContainText(/Optimizado: .* · 200 × 400/)
})
