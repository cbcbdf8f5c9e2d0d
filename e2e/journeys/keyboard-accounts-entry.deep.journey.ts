import type { Page } from '@playwright/test'
import { signUp } from '../product/account.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { expect, test } from '../product/test.ts'
import { holdCalls } from '../steps/held-call.ts'
import { expectFocus, pressOn, tabTo, typeInto } from '../steps/keyboard.ts'
import { mailedLink } from '../steps/mail.ts'
import { field, newPerson } from '../steps/session.ts'

const submit = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión', exact: true })

async function signIn(page: Page, email: string, password: string) {
  await typeInto(page, field(page, 'email'), email)
  await typeInto(page, field(page, 'password'), password)
  await page.keyboard.press('Enter')
}

test('login by keyboard: every way in is reached, a refusal keeps the focus', async ({ page, product }) => {
  const account = await signUp(product.url)
  await page.goto('/login')
  const google = page.getByRole('button', { name: 'Continuar con Google', exact: true })
  await expect(google).toHaveAccessibleDescription('No está activado en esta instalación')
  await expect(page.getByText('No está activado en esta instalación')).toBeVisible()
  await pressOn(page, google)
  await expect(page.getByText('El acceso con Google no está activado')).toBeVisible()
  await expectFocus(google)
  await tabTo(page, page.getByRole('button', { name: 'Entrar con una llave de acceso' }))

  await signIn(page, account.email, 'Equivocada-1')
  await expect(page.getByRole('alert')).toContainText('Contrasena incorrecta.')
  await expectFocus(field(page, 'password'))
  await pressOn(page, page.getByRole('button', { name: 'Mostrar' }))
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await expectFocus(page.getByRole('button', { name: 'Ocultar' }))
  await pressOn(page, page.getByLabel('Recordarme'), 'Space')
  await expect(page.getByLabel('Recordarme')).not.toBeChecked()
  await tabTo(page, page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }))
  // While it is asked the button is disabled, and the browser takes the focus from it.
  const answer = await holdCalls(page, '**/api/auth/sign-in/email')
  await pressOn(page, submit(page))
  await expect(submit(page)).toBeDisabled()
  answer.letGo()
  await expect(submit(page)).toBeEnabled()
  await expectFocus(submit(page))

  await tabTo(page, field(page, 'password'), 'Shift+Tab')
  await typeInto(page, field(page, 'password'), account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('from one public screen to the next the keyboard goes on at its start', async ({ page }) => {
  await page.goto('/login')
  await pressOn(page, page.getByRole('link', { name: 'Regístrate' }))
  await expect(page).toHaveURL(/\/signup$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await pressOn(page, page.getByRole('button', { name: 'Crear cuenta' }))
  await expectFocus(field(page, 'fullName'))

  const opened = page.waitForEvent('popup')
  await pressOn(page, page.getByRole('link', { name: 'términos y condiciones' }))
  const terms = await opened
  await tabTo(terms, terms.getByRole('link', { name: 'Ir a crear cuenta' }))
  await terms.keyboard.press('Enter')
  await expect(terms).toHaveURL(/\/signup$/)
  await expect(terms.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a forgotten password is chosen anew by keyboard', async ({ page, product }) => {
  const account = await signUp(product.url)
  await page.goto('/login')
  await pressOn(page, page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }))
  await expect(page).toHaveURL(/\/forgot-password$/)
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('El email es requerido')).toBeVisible()
  await expectFocus(page.getByLabel('Email'))
  await page.keyboard.type(account.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Hemos recibido tu petición' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Volver a iniciar sesión' }))

  const link = await mailedLink(product.dataDir, account.email, '/reset-password')
  await page.goto(link)
  await typeInto(page, page.getByLabel('Nueva Contraseña'), 'corta')
  await typeInto(page, page.getByLabel('Confirmar Contraseña'), 'corta')
  await page.keyboard.press('Enter')
  await expectFocus(page.getByLabel('Nueva Contraseña'))
  await typeInto(page, page.getByLabel('Nueva Contraseña'), 'Elegida-De-Nuevo-1')
  await typeInto(page, page.getByLabel('Confirmar Contraseña'), 'Elegida-De-Nuevo-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Tu contraseña ha cambiado/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await pressOn(page, page.getByRole('link', { name: 'Iniciar sesión' }))
  await signIn(page, account.email, 'Elegida-De-Nuevo-1')
  await expect(page).toHaveURL(/\/dashboard$/)

  // The link has been used, and the screen says what to do.
  await page.goto(link)
  await typeInto(page, page.getByLabel('Nueva Contraseña'), 'Elegida-De-Nuevo-2')
  await typeInto(page, page.getByLabel('Confirmar Contraseña'), 'Elegida-De-Nuevo-2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Este enlace no sirve' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await pressOn(page, page.getByRole('link', { name: 'Pedir otro enlace' }))
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('an address is confirmed by keyboard', async ({ browser }) => {
  await inTemporaryFolder(async (folder) => {
    const product = await startProduct(folder, { EMAIL_VERIFICATION: 'on' })
    const context = await browser.newContext({ baseURL: product.url })
    const page = await context.newPage()
    const person = newPerson()
    await page.goto('/signup')
    for (const name of ['fullName', 'email', 'password'] as const)
      await typeInto(page, field(page, name), person[name])
    await typeInto(page, field(page, 'confirmPassword'), person.password)
    await pressOn(page, field(page, 'terms'), 'Space')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/verify-email$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const again = page.getByRole('button', { name: 'Pedir otro enlace' })
    await pressOn(page, again)
    await expect(page.getByText(`Otro enlace para ${person.email} ya está preparado.`)).toBeVisible()
    await expectFocus(again)

    await page.goto(await mailedLink(folder, person.email, '/verify-email'))
    await expect(page.getByText('Gracias. Tu correo está confirmado.')).toBeVisible()
    await pressOn(page, page.getByRole('link', { name: 'Continuar' }))
    await expect(page).toHaveURL(/\/(dashboard|login)$/)
    await context.close()
    await product.stop()
  })
})
