import { expect, test } from '../product/test.ts'
import { holdCalls } from '../steps/held-call.ts'
import { openLive } from '../steps/live.ts'
import { enter } from '../steps/session.ts'
import { makeProject, makeTask, overflows, undo } from '../steps/work.ts'

test('a project says for whom and until when, and its hours are counted and noted', async ({
  page,
  context,
  product,
}) => {
  const owner = await enter(context, product.url)
  const id = await makeProject(owner, 'Web nueva')
  await openLive(page, `/projects/${id}`)
  const card = page.getByRole('region', { name: 'Ficha' })
  await card.getByRole('button', { name: 'Para quién es…' }).click()
  // Who goes on before the server has answered is left where they are.
  const answer = await holdCalls(page, `**/api/projects/${id}`)
  await card.getByRole('textbox', { name: 'Cliente' }).fill('Clínica Roldán')
  await card.getByRole('textbox', { name: 'Cliente' }).press('Enter')
  const deadline = card.getByRole('textbox', { name: 'Fecha límite' })
  await deadline.fill('18/12/2030')
  await deadline.press('Tab')
  await card.getByRole('button', { name: 'Sin presupuesto' }).click()
  await expect(card.getByRole('textbox', { name: 'Presupuesto de horas' })).toBeFocused()
  answer.letGo()
  await expect(card.getByRole('button', { name: 'Clínica Roldán' })).toBeVisible()
  await expect(deadline).toHaveValue('18/12/2030')
  await card.getByRole('textbox', { name: 'Presupuesto de horas' }).fill('2')
  await card.getByRole('textbox', { name: 'Presupuesto de horas' }).press('Enter')
  const hours = page.getByRole('region', { name: 'Horas' })
  await expect(hours).toContainText('0 min de 2 h')

  await hours.getByLabel('Tiempo de hoy').fill('mucho')
  await hours.getByLabel('En qué').fill('Maqueta')
  await hours.getByRole('button', { name: 'Apuntar', exact: true }).click()
  await expect(hours.getByRole('alert')).toContainText('Escribe un tiempo de un día como mucho')
  await hours.getByLabel('Tiempo de hoy').fill('2h30')
  await hours.getByRole('button', { name: 'Apuntar', exact: true }).click()
  await expect(hours).toContainText('2 h 30 min de 2 h · 30 min de más')
  await hours.getByRole('button', { name: 'Quitar 2 h 30 min' }).click()
  await expect(hours).toContainText('0 min de 2 h')
  await undo(page, '2 h 30 min')
  await expect(hours.getByRole('listitem')).toContainText('Maqueta')

  await hours.getByRole('button', { name: 'Empezar a contar' }).click()
  await expect(hours.getByRole('timer')).toBeVisible()
  await page.reload()
  await expect(hours.getByRole('timer')).toBeVisible()
  await expect(card).toContainText('Clínica Roldán')
  await expect(card.getByRole('textbox', { name: 'Fecha límite' })).toHaveValue('18/12/2030')
  await hours.getByRole('button', { name: 'Parar y apuntar' }).click()
  await expect(hours.getByRole('listitem')).toHaveCount(2)
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await overflows(page)).toBe(false)
})

const text = (name: string, words: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
})

test('files of a project and of a task: attached, shown to the client, gone and back', async ({
  page,
  context,
  product,
}) => {
  const owner = await enter(context, product.url)
  const projectId = await makeProject(owner, 'Con archivos')
  const taskId = await makeTask(owner, 'Cartel', { projectId })
  await openLive(page, `/projects/${projectId}`)
  const files = page.getByRole('region', { name: 'Archivos' })
  const field = files.getByLabel('Archivos para adjuntar')
  await field.setInputFiles([text('notas.txt', 'Hola'), text('datos.csv', 'a;b')])
  await expect(files.getByRole('listitem')).toHaveCount(2)
  await field.setInputFiles(text('programa.png', '\0\0\0'))
  await expect(page.getByRole('alert').filter({ hasText: '«programa.png» no se ha subido' })).toContainText(
    'Comprímelo en un ZIP',
  )
  const row = files.getByRole('listitem').filter({ hasText: 'notas.txt' })
  const saved = page.waitForEvent('download')
  await row.getByRole('link', { name: 'notas.txt' }).click()
  expect((await saved).suggestedFilename()).toBe('notas.txt')
  const menu = row.getByRole('button', { name: 'Acciones de «notas.txt»' })
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Enseñar al cliente' }).press('Enter')
  await expect(row).toContainText('Visible para el cliente')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect(row).toHaveCount(0)
  await undo(page, 'notas.txt')
  await expect(row).toBeVisible()
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await overflows(page)).toBe(false)

  await page.goto(`/tasks?task=${taskId}`)
  const sheet = page.getByRole('dialog', { name: 'Tarea' }).getByRole('region', { name: 'Archivos' })
  await sheet.getByLabel('Archivos para adjuntar').setInputFiles(text('boceto.md', '# Boceto'))
  await expect(sheet.getByRole('listitem')).toContainText('boceto.md')
  expect(await overflows(page)).toBe(false)
})
