import type { Page } from '@playwright/test'
import { contentsOf, textDocument } from '../product/documents.ts'
import { expect, test } from '../product/test.ts'
import { button, downloaded, entriesOf } from '../steps/optimizer.ts'
import { enter } from '../steps/session.ts'

const path = '/dashboard/tools/pdf-tools'
const cards = (page: Page) => page.locator('[data-pdf-page]')
const result = (page: Page) => page.getByRole('region', { name: 'Resultado' })
const choose = (page: Page, operation: string) =>
  page
    .getByRole('navigation', { name: 'Operaciones' })
    .getByRole('link', { name: operation, exact: true })
    .click()
const add = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('[data-dropzone="pdf-tools"] input[type="file"]').setInputFiles(files)

async function made(page: Page, verb: string) {
  await button(page, verb).click()
  await expect(result(page)).toBeVisible({ timeout: 60_000 })
  return downloaded(page, () => result(page).getByRole('button', { name: 'Descargar' }).click())
}

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await page.goto(path)
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
