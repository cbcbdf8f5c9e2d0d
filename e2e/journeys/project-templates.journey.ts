import { expect, test } from '../product/test.ts'
import { openLive } from '../steps/live.ts'
import { enter } from '../steps/session.ts'
import { makeProject, makeTask, overflows, row } from '../steps/work.ts'

test('a project is kept as a template, and others begin with it or with a ready one', async ({
  page,
  context,
  product,
}) => {
  const owner = await enter(context, product.url)
  const projectId = await makeProject(owner, 'Boda')
  await makeTask(owner, 'Invitaciones', { projectId, startOn: '2030-03-01', dueOn: '2030-03-05' })
  await openLive(page, `/projects/${projectId}`)
  await page.getByRole('button', { name: 'Acciones de Boda' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Guardar como plantilla…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Guardar como plantilla' })
  await dialog.getByLabel('Nombre').fill('Evento')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/projects/new')
  await page.getByLabel('Nombre').fill('Boda de Inés')
  await page.getByLabel('Plantilla', { exact: true }).selectOption('Evento (1 tarea)')
  await page.getByLabel('Empieza').fill('28/02/2031')
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await overflows(page)).toBe(false)
  await page.getByRole('button', { name: 'Crear proyecto' }).click()
  await expect(page.getByRole('heading', { name: 'Boda de Inés' })).toBeVisible()
  await expect(row(page, 'Invitaciones')).toContainText('04/03/2031')

  await page.goto('/projects/new')
  await page.getByLabel('Plantilla', { exact: true }).selectOption('Evento (1 tarea)')
  await page.getByRole('button', { name: 'Eliminar la plantilla «Evento»' }).click()
  await expect(page.getByRole('option', { name: /Evento/ })).toHaveCount(0)
  await page.getByLabel('Nombre').fill('Web de Roldán')
  await page.getByLabel('Plantilla', { exact: true }).selectOption({ label: 'Web de un cliente (11 tareas)' })
  await page.getByRole('button', { name: 'Crear proyecto' }).click()
  await expect(row(page, 'Reunión de arranque')).toContainText('0/4')
})
