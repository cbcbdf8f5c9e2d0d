import type { Page } from '@playwright/test'
import { contentsOf, tellingDocument, textDocument, wordsIn } from '../product/documents.ts'
import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { button } from '../steps/optimizer.ts'
import { add, cards, choose, kept, made, pdfTools, result } from '../steps/pdf-tools.ts'
import { enter } from '../steps/session.ts'

/** What the whole of the document of three pages brings, by an operation that changes none of it. */
async function keepsAll(page: Page, verb: string) {
  expect(await contentsOf((await made(page, verb)).content)).toMatchObject(kept)
}

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await page.goto(pdfTools)
})

test('bookmarks, links, forms, labels and attachments survive what does not concern them', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await add(page, [await textDocument('uno.pdf', 3)])
  await expect(cards(page)).toHaveCount(3)

  await choose(page, 'Organizar')
  await keepsAll(page, 'Organizar')

  await choose(page, 'Dividir')
  await page.getByRole('textbox', { name: 'Páginas' }).fill('1-2')
  const part = await contentsOf((await made(page, 'Dividir')).content)
  expect(part).toMatchObject({ ...kept, pages: 2 })
  await page.getByRole('textbox', { name: 'Páginas' }).fill('3, 1-2')
  await page.getByLabel('Juntar los intervalos en un solo archivo').check()
  const joined = await made(page, 'Dividir')
  expect(joined.name).toBe('uno_3_1-2.pdf')
  expect(await contentsOf(joined.content)).toMatchObject({
    ...kept,
    links: [[1, 2]],
    bookmarks: [['Capítulo de uno.pdf', 2]],
    labels: [
      [0, 'D', 2],
      [1, 'r', 1],
      [2, 'D', 1],
    ],
  })
  await page.getByRole('radio', { name: 'Marcadores' }).check()
  await button(page, 'Dividir').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'uno_2-3.pdf' })).toBeVisible()

  await choose(page, 'Comprimir')
  for (const way of ['Equilibrada', 'Máxima', 'Tamaño objetivo']) {
    await page.getByRole('radio', { name: way }).check()
    await keepsAll(page, 'Comprimir')
  }

  await choose(page, 'Marca de agua')
  await page.getByRole('radio', { name: 'Imagen' }).check()
  await button(page, 'Aplicar marca de agua').click()
  await expect(page.getByText('Elige la imagen de la marca.')).toBeVisible()
  const picture = await drawnPicture(page, 'sello.jpg', { width: 60, height: 40, type: 'image/jpeg' })
  await page.getByLabel('Imagen de la marca').setInputFiles(picture)
  await page.getByLabel('En mosaico, por toda la página').check()
  await keepsAll(page, 'Aplicar marca de agua')

  await choose(page, 'Firmar y rellenar')
  await button(page, 'Firmar').click()
  await expect(page.getByRole('alert')).toContainText('Aún no hay nada que hacer')
  await page.getByLabel('nombre', { exact: true }).fill('Lucía')
  await page.getByRole('radio', { name: 'Imagen' }).check()
  await page.getByLabel('Imagen de la firma').setInputFiles(picture)
  await keepsAll(page, 'Firmar')

  await choose(page, 'Proteger')
  await page.getByLabel('Contraseña', { exact: true }).fill('sésamo')
  await page.getByLabel('Permitir copiar el texto').uncheck()
  const closed = await made(page, 'Proteger')
  expect(await contentsOf(closed.content, 'sésamo')).toMatchObject(kept)
})

test('some pages of each file are merged, and what leads to them comes along', async ({ page }) => {
  await add(page, [await textDocument('uno.pdf', 3), await textDocument('dos.pdf', 3)])
  await expect(cards(page)).toHaveCount(6)
  // A page carried by keys into the other file keeps the focus, and goes back.
  const last = page.getByRole('button', { name: 'Página 3 de uno.pdf' })
  await last.press('Alt+ArrowRight')
  await expect(cards(page).nth(3)).toHaveAccessibleName('Página 3 de uno.pdf')
  await expect(last).toBeFocused()
  await last.press('Alt+ArrowLeft')
  await expect(cards(page).nth(2)).toHaveAccessibleName('Página 3 de uno.pdf')
  await page.getByText('Solo algunas páginas').click()
  const first = page.getByLabel('Páginas de uno.pdf')
  await first.fill('2-9')
  await expect(page.getByText('2-9 queda fuera: hay páginas de la 1 a la 3.')).toBeVisible()
  await first.fill('2, 1')
  await page.getByLabel('Páginas de dos.pdf').fill('3')
  expect(await contentsOf((await made(page, 'Unir')).content)).toMatchObject({
    pages: 3,
    links: [[1, 0]],
    bookmarks: [
      ['uno', 0],
      ['Capítulo de uno.pdf', 0],
      ['dos', 2],
    ],
  })
})

test('a file that has none of the pages to be signed is named', async ({ page }) => {
  await add(page, [await textDocument('larga.pdf', 3), await textDocument('corta.pdf', 1)])
  await expect(cards(page)).toHaveCount(4)
  await choose(page, 'Firmar y rellenar')
  await page.getByLabel('Tu nombre').fill('Lucía Prado')
  await page.getByRole('textbox', { name: 'Páginas' }).fill('3')
  await button(page, 'Firmar').click()
  await expect(result(page)).toContainText('corta.pdf no tiene ninguna de esas páginas y va sin firma.')
})

test('nothing of what a document says about itself is left in it, wherever it stands', async ({ page }) => {
  const secret = 'Despacho Olmedo'
  const { buffer: picture } = await drawnPicture(page, 'foto.jpg', {
    width: 60,
    height: 40,
    type: 'image/jpeg',
  })
  const telling = await tellingDocument('dice.pdf', { secret, picture })
  // In the record of the document, of its page and of its picture, for a program, as title and as maker.
  expect((await wordsIn(telling.buffer)).split(secret)).toHaveLength(7)
  await add(page, [telling])
  await expect(cards(page)).toHaveCount(1)
  await choose(page, 'Metadatos')
  await expect(page.getByText('Registro XMP')).toBeVisible()
  await page.getByRole('radio', { name: 'Borrarlos todos' }).check()
  const clean = (await made(page, 'Guardar metadatos')).content
  expect(await wordsIn(clean)).not.toContain(secret)
  expect(await wordsIn(clean)).not.toMatch(/\/Metadata|\/PieceInfo|xmpmeta/)
  expect((await contentsOf(clean)).pages).toBe(1)
})

test('a file keeps all that it has when a password is put on and taken off', async ({ page }) => {
  await add(page, [await textDocument('uno.pdf', 3)])
  await expect(cards(page)).toHaveCount(3)
  await choose(page, 'Proteger')
  await page.getByLabel('Contraseña', { exact: true }).fill('abracadabra')
  await button(page, 'Proteger').click()
  await button(page, 'Seguir con el resultado').click()
  const dialog = page.getByRole('dialog', { name: 'Este PDF tiene contraseña' })
  await dialog.getByLabel('Contraseña').fill('abracadabra')
  await dialog.getByRole('button', { name: 'Abrir' }).click()
  await expect(cards(page)).toHaveCount(3)
  await choose(page, 'Organizar')
  await button(page, 'Organizar').click()
  await expect(result(page)).toContainText('uno.pdf tenía contraseña, y lo que ha salido no la tiene.')
  await choose(page, 'Desbloquear')
  const open = await contentsOf((await made(page, 'Desbloquear')).content)
  expect(open).toMatchObject({ ...kept, isEncrypted: false })
  await expect(result(page)).not.toContainText('tenía contraseña')
})
