import type { Page } from '@playwright/test'
import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
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
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url })
  await openOptimizer(page)
})

/** Puts a picture into the clipboard of the browser, as copying one does. */
function copyPicture(page: Page, size: { width: number; height: number }) {
  return page.evaluate(async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('A browser without a canvas')
    context.fillStyle = '#0a7'
    context.fillRect(0, 0, width, height)
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': await canvas.convertToBlob() })])
  }, size)
}

const copyText = (page: Page, text: string) =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text)

test('a picture is pasted anywhere, by keys and by the button; an address is asked about first', async ({
  page,
}) => {
  await copyPicture(page, { width: 90, height: 60 })
  await page.keyboard.press('ControlOrMeta+v')
  await expect(card(page, 'imagen pegada.png')).toContainText('90 × 60')
  await copyPicture(page, { width: 30, height: 20 })
  await button(page, 'Pegar').click()
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).nth(1)).toContainText('30 × 20')

  await copyText(page, 'http://10.0.0.1/foto.jpg')
  await page.keyboard.press('ControlOrMeta+v')
  const dialog = page.getByRole('dialog', { name: 'Añadir desde una dirección' })
  const field = dialog.getByLabel('Direcciones de las imágenes')
  await expect(field).toHaveValue('http://10.0.0.1/foto.jpg')
  await field.fill('http://10.0.0.1/foto.jpg\nplaya.jpg')
  await dialog.getByRole('button', { name: 'Traer' }).click()
  const refused = dialog.getByRole('alert')
  await expect(refused.getByText('La dirección lleva a una red privada')).toBeVisible()
  await expect(refused.getByText('No es una dirección web: empieza por http:// o https://.')).toBeVisible()
  // What did not come is still there to be put right.
  await expect(field).toHaveValue('http://10.0.0.1/foto.jpg\nplaya.jpg')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await copyText(page, 'hola')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByText('El portapapeles no trae ninguna imagen')).toBeVisible()
  // Text for a field is that field's.
  await button(page, 'Más opciones').click()
  await page.getByLabel('Nombre de los archivos').fill('')
  await page.getByLabel('Nombre de los archivos').press('ControlOrMeta+v')
  await expect(page.getByLabel('Nombre de los archivos')).toHaveValue('hola')
  await expect(cards(page)).toHaveCount(2)
})

test('pictures are renamed by a pattern that shows what it does', async ({ page }) => {
  const sea = await drawnPicture(page, 'mar.jpg', { width: 80, height: 40, type: 'image/jpeg' })
  await add(page, [sea, { ...sea, name: 'MAR.jpg' }, { ...sea, name: 'sol.jpg' }])
  await button(page, 'Más opciones').click()
  const pattern = page.getByLabel('Nombre de los archivos')
  await expect(page.getByText(/Ejemplo: optimized_mar\.jpg/)).toBeVisible()
  await expect(page.getByText('1 imagen repetiría nombre')).toBeVisible()
  await pattern.fill('foto')
  await expect(page.getByText('2 imágenes repetirían nombre')).toBeVisible()
  await pattern.fill('{n:3}_{nombre}_{numero}')
  await expect(page.getByText('No se conoce {numero}')).toBeVisible()
  await expect(page.getByText(/repetirían? nombre/)).toHaveCount(0)
  await pattern.fill('{n:3}_{nombre}_{ancho}x{alto}')
  await expect(page.getByText(/Ejemplo: 001_mar_80x40\.jpg/)).toBeVisible()
  await expect(page.getByText('No se conoce')).toHaveCount(0)
  await optimizeAll(page)
  const zip = await downloaded(page, () => button(page, 'Descargar Como ZIP').click())
  expect(entriesOf(zip.content).map(([name]) => name)).toEqual([
    '001_mar_80x40.jpg',
    '002_MAR_80x40.jpg',
    '003_sol_80x40.jpg',
  ])
  await pattern.fill('CON')
  const clashing = await downloaded(page, () => button(page, 'Descargar Como ZIP').click())
  expect(entriesOf(clashing.content).map(([name]) => name)).toEqual([
    'CON_.jpg',
    'CON_ (2).jpg',
    'CON_ (3).jpg',
  ])
})
