import type { Page } from '@playwright/test'
import { password, signUp } from '../product/account.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { expect, test } from '../product/test.ts'
import { expectFocus, pressOn, tabTo, typeInto } from '../steps/keyboard.ts'
import { addPasskeyDevice } from '../steps/passkey.ts'
import { cookiesOf, enter, field } from '../steps/session.ts'
import { totp } from '../steps/totp.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label)

async function signIn(page: Page, email: string) {
  await page.goto('/login')
  await typeInto(page, field(page, 'email'), email)
  await typeInto(page, field(page, 'password'), password)
  await page.keyboard.press('Enter')
}

test('the password changes by keyboard, and each complaint has the focus', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  await page.goto('/dashboard/profile?tab=security')
  const save = button(page, 'Actualizar Contraseña')
  await pressOn(page, save)
  await expect(page.getByText('La contraseña actual es obligatoria')).toBeVisible()
  await expectFocus(page.getByLabel('Contraseña Actual'))
  await page.keyboard.type('Equivocada-1')
  await typeInto(page, page.getByLabel('Nueva Contraseña'), 'Nueva-Clave-2026')
  await typeInto(page, page.getByLabel('Confirmar Contraseña'), 'Nueva-Clave-2026')
  await pressOn(page, save)
  await expect(page.getByText('La contraseña actual no es correcta')).toBeVisible()
  await expectFocus(page.getByLabel('Contraseña Actual'))
  await typeInto(page, page.getByLabel('Contraseña Actual'), account.password)
  await tabTo(page, page.getByLabel('Cerrar las demás sesiones'))
  await pressOn(page, save)
  await expect(page.getByText('Contraseña actualizada correctamente')).toBeVisible()
  await expectFocus(save)
})

