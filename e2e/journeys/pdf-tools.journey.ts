import { contentsOf, lockedDocument, scannedDocument, textDocument } from '../product/documents.ts'
import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { button, entriesOf } from '../steps/optimizer.ts'
import { add, cards, choose, kept, made, pdfTools } from '../steps/pdf-tools.ts'
import { enter } from '../steps/session.ts'

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await page.goto(pdfTools)
})

test('files are merged, put in order and divided, and what belongs to them comes along', async ({ page }) => {
  await add(page, [
    await textDocument('uno.pdf', 3),
    { name: 'notas.pdf', mimeType: 'application/pdf', buffer: Buffer.from('hola') },
    await textDocument('dos.pdf', 2),
  ])
  await expect(cards(page)).toHaveCount(5)
  await expect(page.getByRole('alert').filter({ hasText: 'notas.pdf' })).toContainText('No es un PDF')
  await expect(cards(page).first().locator('img')).toBeVisible({ timeout: 30_000 })

  const merged = await made(page, 'Unir')
  expect(merged.name).toBe('unido.pdf')
  const all = await contentsOf(merged.content)
  expect(all).toMatchObject({ pages: 5, fields: ['nombre', 'nombre+1'] })
  expect(all.attachments).toHaveLength(2)
  // Each first page leads to the second of its own file.
  expect(all.links).toEqual([
    [0, 1],
    [3, 4],
  ])
  expect(all.bookmarks).toEqual([
    ['uno', 0],
    ['Capítulo de uno.pdf', 1],
    ['dos', 3],
    ['Capítulo de dos.pdf', 4],
  ])
  expect(all.labels).toEqual([
    [0, 'r', 1],
    [1, 'D', 1],
    [3, 'r', 1],
    [4, 'D', 1],
  ])

  await choose(page, 'Organizar')
  await page.getByRole('button', { name: 'Página 1 de uno.pdf' }).click()
  await button(page, 'Girar').click()
  await button(page, 'Duplicar').click()
  await expect(cards(page)).toHaveCount(6)
  await button(page, 'Deshacer').click()
  await expect(cards(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Quitar dos.pdf' }).click()
  await page.getByRole('button', { name: 'Página 1 de uno.pdf' }).press('Alt+ArrowRight')
  const ordered = await made(page, 'Organizar')
  expect(await contentsOf(ordered.content)).toMatchObject({ pages: 3, turns: [0, 90, 0], fields: ['nombre'] })

  await choose(page, 'Dividir')
  const ranges = page.getByRole('textbox', { name: 'Páginas' })
  await ranges.fill('3-1,abc,999')
  await expect(page.getByText('El intervalo 3-1 va al revés: escribe primero la página menor.')).toBeVisible()
  await ranges.fill('1-2, 3')
  const zip = await made(page, 'Dividir')
  expect(entriesOf(zip.content).map(([name]) => name)).toEqual(['uno_1-2.pdf', 'uno_3.pdf'])
  await button(page, 'Seguir con el resultado').click()
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'uno_3.pdf' })).toBeVisible()
})

