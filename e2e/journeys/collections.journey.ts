import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'

const collections = '/dashboard/tools/aurelio-builder/collections'

test('a collection gets its fields, items by hand and from a CSV, and is searched, filtered and sorted', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await page.goto(collections)
  await page.getByRole('button', { name: 'Nueva colección' }).click()
  await page.getByLabel('Nombre').fill('Equipo')
  await page.getByRole('button', { name: 'Crear' }).click()

  await expect(page.getByRole('heading', { name: 'Campos de «Equipo»' })).toBeVisible()
  const fields = page.getByRole('list', { name: 'Campos' }).locator('> li')
  await page.getByRole('button', { name: 'Añadir campo' }).click()
  await fields.nth(1).getByLabel('Nombre').fill('Cargo')
  await fields.nth(1).getByLabel('Tipo').selectOption({ label: 'Elección' })
  await fields.nth(1).getByLabel('Opciones').fill('Diseño\nDirección')
  await page.getByRole('button', { name: 'Añadir campo' }).click()
  await fields.nth(2).getByLabel('Nombre').fill('Años')
  await fields.nth(2).getByLabel('Tipo').selectOption({ label: 'Número' })
  expect(await faultsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar' }).click()

  await page.getByRole('button', { name: 'Añadir elemento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo elemento' })
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  await expect(dialog.getByText('Falta este dato.')).toBeVisible()
  await dialog.getByLabel('Nombre').fill('Ángela')
  await dialog.getByLabel('Cargo').selectOption('Dirección')
  await dialog.getByLabel('Años').fill('1,5')
  expect(await faultsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  const table = page.getByRole('region', { name: 'Elementos' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.getByText('Publicado')).toBeVisible()

  await page.getByRole('button', { name: 'Importar CSV' }).click()
  const csv = 'Nombre;Cargo;Años\nBruno;Diseño;12\nCarla;Diseño;3\n;Diseño;1\n'
  await page
    .getByLabel('Archivo CSV')
    .setInputFiles({ name: 'equipo.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await expect(page.getByText('Línea 4, Nombre: Falta este dato.')).toBeVisible()
  await page.getByRole('button', { name: 'Listo' }).click()
  await expect(table.getByRole('row')).toHaveCount(4)

  await table.getByRole('button', { name: 'Años' }).click()
  await expect(table.getByRole('rowheader')).toHaveText(['Ángela', 'Carla', 'Bruno'])
  await page.getByLabel('Filtrar por').selectOption({ label: 'Cargo' })
  await page.getByLabel('Valor del filtro').selectOption('Diseño')
  await expect(table.getByRole('rowheader')).toHaveText(['Carla', 'Bruno'])
  await page.getByLabel('Filtrar por').selectOption({ label: 'Sin filtro' })
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('angela')
  await expect(table.getByRole('rowheader')).toHaveText(['Ángela'])
  expect(await faultsIn(page)).toEqual([])

  await table.getByRole('button', { name: 'Ángela' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Volver a borrador' }).click()
  await expect(table.getByText('Borrador')).toBeVisible()

  // On a phone they stand below one another, and nothing scrolls sideways.
  await page.setViewportSize({ width: 375, height: 800 })
  const cards = page.getByRole('list', { name: 'Elementos' }).getByRole('listitem')
  await expect(cards).toHaveCount(1)
  await expect(cards.getByText('Dirección')).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await cards.getByRole('button', { name: 'Ángela' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