test('two factors by keyboard: on, at the sign-in, new backup codes, off', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  await page.goto('/dashboard/profile?tab=security')
  await pressOn(page, button(page, 'Activar'))
  await expectFocus(inDialog(page, 'Contraseña Actual'))
  await page.keyboard.press('Escape')
  await expectFocus(button(page, 'Activar'))
  await page.keyboard.press('Enter')
  await expectFocus(inDialog(page, 'Contraseña Actual'))
  await page.keyboard.type('Equivocada-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('La contraseña no es correcta.')).toBeVisible()
  await typeInto(page, inDialog(page, 'Contraseña Actual'), account.password)
  await page.keyboard.press('Enter')
  await expectFocus(page.getByLabel('Código de 6 cifras'))
  const key = (await page.locator('[data-manual-key]').textContent()) ?? ''
  await page.keyboard.type('000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('El código tiene 6 cifras.')).toBeVisible()
  await typeInto(page, page.getByLabel('Código de 6 cifras'), totp(key, Date.now()))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Guarda tus códigos de respaldo' })).toBeVisible()
  await tabTo(page, button(page, 'Copiar'))
  const download = page.waitForEvent('download')
  await pressOn(page, button(page, 'Descargar'))
  expect((await download).suggestedFilename()).toBe('aurelio-codigos-de-respaldo.txt')
  const first = (await page.getByRole('dialog').getByRole('listitem').first().textContent()) ?? ''
  await pressOn(page, button(page, 'Los he guardado'))
  await expectFocus(button(page, 'Desactivar'))

  await context.clearCookies()
  await signIn(page, account.email)
  await expectFocus(page.getByLabel('Código de 6 cifras'))
  await pressOn(page, button(page, 'Volver'))
  await expect(field(page, 'email')).toHaveValue(account.email)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await typeInto(page, field(page, 'password'), account.password)
  await page.keyboard.press('Enter')
  await expectFocus(page.getByLabel('Código de 6 cifras'))
  await pressOn(page, button(page, 'Usar un código de respaldo'))
  await expectFocus(page.getByLabel('Código de respaldo'))
  await page.keyboard.type(first)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/dashboard/profile?tab=security')
  await pressOn(page, button(page, 'Crear códigos nuevos'))
  await expectFocus(inDialog(page, 'Contraseña Actual'))
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await pressOn(page, button(page, 'Los he guardado'))
  await expectFocus(button(page, 'Crear códigos nuevos'))
  await tabTo(page, button(page, 'Desactivar'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectFocus(inDialog(page, 'Contraseña Actual'))
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Autenticación de dos factores desactivada')).toBeVisible()
  await expectFocus(button(page, 'Activar'))
})

test('passkeys are added, named, used and removed by keyboard', async ({ page, context, product }) => {
  await enter(context, product.url)
  await addPasskeyDevice(page)
  await page.goto('/dashboard/profile?tab=security')
  const add = button(page, 'Añadir llave de acceso')
  await pressOn(page, add)
  await expectFocus(page.getByRole('dialog').getByLabel('Nombre'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Escribe un nombre.')).toBeVisible()
  await expectFocus(page.getByRole('dialog').getByLabel('Nombre'))
  await page.keyboard.type('Portátil')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Llave de acceso añadida')).toBeVisible()
  await expectFocus(add)

  await pressOn(page, button(page, 'Cambiar el nombre de Portátil'))
  await typeInto(page, page.getByRole('dialog').getByLabel('Nombre'), 'Oficina')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nombre cambiado')).toBeVisible()
  await expectFocus(button(page, 'Cambiar el nombre de Oficina'))

  await context.clearCookies()
  await page.goto('/login')
  await pressOn(page, button(page, 'Entrar con una llave de acceso'))
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/dashboard/profile?tab=security')
  await pressOn(page, button(page, 'Eliminar Oficina'))
  await expectFocus(button(page, 'Cancelar'))
  await page.keyboard.press('Escape')
  await expectFocus(button(page, 'Eliminar Oficina'))
  await page.keyboard.press('Enter')
  await pressOn(page, button(page, 'Eliminar'))
  const none = page.getByText('Todavía no tienes ninguna.')
  await expect(none).toBeVisible()
  await expectFocus(none.locator('..'))
})

test('sessions are closed by keyboard: one, then all others', async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  for (const system of ['Macintosh; Intel Mac OS X 10_15_7', 'X11; Linux x86_64', 'Windows NT 10.0'])
    await fetch(`${product.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: product.url,
        'user-agent': `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`,
      },
      body: JSON.stringify({ email: account.email, password }),
    })
  await page.goto('/dashboard/profile?tab=security')
  const close = page.getByRole('button', { name: /^Cerrar la sesión de/ })
  await expect(close).toHaveCount(3)
  const next = close.nth(1)
  const nextName = (await next.getAttribute('aria-label')) ?? ''
  await pressOn(page, close.first())
  await expect(close).toHaveCount(2)
  await expectFocus(button(page, nextName))
  await pressOn(page, button(page, 'Cerrar todas las otras sesiones'))
  await expect(close).toHaveCount(0)
  await expectFocus(button(page, 'Cerrar todas las otras sesiones'))
})

test('the data is downloaded and the account deleted by keyboard', async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  await page.goto('/dashboard/profile?tab=security')
  const download = page.waitForEvent('download')
  await pressOn(page, page.getByRole('link', { name: 'Descargar mis datos' }))
  expect((await download).suggestedFilename()).toMatch(/^aurelio-mis-datos-[\d-]+\.zip$/)

  const leave = button(page, 'Eliminar mi cuenta')
  await pressOn(page, leave)
  await expectFocus(page.getByLabel('Escribe ELIMINAR para confirmar'))
  await page.keyboard.press('Escape')
  await expectFocus(leave)
  await page.keyboard.press('Enter')
  await expectFocus(page.getByLabel('Escribe ELIMINAR para confirmar'))
  await page.keyboard.type('ELIMINAR')
  await typeInto(page, inDialog(page, 'Contraseña Actual'), 'Equivocada-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('La contraseña no es correcta.')).toBeVisible()
  await expectFocus(inDialog(page, 'Contraseña Actual'))
  await typeInto(page, inDialog(page, 'Contraseña Actual'), account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('an account is found, disabled and enabled by keyboard', async ({ browser }) => {
  await inTemporaryFolder(async (folder) => {
    const product = await startProduct(folder)
    const administrator = await signUp(product.url, 'Ana Admin')
    await signUp(product.url, 'Otra Persona')
    await signUp(product.url, 'Bruno Vidal')
    const context = await browser.newContext({ baseURL: product.url })
    await context.addCookies(cookiesOf(administrator, product.url))
    const page = await context.newPage()
    await page.goto('/settings/accounts')
    await typeInto(page, page.getByLabel('Buscar por nombre o email'), 'otra')
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '@' })).toHaveCount(1)
    const disable = button(page, 'Deshabilitar la cuenta de Otra Persona')
    await pressOn(page, disable)
    await expectFocus(button(page, 'Cancelar'))
    await page.keyboard.press('Enter')
    await expectFocus(disable)
    await page.keyboard.press('Enter')
    await pressOn(page, button(page, 'Deshabilitar'))
    await expect(page.getByText('La cuenta de Otra Persona está deshabilitada')).toBeVisible()
    const enable = button(page, 'Habilitar la cuenta de Otra Persona')
    await expectFocus(enable)
    await page.keyboard.press('Enter')
    await expect(page.getByText('La cuenta de Otra Persona vuelve a estar habilitada')).toBeVisible()
    await expectFocus(disable)
    await context.close()
    await product.stop()
  })
})
