import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'
import { deep } from '../steps/deep.ts'

const made = z.object({ id: z.string() })
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
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: '¿Descartar los cambios?' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog.getByLabel('Años')).toHaveValue('1,5')
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  const table = page.getByRole('region', { name: 'Elementos' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.getByText('Publicado')).toBeVisible()

  await page.getByRole('button', { name: 'Importar tabla' }).click()
  const csv = 'Nombre;Cargo;Años\nBruno;Diseño;12\nCarla;Diseño;3\n;Diseño;1\n'
  await page
    .getByLabel('Archivo CSV o Excel')
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

test(
  'an item is planned for a moment, and goes back to what it said before',
  deep,
  async ({ page, context, product }, info) => {
    const account = await enter(context, product.url)
    const fields = [
      { key: 'nombre', name: 'Nombre', kind: 'text', required: true },
      { key: 'precio', name: 'Precio', kind: 'number' },
    ]
    const { id } = made.parse(await account.call('POST', '/api/collections', { name: 'Ofertas', fields }))
    await page.goto(`${collections}/${id}`)
    await page.getByRole('button', { name: 'Añadir elemento' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nombre').fill('Rebajas')
    await dialog.getByLabel('Precio').fill('100')
    await dialog.getByLabel('Se retira el').fill('2090-01-05T09:00')
    await dialog.getByLabel('Se publica el').fill('2090-01-07T09:00')
    await dialog.getByRole('button', { name: 'Programar' }).click()
    await expect(dialog.getByText('Se retira antes de publicarse')).toBeVisible()
    await dialog.getByLabel('Se publica el').fill('2090-01-02T09:00')
    expect(await faultsIn(page)).toEqual([])
    await page.screenshot({ path: info.outputPath('programar.png') })
    await dialog.getByRole('button', { name: 'Programar' }).click()
    const table = page.getByRole('region', { name: 'Elementos' })
    await expect(table.getByText('Se publica el 02/01/2090, 9:00')).toBeVisible()
    await expect(table.getByText('Se retira el 05/01/2090, 9:00')).toBeVisible()

    await table.getByRole('button', { name: 'Rebajas' }).click()
    await expect(dialog.getByLabel('Se publica el')).toHaveValue('2090-01-02T09:00')
    await dialog.getByLabel('Precio').fill('80')
    await dialog.getByLabel('Se publica el').fill('')
    await dialog.getByRole('button', { name: 'Publicar' }).click()
    await expect(table.getByText('Publicado')).toBeVisible()
    await expect(table.getByText(/^Se publica el/)).toHaveCount(0)

    await table.getByRole('button', { name: 'Rebajas' }).click()
    await dialog.getByRole('button', { name: 'Historial' }).click()
    const versions = dialog.getByRole('list', { name: 'Versiones' }).locator('> li')
    await expect(versions).toHaveCount(2)
    await expect(versions.first()).toContainText('Precio: 100 80')
    await expect(versions.first()).toContainText('Borrador → Publicado')
    await expect(versions.last()).toContainText('Se creó')
    expect(await faultsIn(page)).toEqual([])
    await page.screenshot({ path: info.outputPath('historial.png') })
    await page.setViewportSize({ width: 375, height: 800 })
    await page.screenshot({ path: info.outputPath('historial-375.png') })
    expect(await faultsIn(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await versions.last().getByRole('button', { name: 'Volver a la versión 1' }).click()
    await expect(table.getByRole('cell', { name: '100', exact: true })).toBeVisible()
    await expect(table.getByText('Publicado')).toBeVisible()
  },
)

test('items are put in an order of their own, with the keyboard too', async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  const fields = [{ key: 'nombre', name: 'Nombre', kind: 'text', required: true }]
  const { id } = made.parse(await account.call('POST', '/api/collections', { name: 'Pasos', fields }))
  const csv = 'Nombre\nUno\nDos\nTres\n'
  await account.call('POST', `/api/collections/${id}/import`, { csv, state: 'published' })
  await page.goto(`${collections}/${id}`)
  const table = page.getByRole('region', { name: 'Elementos' })
  await expect(table.getByRole('button', { name: 'Subir «Dos»' })).toHaveCount(0)
  await table.getByRole('button', { name: 'Orden propio' }).click()
  await expect(table.getByRole('rowheader')).toHaveText(['Uno', 'Dos', 'Tres'])
  await expect(table.getByRole('button', { name: 'Subir «Uno»' })).toBeDisabled()
  await table.getByRole('button', { name: 'Subir «Tres»' }).click()
  await expect(table.getByRole('rowheader')).toHaveText(['Uno', 'Tres', 'Dos'])
  await expect(table.getByRole('button', { name: 'Subir «Tres»' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('rowheader')).toHaveText(['Tres', 'Uno', 'Dos'])
  await expect(table.getByRole('button', { name: 'Bajar «Tres»' })).toBeFocused()
  expect(await faultsIn(page)).toEqual([])
  await page.setViewportSize({ width: 375, height: 800 })
  const cards = page.getByRole('list', { name: 'Elementos' }).getByRole('listitem')
  await cards.nth(1).getByRole('button', { name: 'Bajar «Uno»' }).click()
  await expect(cards.nth(1)).toContainText('Dos')
  expect(await faultsIn(page)).toEqual([])
})
