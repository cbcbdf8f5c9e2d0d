import { signUp } from '../product/account.ts'
import { joinWorkspace } from '../product/membership.ts'
import { expect, test } from '../product/test.ts'
import { expectFocus, pressOn, tabTo, typeInto } from '../steps/keyboard.ts'
import { cookiesOf, enter } from '../steps/session.ts'
import { makeProject } from '../steps/work.ts'

test('the last owner of a shared workspace hands it over before leaving, by keyboard', async ({
  page,
  context,
  browser,
  product,
}) => {
  const owner = await enter(context, product.url, 'Ana Dueña')
  const heir = await signUp(product.url, 'Bruno Vidal')
  await joinWorkspace(heir, { of: owner, role: 'member' })
  await makeProject(owner, 'Lo que se queda')
  await page.goto('/dashboard/profile?tab=security')
  const leave = page.getByRole('button', { name: 'Eliminar mi cuenta' })
  await pressOn(page, leave)
  const choice = page.getByLabel('Nuevo propietario de Espacio de Ana Dueña')
  await expectFocus(choice)
  await pressOn(page, page.getByRole('button', { name: 'Continuar' }))
  await expect(page.getByText('Elige qué pasa con este espacio.')).toBeVisible()
  await tabTo(page, choice, 'Shift+Tab')
  await page.keyboard.type('Nadie')
  await expect(page.getByText('Se borra para todas las personas')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Cuéntaselo antes de irte: esta instalación no envía correo.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectFocus(leave)

  await page.keyboard.press('Enter')
  await expectFocus(choice)
  await page.keyboard.type('Bruno')
  await pressOn(page, page.getByRole('button', { name: 'Continuar' }))
  await expect(page.getByText('Lo que has cedido sigue donde está.')).toBeVisible()
  await expectFocus(page.getByLabel('Escribe ELIMINAR para confirmar'))
  await page.keyboard.type('ELIMINAR')
  await typeInto(page, page.getByRole('dialog').getByLabel('Contraseña Actual'), owner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)

  const other = await browser.newContext({ baseURL: product.url })
  await other.addCookies(cookiesOf(heir, product.url))
  const theirs = await other.newPage()
  await theirs.goto('/settings')
  // Only who owns or administers a workspace may rename it.
  await theirs.getByLabel('Nombre').fill('Espacio de Bruno ahora')
  await theirs.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(theirs.getByText('Nombre guardado')).toBeVisible()
  await theirs.goto('/projects')
  await expect(theirs.getByText('Lo que se queda')).toBeVisible()
  await other.close()
})
