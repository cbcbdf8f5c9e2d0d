import { signUp } from '../product/account.ts'
import { joinWorkspace } from '../product/membership.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { pressOn } from '../steps/keyboard.ts'
import { openLive, soon } from '../steps/live.ts'
import { cookiesOf, enter } from '../steps/session.ts'
import { makeTask } from '../steps/work.ts'

test('an owner hands the workspace over and leaves it by keyboard; who takes it sees so as it happens', async ({
  page,
  context,
  browser,
  product,
}) => {
  const ana = await enter(context, product.url, 'Ana Dueña')
  const bea = await signUp(product.url, 'Bea Gil')
  await joinWorkspace(bea, { of: ana, role: 'admin' })
  await makeTask(ana, 'Cerrar el presupuesto', {})
  const theirs = await browser.newContext({ baseURL: product.url, viewport: { width: 375, height: 812 } })
  await theirs.addCookies(cookiesOf(bea, product.url))
  const phone = await theirs.newPage()
  await openLive(phone, '/settings')
  await expect(phone.getByRole('heading', { name: 'Eliminar el espacio' })).toHaveCount(0)

  await openLive(page, '/settings')
  await page.getByLabel('Nueva persona propietaria').selectOption({ label: 'Bea Gil' })
  await pressOn(page, page.getByRole('button', { name: 'Pasar la propiedad' }))
  const handOver = page.getByRole('dialog', { name: '¿Dar el espacio a Bea Gil?' })
  await expect(handOver).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
  await pressOn(page, handOver.getByRole('button', { name: 'Pasar la propiedad' }))
  await expect(page.getByText('El espacio es ahora de Bea Gil. Tú lo administras.')).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Eliminar el espacio' })).toBeVisible(soon)

  // What the owner still has to do goes on with somebody; then nothing of the workspace is theirs any more.
  await openLive(phone, '/tasks')
  await pressOn(page, page.getByRole('button', { name: 'Cambiar de espacio' }))
  const wayOut = page.getByRole('menuitem', { name: 'Salir de este espacio' })
  await expect(wayOut).toBeVisible()
  await page.keyboard.press('End')
  await expect(wayOut).toBeFocused()
  await page.keyboard.press('Enter')
  const leaving = page.getByRole('dialog', { name: /^¿Salir de/ })
  await expect(leaving.getByText('Tareas pendientes: 1.')).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
  await leaving.getByLabel('Tus tareas pendientes pasan a').selectOption({ label: 'Bea Gil' })
  await pressOn(page, leaving.getByRole('button', { name: 'Salir', exact: true }))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(phone.getByRole('listitem').filter({ hasText: 'Cerrar el presupuesto' })).toContainText(
    'Bea Gil',
    soon,
  )
  expect(JSON.stringify(await ana.call('GET', '/api/tasks'))).not.toContain('Cerrar el presupuesto')
  await theirs.close()
})
