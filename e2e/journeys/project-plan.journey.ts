import { expect, test } from '../product/test.ts'
import { holdCalls } from '../steps/held-call.ts'
import { openLive } from '../steps/live.ts'
import { enter } from '../steps/session.ts'
import { makeProject, overflows, undo } from '../steps/work.ts'

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