test('each operation gives a document that says what was asked of it', deep, async ({ page }) => {
  test.setTimeout(240_000)
  const text = await textDocument('uno.pdf', 3)
  await add(page, [text])
  await expect(cards(page)).toHaveCount(3)

  await choose(page, 'Comprimir')
  await page.getByRole('radio', { name: 'Sin pérdida' }).check()
  const packed = await made(page, 'Comprimir')
  expect(packed.content.length).toBeLessThanOrEqual(text.buffer.length)
  expect(await contentsOf(packed.content)).toMatchObject(kept)

  const photo = await drawnPicture(page, 'foto.jpg', { width: 2400, height: 3300, type: 'image/jpeg' })
  const scan = await scannedDocument('escaneo.pdf', photo.buffer)
  await add(page, [scan])
  await page.getByRole('button', { name: 'Quitar uno.pdf' }).click()
  await page.getByRole('radio', { name: 'Equilibrada' }).check()
  const lighter = await made(page, 'Comprimir')
  expect(lighter.content.length).toBeLessThan(scan.buffer.length / 2)
  expect(await contentsOf(lighter.content)).toMatchObject({ pages: 2 })
  await add(page, [text])
  await page.getByRole('button', { name: 'Quitar escaneo.pdf' }).click()

  await choose(page, 'Marca de agua')
  await page.getByLabel('Texto de la marca').fill('BORRADOR')
  await page.getByRole('textbox', { name: 'Páginas' }).fill('2')
  expect(await contentsOf((await made(page, 'Aplicar marca de agua')).content)).toMatchObject(kept)
  await choose(page, 'Numeración')
  expect(await contentsOf((await made(page, 'Numerar')).content)).toMatchObject(kept)

  await choose(page, 'Metadatos')
  await expect(page.getByLabel('Título')).toHaveValue('Título de uno.pdf')
  await page.getByLabel('Autor').fill('Agencia Norte')
  const described = await contentsOf((await made(page, 'Guardar metadatos')).content)
  expect(described).toMatchObject({ ...kept, author: 'Agencia Norte', title: 'Título de uno.pdf' })
  await page.getByRole('radio', { name: 'Borrarlos todos' }).check()
  const clean = await contentsOf((await made(page, 'Guardar metadatos')).content)
  expect(clean).toMatchObject({ ...kept, author: undefined, title: undefined })
  expect(clean.text).not.toContain('Agencia')

  await choose(page, 'Firmar y rellenar')
  await page.getByLabel('nombre', { exact: true }).fill('Lucía')
  await page.getByLabel('Aplanar: el formulario ya no se podrá cambiar').check()
  await page.getByLabel('Tu nombre').fill('Lucía Prado')
  expect(await contentsOf((await made(page, 'Firmar')).content)).toMatchObject({ ...kept, fields: [] })

  await choose(page, 'Reparar')
  const repaired = await contentsOf((await made(page, 'Reparar')).content)
  expect(repaired).toMatchObject(kept)
  expect(repaired.text).toContain('/Linearized')

  await choose(page, 'PDF a imágenes')
  await page.getByRole('textbox', { name: 'Páginas' }).fill('2-')
  await page.getByRole('radio', { name: 'PNG' }).check()
  const pictures = await made(page, 'Convertir')
  expect(entriesOf(pictures.content).map(([name]) => name)).toEqual(['uno_2.png', 'uno_3.png'])
  await button(page, 'Seguir con el resultado').click()
  await expect(cards(page)).toHaveCount(2)
  await choose(page, 'Imágenes a PDF')
  expect(await contentsOf((await made(page, 'Convertir')).content)).toMatchObject({ pages: 2 })
})

test('a password is asked for, put on and taken off, and what is damaged is repaired', async ({ page }) => {
  test.setTimeout(240_000)
  const whole = await textDocument('roto.pdf', 2)
  const damaged = { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length - 40) }
  await add(page, [await lockedDocument('secreto.pdf', 2, 'abracadabra'), damaged])
  const dialog = page.getByRole('dialog', { name: 'Este PDF tiene contraseña' })
  await dialog.getByLabel('Contraseña').fill('otra')
  await dialog.getByRole('button', { name: 'Abrir' }).click()
  await expect(dialog.getByText('La contraseña no es correcta.')).toBeVisible({ timeout: 30_000 })
  await dialog.getByLabel('Contraseña').fill('abracadabra')
  await dialog.getByRole('button', { name: 'Abrir' }).click()
  await expect(cards(page)).toHaveCount(4)

  await choose(page, 'Desbloquear')
  const open = await made(page, 'Desbloquear')
  expect(await contentsOf(open.content)).toMatchObject({ pages: 2, isEncrypted: false })

  await page.getByRole('button', { name: 'Quitar secreto.pdf' }).click()
  await choose(page, 'Proteger')
  await button(page, 'Proteger').click()
  await expect(page.getByText('Escribe una contraseña.')).toBeVisible()
  await page.getByLabel('Contraseña', { exact: true }).fill('sésamo')
  const closed = await made(page, 'Proteger')
  expect(closed.content.toString('latin1')).toContain('/Encrypt')
  await expect(contentsOf(closed.content)).rejects.toThrow(/password|encrypted/i)
  expect(await contentsOf(closed.content, 'sésamo')).toMatchObject({ pages: 2 })
})
