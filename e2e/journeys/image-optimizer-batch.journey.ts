import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawnPicture } from '../product/pictures.ts'
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
import { gateBeforeWorkers } from '../steps/worker-gate.ts'

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await openOptimizer(page)
})

test('a batch that is cancelled keeps what is done, and goes on from there', deep, async ({ page }) => {
  const gate = await gateBeforeWorkers(page)
  await openOptimizer(page)
  const picture = await drawnPicture(page, 'grande.jpg', { width: 400, height: 300, type: 'image/jpeg' })
  await add(
    page,
    Array.from({ length: 8 }, (_, index) => ({ ...picture, name: `grande ${index + 1}.jpg` })),
  )
  // What the cards ask for by themselves is done, and unchanged settings ask for nothing: the next message to a
  // worker is a picture of the batch.
  await expect(cards(page).locator('img')).toHaveCount(8)
  await test.step('in the middle of a picture', async () => {
    let asked = 0
    await page.route('**/*.wasm', () => (asked += 1))
    await button(page, 'Optimizar Todas las Imágenes').click()
    await expect(page.getByText(/^0 de 8 imágenes/)).toBeVisible()
    await expect(cards(page).getByRole('progressbar').first()).toBeVisible()
    await expect.poll(() => asked, 'an encoder on its way').toBeGreaterThan(0)
    await button(page, 'Cancelar').click()
    await expect(button(page, 'Optimizar Todas las Imágenes')).toBeEnabled()
    await expect(cards(page).getByText('Optimizado: ')).toHaveCount(0)
    await page.unroute('**/*.wasm')
  })
  await gate.letThrough(3)
  await button(page, 'Optimizar Todas las Imágenes').click()
  await expect(page.getByText(/^3 de 8 imágenes/)).toBeVisible()
  await expect(button(page, 'Optimizando...')).toBeDisabled()
  await button(page, 'Cancelar').click()
  await gate.open()
  await expect(button(page, 'Optimizar Todas las Imágenes')).toBeEnabled()
  await expect(cards(page).getByText('Optimizado: ')).toHaveCount(3)
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toHaveCount(0)
  await page.getByLabel('PNG', { exact: true }).check()
  await button(page, 'Optimizar Todas las Imágenes').click()
  await expect(cards(page).getByText('Optimizado: ')).toHaveCount(8)
  await expect(page.getByText('Desactualizado')).toHaveCount(3)
})

test('a folder keeps its paths in the ZIP; what is no picture is left out', async ({ page }, testInfo) => {
  const folder = testInfo.outputPath('catálogo')
  await mkdir(join(folder, 'verano'), { recursive: true })
  const picture = await drawnPicture(page, 'a.jpg', { width: 200, height: 100, type: 'image/jpeg' })
  await writeFile(join(folder, 'portada.jpg'), picture.buffer)
  await writeFile(join(folder, 'verano', 'portada.jpg'), picture.buffer)
  await writeFile(join(folder, 'verano', 'lista.txt'), 'hola')
  await page.locator('input[webkitdirectory]').setInputFiles(folder)
  await expect(page.getByText('Imágenes Cargadas (2)')).toBeVisible()
  await optimizeAll(page)
  const zip = await downloaded(page, () => button(page, 'Descargar Como ZIP').click())
  const names = entriesOf(zip.content).map(([name]) => name)
  expect(names.toSorted()).toEqual([
    'catálogo/optimized_portada.jpg',
    'catálogo/verano/optimized_portada.jpg',
  ])
})

test('a picture is pasted from the clipboard', deep, async ({ page }) => {
  const { buffer } = await drawnPicture(page, 'a.png', { width: 60, height: 40, type: 'image/png' })
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'captura.png', { type: 'image/png' }))
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, buffer.toString('base64'))
  await expect(card(page, 'captura.png')).toContainText('60 × 40')
})

test('every picture is downloaded by itself', deep, async ({ page }) => {
  const picture = await drawnPicture(page, 'a.jpg', { width: 80, height: 40, type: 'image/jpeg' })
  await add(page, [picture, { ...picture, name: 'b.jpg' }])
  await optimizeAll(page)
  const names: string[] = []
  page.on('download', (download) => names.push(download.suggestedFilename()))
  await button(page, 'Descargar Todas Individualmente').click()
  await expect.poll(() => names.toSorted()).toEqual(['optimized_a.jpg', 'optimized_b.jpg'])
})
