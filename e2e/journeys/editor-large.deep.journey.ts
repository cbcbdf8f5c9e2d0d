import type { Page } from '@playwright/test'
import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { canvas, elements, openEditorWith, tile, told } from '../steps/editor.ts'
import { choose, expectStored, storedProps } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'

const image = { id: 'image-1', type: 'image', name: '', props: { alt: 'Antes' } }
const picture = (page: Page) => page.locator('input[type="file"][accept="image/*"]')

/** A file of this name that the browser makes itself: the way of a large one through the test is slow. */
async function chooseLargeFile(page: Page, selector: string, name: string, type: string, bytes: number) {
  await page.locator(selector).evaluate(
    (input, file) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: file.type }))
      Reflect.set(input, 'files', transfer.files)
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { name, type, bytes },
  )
}

test.beforeEach(({ context, product }) => enter(context, product.url))

test('a picture of more than 20 MB and one that is none are refused, and the page stays', async ({
  page,
}) => {
  await openEditorWith(page, [image])
  await choose(page, 'image-1')
  await chooseLargeFile(page, 'input[type="file"][accept="image/*"]', 'mar.png', 'image/png', 21_000_000)
  await expect(told(page, 'La imagen es demasiado grande. Caben 20 MB')).toBeVisible()
  await chooseLargeFile(page, 'input[type="file"][accept="image/*"]', 'mar.png', 'image/png', 20_900_000)
  await expect(told(page, 'No se ha podido leer la imagen.')).toBeVisible()
  await picture(page).setInputFiles({ name: 'acta.txt', mimeType: 'text/plain', buffer: Buffer.from('Hola') })
  await expect(told(page, 'Ese archivo no es una imagen.')).toBeVisible()
  expect(await storedProps(page, 'image-1')).toEqual(image.props)
  await expect(page.getByText('Preparando la imagen...')).toHaveCount(0)
})

test('a template of more than 50 MB that is no JSON is refused at once', async ({ page }) => {
  await openEditorWith(page)
  await canvas(page).getByRole('button', { name: 'Plantillas' }).click()
  const upload = '[role="dialog"] input[type="file"]'
  await chooseLargeFile(page, upload, 'mia.json', 'application/json', 51_000_000)
  await expect(told(page, 'El archivo pesa demasiado para ser una plantilla.')).toBeVisible()
  await chooseLargeFile(page, upload, 'mar.png', 'image/png', 51_000_000)
  await expect(told(page, 'Por favor selecciona un archivo JSON válido.')).toBeVisible()
  await page.keyboard.press('Escape')
  await tile(page, 'text').click()
  await expect(elements(page)).toHaveCount(1)
})

test('a full storage sends the large picture to the server and says so', async ({ page }) => {
  test.setTimeout(120_000)
  await openEditorWith(page, [image])
  await choose(page, 'image-1')
  await page.evaluate(() => {
    let block = 'x'.repeat(1_000_000)
    // Full, but for what a page without its picture needs.
    for (let at = 0; block.length > 2000; at += 1) {
      try {
        localStorage.setItem(`lleno-${at}`, block)
      } catch {
        block = block.slice(block.length / 2)
      }
    }
  })
  const small = await drawnPicture(page, 'sello.png', { width: 500, height: 400, type: 'image/png' })
  expect(small.buffer.length).toBeGreaterThan(50_000)
  expect(small.buffer.length).toBeLessThan(300_000)
  // A picture stays in the page only where it could not be sent when it was chosen.
  await page.route('**/api/pictures*', (route) => route.abort(), { times: 1 })
  await picture(page).setInputFiles(small)
  await expect(told(page, 'sus imágenes grandes se guardan ahora en el servidor')).toBeVisible({
    timeout: 30_000,
  })
  const shown = elements(page, 'image')
  await expect(shown).toHaveAttribute('src', /^\/p\/_pictures\//)
  await expect.poll(() => shown.evaluate((node) => Reflect.get(node, 'naturalWidth'))).toBe(500)
  // What is small now fits again.
  await expectStored(page, 'image-1', { src: expect.stringMatching(/^\/p\/_pictures\//) })
})
