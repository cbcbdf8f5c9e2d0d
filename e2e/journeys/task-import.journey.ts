import { expect, test } from '../product/test.ts'
import { openLive } from '../steps/live.ts'
import { enter } from '../steps/session.ts'
import { overflows, row } from '../steps/work.ts'

const card = { idList: 'l', desc: '', due: null, closed: false }
const board = {
  name: 'Tablero de fuera',
  lists: [{ id: 'l', name: 'En curso', closed: false }],
  cards: [
    { ...card, id: 'a', name: 'Rotular la furgoneta', attachments: [{ id: 'f' }] },
    { ...card, id: 'b', name: 'Vieja', closed: true },
  ],
}
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

test('tasks come from Trello and from a table, after a look at them, and go again in one click', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url, 'Lucía Prado')
  await openLive(page, '/tasks')
  await page.getByRole('button', { name: 'Importar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importar tareas' })
  const field = dialog.getByLabel('Archivo de tareas')
  await field.setInputFiles(file('notas.txt', '\0'))
  await expect(dialog.getByRole('alert')).toContainText('no hay tareas que sepamos leer')

  await field.setInputFiles(file('tablero.json', JSON.stringify(board)))
  await expect(dialog.getByText('Rotular la furgoneta')).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Lo que no viene' })).toContainText('1 archivo adjunto')
  await expect(dialog.getByRole('region', { name: 'Lo que no viene' })).toContainText('1 tarjeta archivada')
  await dialog.getByRole('button', { name: 'Importar' }).click()
  await expect(dialog.getByRole('status')).toHaveText('1 tarea importada')
  await expect(row(page, 'Rotular la furgoneta')).toContainText('Tablero de fuera')
  await dialog.getByRole('button', { name: 'Deshacer la importación' }).click()
  await expect(dialog.getByRole('status')).toContainText('deshecho entera')
  await expect(row(page, 'Rotular la furgoneta')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click()

  await page.getByRole('button', { name: 'Importar' }).click()
  await expect(dialog.getByRole('button', { name: 'tablero.json' })).toContainText('Deshecha')
  await field.setInputFiles(file('lista.csv', 'Encargo;Vence\nPedir papel;3/2/2031'))
  await dialog.getByLabel('Se importa como: Encargo').selectOption('Qué hay que hacer')
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await overflows(page)).toBe(false)
  // What is chosen can be read on a phone too.
  const chosen = await dialog.getByLabel('Se importa como: Encargo').boundingBox()
  expect(chosen?.width).toBeGreaterThan(200)
  await dialog.getByRole('button', { name: 'Importar' }).click()
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(row(page, 'Pedir papel')).toContainText('03/02/2031')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: 'Importar' }).click()
  const asana = 'Name,Assignee,Blocked By (Dependencies)\nLema,Lucía Prado,\nPrensa,Nadie de aquí,Lema'
  await field.setInputFiles(file('asana.csv', asana))
  const people = dialog.getByRole('region', { name: 'Responsables' })
  await expect(people).toContainText('Lucía Prado: Lucía Prado')
  await expect(people).toContainText('Nadie de aquí: no está en tu equipo')
  expect(await overflows(page)).toBe(false)
  await dialog.getByRole('button', { name: 'Importar' }).click()
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(row(page, 'Prensa')).toContainText('Espera')
})
