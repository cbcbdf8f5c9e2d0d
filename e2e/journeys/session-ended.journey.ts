import type { Page } from '@playwright/test'
import { type Account, signUp } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { enter, field } from '../steps/session.ts'

/** Types into a form, ends the session behind its back, and sends it. */
async function loseSession(page: Page, account: Account) {
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByLabel('Biografía').fill('Medio escrita')
  await account.call('POST', '/api/auth/sign-out', {})
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tu sesión ha terminado' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('a session that ends in the middle of a form is renewed right there', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  const dialog = await loseSession(page, account)
  await expect(field(page, 'email').last()).toHaveValue(account.email)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  const password = dialog.locator('[name="password"]')
  await expect(password).toBeFocused()
  await password.fill('No-es-esta-1')
  await password.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Contrasena incorrecta.')
  await password.fill(account.password)
  await password.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Biografía')).toHaveValue('Medio escrita')
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible()
  await expect(page.getByText('Medio escrita')).toBeVisible()
})

test(
  'when another account signs in, the screen of the first one is not used',
  deep,
  async ({ page, context, product }) => {
    const other = await signUp(product.url, 'Bruno Vidal')
    const account = await enter(context, product.url)
    const dialog = await loseSession(page, account)
    await dialog.locator('[name="email"]').fill(other.email)
    await dialog.locator('[name="password"]').fill(other.password)
    await dialog.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
    const replaced = page.getByRole('dialog', { name: 'Has entrado con otra cuenta' })
    await expect(replaced).toContainText(other.email)
    await replaced.getByRole('button', { name: 'Cargar de nuevo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bruno')
  },
)

test(
  'leaving in one tab leaves in all, and coming back in one comes back in all',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    const other = await context.newPage()
    await page.goto('/dashboard')
    await other.goto('/dashboard/profile')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Menú de usuario' }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesion' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(other).toHaveURL(/\/login$/)
    await field(page, 'email').fill(account.email)
    await field(page, 'password').fill(account.password)
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(other).toHaveURL(/\/dashboard\/profile$/)
  },
)

test('an idle screen whose session ends says so by itself', deep, async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await account.call('POST', '/api/auth/sign-out', {})
  // The stream looks at its session every 25 seconds.
  await expect(page.getByRole('dialog', { name: 'Tu sesión ha terminado' })).toBeVisible({ timeout: 40_000 })
})
