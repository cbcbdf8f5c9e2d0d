import { expect, type Page } from '@playwright/test'
import { deep } from '../steps/deep.ts'
import { test } from '../product/test.ts'
import { action, canvas, control, elements, openEditorWith, tile, told } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

const heading = { id: 'heading-1', type: 'heading', name: 'Encabezado', props: { text: 'Sigue aquí' } }
const nested = (levels: number): object =>
  levels === 0
    ? heading
    : { id: 'container-1', type: 'container', name: '', props: { children: [nested(levels - 1)] } }

let failures: string[] = []

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  failures = []
  page.on('pageerror', (error) => failures.push(error.message))
})
test.afterEach(() => expect(failures).toEqual([]))

test('a stored page with broken and unknown elements opens with the rest and says so', async ({ page }) => {
  await openEditorWith(page, [null, heading, { id: 'x-1', type: 'marciano', props: {} }, { id: 7 }])
  await expect(elements(page, 'heading')).toHaveText('Sigue aquí')
  const note = told(page, 'Hay elementos de la página que no se pueden mostrar')
  await expect(note).toContainText('2 no se podían leer')
  await expect(note).toContainText('1 es de un tipo que esta versión no conoce')
  // What is not known is kept: a newer version may know it.
  await tile(page, 'text').click()
  await expect(elements(page, 'text')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('editorState'))).toContain('marciano')
})

test('what is pasted and is no element changes nothing and shows nothing', deep, async ({ page }) => {
  await openEditorWith(page, [heading])
  for (const text of ['hola', '{', '{"name":"paquete"}', '{"type":"text","props":[]}']) {
    await paste(page, text)
    await expect(elements(page)).toHaveCount(1)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)

  // An element that the page cannot take is another matter: the person copied it, and is told.
  for (const [text, why] of [
    ['{"type":"marciano","props":{}}', 'Es de un tipo que esta versión de Aurelio no conoce.'],
    [JSON.stringify(nested(1000)), 'La página tiene más de 40 niveles'],
    [
      JSON.stringify({ type: 'text', props: { text: 'a'.repeat(1_000_000) } }),
      'es demasiado largo: caben 200000 caracteres',
    ],
  ] as const) {
    await paste(page, text)
    await expect(told(page, why)).toContainText('No se ha podido pegar el elemento.')
    await expect(elements(page)).toHaveCount(1)
  }
  await expect(elements(page, 'heading')).toHaveText('Sigue aquí')

  // Fields that are missing are filled in, and an id that comes twice is made two.
  await paste(page, JSON.stringify({ type: 'container', props: { children: [heading, heading] } }))
  await expect(elements(page, 'heading')).toHaveCount(3)
  await paste(page, '{"type":"button"}')
  await expect(elements(page, 'button')).toHaveText('Haz Clic Aquí')
  await action(page, 'undo').click()
  await action(page, 'undo').click()
  await expect(elements(page)).toHaveCount(1)
})

const file = (text: string, name = 'mia.json', mimeType = 'application/json') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
})

test('a template that is none is refused by its own message, and the page stays', deep, async ({ page }) => {
  await openEditorWith(page)
  await canvas(page).getByRole('button', { name: 'Plantillas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plantillas' })
  const upload = dialog.locator('input[type="file"]')
  await upload.setInputFiles(file('hola', 'foto.png', 'image/png'))
  await expect(told(page, 'Por favor selecciona un archivo JSON válido.')).toBeVisible()
  await upload.setInputFiles(file('{ roto'))
  const unreadable = 'Error al leer el archivo JSON. Verifica que el formato sea correcto.'
  await expect(told(page, unreadable)).toBeVisible()
  await upload.setInputFiles(file('{"pages":[]}'))
  await expect(told(page, 'no es una plantilla de Aurelio')).toBeVisible()
  await upload.setInputFiles(file(JSON.stringify([heading])))
  await expect(elements(page, 'heading')).toHaveText('Sigue aquí')
})

test('an address that runs script is refused in the field of a picture', deep, async ({ page }) => {
  await openEditorWith(page)
  await tile(page, 'image').click()
  await elements(page, 'image').click()
  const field = control(page, 'src')
  await field.fill('javascript:alert(1)')
  await field.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Esa dirección no sirve' })).toBeVisible()
  await expect(field).toHaveValue('javascript:alert(1)')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('https://example.com/foto.png')
  await field.press('Enter')
  await expect(page.getByText('Esa dirección no sirve')).toHaveCount(0)
  await expect(elements(page, 'image')).toHaveAttribute('src', 'https://example.com/foto.png')
})

test('a colour that is too long leaves the old one', deep, async ({ page }) => {
  await openEditorWith(page, [heading])
  await elements(page, 'heading').click()
  await page.locator('[data-tab="style"]').click()
  await control(page, 'color').fill('#1234567')
  await control(page, 'color').blur()
  await expect(control(page, 'color')).toHaveValue('#000000')
})

/** As the browser's own paste does, whatever the real clipboard holds. */
async function paste(page: Page, text: string) {
  await page.evaluate((words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', words)
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}
