import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'

const made = z.object({ id: z.string() })
const fields = [
  { key: 'nombre', name: 'Nombre', kind: 'text', required: true },
  { key: 'cargo', name: 'Cargo', kind: 'choice', options: ['Diseño', 'Dirección'] },
  { key: 'anos', name: 'Años', kind: 'number' },
]

test('items are edited as in a sheet: typed, pasted from Excel, filled down, taken back', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const account = await enter(context, product.url)
  const { id } = made.parse(await account.call('POST', '/api/collections', { name: 'Equipo', fields }))
  for (const nombre of ['Ana', 'Bruno'])
    await account.call('POST', `/api/collections/${id}/items`, { values: { nombre }, state: 'draft' })
  await page.goto(`/dashboard/tools/aurelio-builder/collections/${id}`)
  await page.getByRole('button', { name: 'Editar como hoja' }).click()

  const sheet = page.getByRole('region', { name: 'Hoja' })
  const grid = sheet.getByRole('grid', { name: 'Elementos' })
  const cell = (row: number, column: number) => grid.locator(`[data-row="${row}"][data-column="${column}"]`)
  await expect(cell(0, 0)).toHaveText('Bruno')
  expect(await faultsIn(page)).toEqual([])

  // By keyboard alone: a number, and one that is none.
  await cell(0, 2).click()
  await page.keyboard.type('4,5')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('status')).toHaveText('Todo guardado')
  await page.keyboard.type('muchos')
  await page.keyboard.press('Enter')
  await expect(cell(1, 2)).toContainText('No es un número.')
  await expect(sheet.getByRole('status')).toContainText('1 fila sin guardar')
  expect(await faultsIn(page)).toEqual([])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('status')).toHaveText('Todo guardado')

  // A table of Excel over the last row makes new ones.
  await page.evaluate(() => navigator.clipboard.writeText('Carla\tDiseño\t1\r\nDavid\tDirección\t2\r\n'))
  await cell(2, 0).click()
  await page.keyboard.press('Control+v')
  await expect(grid.getByRole('row')).toHaveCount(6)
  await expect(sheet.getByRole('status')).toHaveText('Todo guardado')
  await expect(cell(3, 0)).toHaveText('David')

  // Filled down over four rows by keyboard, and by the corner with the mouse.
  await cell(0, 1).click()
  await page.keyboard.press('Enter')
  await cell(0, 1).getByRole('combobox').selectOption('Dirección')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  for (let rows = 0; rows < 3; rows++) await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(cell(3, 1)).toHaveText('Dirección')
  await expect(cell(2, 1)).toHaveText('Dirección')
  await cell(2, 2).click()
  await cell(2, 2).locator('[data-fill]').hover()
  await page.mouse.down()
  await cell(3, 2).hover()
  await page.mouse.up()
  await expect(cell(3, 2)).toHaveText('1')

  // A block is copied to other cells.
  await cell(0, 2).click()
  await page.keyboard.press('Control+c')
  await cell(1, 2).click()
  await page.keyboard.press('Control+v')
  await expect(cell(1, 2)).toHaveText('4,5')
  await expect(sheet.getByRole('status')).toHaveText('Todo guardado')

  // Taken back step by step: the copy, both fillings, the choice, and the rows that were pasted.
  for (let steps = 0; steps < 5; steps++) await page.keyboard.press('Control+z')
  await expect(grid.getByRole('row')).toHaveCount(4)
  await expect(cell(1, 2)).toHaveText('7')
  await sheet.getByRole('button', { name: 'Rehacer' }).click()
  await expect(cell(3, 0)).toHaveText('David')
  await expect(sheet.getByRole('status')).toHaveText('Todo guardado')

  // A reload stays in the sheet; what is not saved is not left by looking for others.
  await page.reload()
  await expect(grid.getByRole('row')).toHaveCount(6)
  await cell(0, 2).click()
  await page.keyboard.type('pocos')
  await page.keyboard.press('Enter')
  await expect(cell(0, 2)).toContainText('No es un número.')
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('Carla')
  const question = page.getByRole('dialog', { name: '¿Descartar los cambios?' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(cell(0, 2)).toContainText('pocos')
})
