import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'

test('a token is made with what it may do, is shown once, lets a program in and is revoked at once', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'API', exact: true }).click()
  await expect(page.getByText('Todavía no hay ningún token')).toBeVisible()
  await page.getByRole('button', { name: 'Nuevo token' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo token' })
  await dialog.getByRole('button', { name: 'Crear token' }).click()
  await expect(dialog.getByText('Ponle un nombre')).toBeVisible()
  await expect(dialog.getByText('Marca al menos un permiso.')).toBeVisible()
  await dialog.getByLabel('Nombre').fill('Agenda')
  await dialog.getByLabel('Caduca').selectOption('Un año')
  await dialog.getByRole('checkbox', { name: 'Ver tareas' }).check()
  expect(await faultsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Crear token' }).click()
  const field = dialog.getByLabel('Token', { exact: true })
  await expect(field).toHaveValue(/^aur_/)
  const token = await field.inputValue()
  expect(await faultsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Listo' }).click()

  const headers = { authorization: `Bearer ${token}` }
  const ask = async (path: string) => (await fetch(product.url + path, { headers })).status
  expect(await ask('/api/tasks')).toBe(200)
  expect(await ask('/api/leads')).toBe(403)
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: 'Agenda' }).first()
  await expect(row).toContainText(token.slice(0, 10))
  await expect(row).not.toContainText(token)
  await expect(row).toContainText('Usado')
  expect(await faultsIn(page)).toEqual([])

  await page.getByRole('button', { name: 'Revocar Agenda' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click()
  await expect(page.getByText('Todavía no hay ningún token')).toBeVisible()
  expect(await ask('/api/tasks')).toBe(401)
})
