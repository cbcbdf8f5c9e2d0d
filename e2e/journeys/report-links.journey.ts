import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'
import { makeProject, overflows } from '../steps/work.ts'

test('a client reads a report by its link, without an account, until the link is revoked', async ({
  page,
  context,
  browser,
  product,
}) => {
  const owner = await enter(context, product.url)
  await makeProject(owner, 'Bodega Valdemoro')
  await page.goto('/analytics')
  await page.getByRole('button', { name: 'Compartir', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Compartir un informe' })
  await dialog.getByRole('combobox', { name: 'Qué enseña' }).fill('Bodega')
  await page.getByRole('option', { name: 'Bodega Valdemoro' }).click()
  await dialog.getByLabel('Periodo').selectOption('Entre dos días')
  await dialog.getByRole('button', { name: 'Crear enlace' }).click()
  await expect(dialog).toContainText('Escribe una fecha válida.')
  await dialog.getByLabel('Primer día').fill('01/03/2026')
  await dialog.getByLabel('Último día').fill('31/03/2026')
  await dialog.getByRole('button', { name: 'Crear enlace' }).click()
  const address = await dialog.getByLabel('Enlace del informe').inputValue()

  const stranger = await browser.newContext({ locale: 'es-ES', viewport: { width: 375, height: 800 } })
  const theirs = await stranger.newPage()
  await theirs.goto(address)
  await expect(theirs.getByRole('heading', { name: 'Bodega Valdemoro' })).toBeVisible()
  await expect(theirs.getByRole('main')).toContainText('Del 01/03/2026 al 31/03/2026')
  await expect(theirs.locator('[data-stat="leads"]')).toHaveText('0')
  expect(await overflows(theirs)).toBe(false)
  const download = theirs.waitForEvent('download')
  await theirs.getByRole('button', { name: 'Descargar PDF' }).click()
  expect((await download).suggestedFilename()).toBe('Informe 2026-03-01 2026-03-31.pdf')

  await page.reload()
  await page.getByRole('button', { name: 'Compartir', exact: true }).click()
  await dialog.getByRole('button', { name: 'Retirar el enlace de Bodega Valdemoro' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'No se puede abrir el informe' })).toBeVisible()
  await stranger.close()
})
