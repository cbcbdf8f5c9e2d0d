import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyDocument, lockedDocument, textDocument } from '../product/documents.ts'
import { inTemporaryFolder } from '../product/product.ts'
import { expect, test } from '../product/test.ts'
import { button } from '../steps/optimizer.ts'
import { add, cards, choose, made, pdfTools, result } from '../steps/pdf-tools.ts'
import { enter } from '../steps/session.ts'

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await page.goto(pdfTools)
})

test('what cannot be opened is refused with its reason, and the other files stay', async ({ page }) => {
  const whole = await textDocument('uno.pdf', 3)
  const pdf = { mimeType: 'application/pdf' }
  await add(page, [
    { name: 'notas.pdf', ...pdf, buffer: Buffer.from('hola') },
    { name: 'vacío.pdf', ...pdf, buffer: Buffer.from('') },
    { name: 'trozo.pdf', ...pdf, buffer: whole.buffer.subarray(0, 40) },
    await emptyDocument('nada.pdf'),
    { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hola') },
    whole,
    await lockedDocument('secreto.pdf', 1, 'abracadabra'),
  ])
  const dialog = page.getByRole('dialog', { name: 'Este PDF tiene contraseña' })
  await dialog.getByRole('button', { name: 'Dejarlo fuera' }).click()
  await expect(dialog).toBeHidden()
  for (const [name, reason] of [
    ['notas.pdf', 'No es un PDF'],
    ['vacío.pdf', 'No es un PDF'],
    ['trozo.pdf', 'Está dañado y no se puede reparar'],
    ['nada.pdf', 'No tiene ninguna página'],
    ['foto.jpg', 'Esta imagen no se puede leer'],
  ] as const)
    await expect(page.getByRole('alert').filter({ hasText: name })).toContainText(reason)
  await inTemporaryFolder(async (folder) => {
    const path = join(folder, 'enorme.pdf')
    const file = await open(path, 'w')
    await file.truncate(2 * 1024 ** 3)
    await file.close()
    await page.locator('[data-dropzone="pdf-tools"] input[type="file"]').setInputFiles(path)
    await expect(page.getByRole('alert').filter({ hasText: 'enorme.pdf' })).toContainText('el límite es 1 GB')
  })
  await expect(cards(page)).toHaveCount(3)
  await button(page, 'Cerrar el aviso de notas.pdf').click()
  await expect(page.getByRole('alert').filter({ hasText: 'notas.pdf' })).toBeHidden()
  expect((await made(page, 'Unir')).name).toBe('unido.pdf')
})

test('letters that no font of a PDF has are refused, and said so', async ({ page }) => {
  await add(page, [await textDocument('uno.pdf', 1)])
  await choose(page, 'Marca de agua')
  await page.getByLabel('Texto de la marca').fill('Hola 😀')
  await expect(cards(page)).toHaveCount(1)
  await button(page, 'Aplicar marca de agua').click()
  await expect(page.getByRole('alert')).toContainText('Hay caracteres que la letra de los PDF no tiene')
  await choose(page, 'Firmar y rellenar')
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByLabel('nombre', { exact: true }).fill('日本')
  await button(page, 'Firmar').click()
  await expect(page.getByRole('alert')).toContainText('Hay caracteres que la letra de los PDF no tiene')
})

test('long work is cancelled, says so, and can be begun again', async ({ page }) => {
  await add(page, [await textDocument('largo.pdf', 400)])
  await expect(cards(page)).toHaveCount(400)
  await choose(page, 'PDF a imágenes')
  await page.getByLabel('Puntos por pulgada').selectOption('300')
  await page.getByRole('radio', { name: 'PNG' }).check()
  await button(page, 'Convertir').press('Enter')
  await expect(page.getByRole('progressbar', { name: 'Avance' })).toBeVisible()
  await button(page, 'Cancelar').press('Enter')
  await expect(page.getByText('Cancelado. Tus archivos siguen como estaban.')).toBeVisible()
  await expect(result(page)).toBeHidden()
  await expect(cards(page)).toHaveCount(400)
  await page.getByRole('textbox', { name: 'Páginas' }).fill('2')
  expect((await made(page, 'Convertir')).name).toBe('largo_2.png')
  await expect(page.getByText('Cancelado. Tus archivos siguen como estaban.')).toBeHidden()
})
