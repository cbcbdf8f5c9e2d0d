import type { Page } from '@playwright/test'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { mailedLink } from '../steps/mail.ts'
import { addPasskeyDevice } from '../steps/passkey.ts'
import { enter, field } from '../steps/session.ts'
import { totp } from '../steps/totp.ts'

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
}

test('the password changes, and other sessions end', deep, async ({ page, context, browser, product }) => {
  const account = await enter(context, product.url)
  const other = await browser.newContext({ baseURL: product.url })
  const elsewhere = await other.newPage()
  await signIn(elsewhere, account.email, account.password)
  await expect(elsewhere).toHaveURL(/\/dashboard$/)

  await page.goto('/dashboard/profile?tab=security')
  await page.getByRole('button', { name: 'Actualizar Contraseña' }).click()
  await expect(page.getByText('La contraseña actual es obligatoria')).toBeVisible()
  await page.getByLabel('Contraseña Actual').fill('Equivocada-1')
  await page.getByLabel('Nueva Contraseña').fill('Nueva-Clave-2026')
  await page.getByLabel('Confirmar Contraseña').fill('otra')
  await page.getByRole('button', { name: 'Actualizar Contraseña' }).click()
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await page.getByLabel('Confirmar Contraseña').fill('Nueva-Clave-2026')
  await page.getByRole('button', { name: 'Actualizar Contraseña' }).click()
  await expect(page.getByText('La contraseña actual no es correcta')).toBeVisible()
  await page.getByLabel('Contraseña Actual').fill(account.password)
  await page.getByRole('button', { name: 'Actualizar Contraseña' }).click()
  await expect(page.getByText('Contraseña actualizada correctamente')).toBeVisible()
  await elsewhere.goto('/dashboard')
  await expect(elsewhere).toHaveURL(/\/login$/)
  await other.close()
})

test('two-factor: on with a code, asked for at sign-in, a backup code works once, off with the password', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  await page.goto('/dashboard/profile?tab=security')
  await page.getByRole('button', { name: 'Activar' }).click()
  await page.getByRole('dialog').getByLabel('Contraseña Actual').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
  const key = (await page.locator('[data-manual-key]').textContent()) ?? ''
  await page.getByLabel('Código de 6 cifras').fill(totp(key, Date.now()))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Autenticación de dos factores activada')).toBeVisible()
  const codes = await page
    .getByRole('list', { name: 'Códigos de respaldo' })
    .getByRole('listitem')
    .allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'Los he guardado' }).click()
  await expect(page.getByText('Códigos de respaldo sin usar: 10')).toBeVisible()

  const backup = async (code: string) => {
    await context.clearCookies()
    await signIn(page, account.email, account.password)
    await page.getByRole('button', { name: 'Usar un código de respaldo' }).click()
    await page.getByLabel('Código de respaldo').fill(code)
    await page.getByRole('button', { name: 'Verificar' }).click()
  }
  await backup(codes[0] ?? '')
  await expect(page).toHaveURL(/\/dashboard$/)
  await backup(codes[0] ?? '')
  await expect(page.getByText('El código de respaldo no es correcto o ya se ha usado.')).toBeVisible()
  await backup(codes[1] ?? '')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/dashboard/profile?tab=security')
  await page.getByRole('button', { name: 'Desactivar' }).click()
  await page.getByRole('dialog').getByLabel('Contraseña Actual').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Autenticación de dos factores desactivada')).toBeVisible()
})

test('a passkey is added, named, signs in, and is removed', async ({ page, context, product }) => {
  await enter(context, product.url)
  await addPasskeyDevice(page)
  await page.goto('/dashboard/profile?tab=security')
  await page.getByRole('button', { name: 'Añadir llave de acceso' }).click()
  await page.getByLabel('Nombre').fill('Portátil')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Llave de acceso añadida')).toBeVisible()
  await expect(page.getByText('Portátil', { exact: true })).toBeVisible()

  await context.clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/dashboard/profile?tab=security')
  await page.getByRole('button', { name: 'Eliminar Portátil' }).click()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect(page.getByText('Todavía no tienes ninguna.')).toBeVisible()
})

test('a forgotten password is chosen anew by the mailed link, once', async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  await context.clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  // The login has a field of that name too.
  await expect(page.getByRole('button', { name: 'Pedir enlace' })).toBeVisible()
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Pedir enlace' }).click()
  await expect(
    page.getByText(`Si hay una cuenta con ${account.email}, su enlace ya está preparado.`),
  ).toBeVisible()
  const link = await mailedLink(product.dataDir, account.email, '/reset-password')
  await page.goto(link)
  await page.getByLabel('Nueva Contraseña').fill('Elegida-De-Nuevo-1')
  await page.getByLabel('Confirmar Contraseña').fill('Elegida-De-Nuevo-1')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByText(/Tu contraseña ha cambiado/)).toBeVisible()
  await signIn(page, account.email, 'Elegida-De-Nuevo-1')
  await expect(page).toHaveURL(/\/dashboard$/)
  await context.clearCookies()
  await page.goto(link)
  await page.getByLabel('Nueva Contraseña').fill('Otra-Vez-2026')
  await page.getByLabel('Confirmar Contraseña').fill('Otra-Vez-2026')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Este enlace no sirve' })).toBeVisible()
})

test('the account is deleted with a typed word and the password', async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  await page.goto('/dashboard/profile?tab=security')
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Eliminar mi cuenta' })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Escribe ELIMINAR para confirmar').fill('ELIMINAR')
  await dialog.getByLabel('Contraseña Actual').fill('Equivocada-1')
  await confirm.click()
  await expect(dialog.getByText('La contraseña no es correcta.')).toBeVisible()
  await dialog.getByLabel('Contraseña Actual').fill(account.password)
  await confirm.click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, account.email, account.password)
  await expect(page.getByText('No existe una cuenta con este correo electronico.')).toBeVisible()
})
