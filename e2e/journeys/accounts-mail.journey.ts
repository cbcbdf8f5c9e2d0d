import type { Page } from '@playwright/test'
import { startSmtpServer } from '../../server/src/testing/smtp-server.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { signUp } from '../product/account.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { mailedLink } from '../steps/mail.ts'
import { enter, field, fillSignUp, newPerson } from '../steps/session.ts'

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await enterPassword(page, email, password)
}

async function enterPassword(page: Page, email: string, password: string) {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
}

test(
  'the email changes with the password, and the old one signs in no more',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    const newEmail = `nuevo.${account.email}`
    await page.goto('/dashboard/profile')
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByLabel('Email').fill(newEmail)
    await page.getByLabel('Contraseña Actual').fill('Equivocada-1')
    await page.getByRole('button', { name: 'Guardar Cambios' }).click()
    await expect(page.getByText('La contraseña no es correcta.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(newEmail)
    await page.getByLabel('Contraseña Actual').fill(account.password)
    await page.getByRole('button', { name: 'Guardar Cambios' }).click()
    await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible()
    await context.clearCookies()
    await signIn(page, account.email, account.password)
    await expect(page.getByText('No existe una cuenta con este correo electronico.')).toBeVisible()
    await signIn(page, newEmail, account.password)
    await expect(page).toHaveURL(/\/dashboard$/)
  },
)

/** What a product says that sends no mail, with who runs it in its settings. */
const askForIt = 'Esta instalación no envía correo: pide el enlace a quien administra Aurelio (600 123 123).'

test('where addresses have to be confirmed, the mailed link opens the account and moves its mail', async ({
  browser,
}) => {
  await inTemporaryFolder(async (folder) => {
    const product = await startProduct(folder, { EMAIL_VERIFICATION: 'on', OPERATOR_CONTACT: '600 123 123' })
    const context = await browser.newContext({ baseURL: product.url })
    const page = await context.newPage()
    const person = newPerson()
    await page.goto('/signup')
    await fillSignUp(page, person)
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    const status = page.getByRole('status').filter({ hasText: 'enlace' })
    await expect(status).toContainText(`El enlace que activa la cuenta de ${person.email} ya está preparado.`)
    await expect(status).toContainText(askForIt)
    await page.goto(await mailedLink(folder, person.email, '/verify-email'))
    await expect(page.getByText('Gracias. Tu correo está confirmado.')).toBeVisible()
    await page.getByRole('link', { name: 'Continuar' }).click()
    await expect(page).toHaveURL(/\/(dashboard|login)$/)

    await signIn(page, person.email, person.password)
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto('/dashboard/profile')
    await expect(page.getByText('Verificado')).toBeVisible()
    await page.getByRole('button', { name: 'Editar' }).click()
    const newEmail = `otra.${person.email}`
    await page.getByLabel('Email').fill(newEmail)
    await page.getByLabel('Contraseña Actual').fill(person.password)
    await page.getByRole('button', { name: 'Guardar Cambios' }).click()
    await expect(status).toContainText(`El enlace que confirma el cambio a ${newEmail} ya está preparado.`)
    await expect(status).toContainText(askForIt)
    await expect(page.getByText(/enviado/)).toHaveCount(0)
    await page.goto(await mailedLink(folder, newEmail, '/verify-email'))
    await expect(page.getByText('Gracias. Tu correo está confirmado.')).toBeVisible()
    await page.goto('/dashboard/profile')
    await expect(page.getByText(newEmail)).toBeVisible()

    // Whoever signs up by an invitation comes back to it, although the mailed link opens another tab.
    const guest = newPerson('Bruno Vidal')
    await page.goto('/settings/members')
    await page.getByRole('button', { name: 'Invitar' }).click()
    await page.getByLabel('Correo electrónico').fill(guest.email)
    await page.getByRole('button', { name: 'Enviar invitación' }).click()
    const invitation = await page.getByLabel('Enlace de la invitación').inputValue()
    const theirs = await browser.newContext({ baseURL: product.url })
    const signingUp = await theirs.newPage()
    await signingUp.goto(invitation)
    await signingUp.getByRole('link', { name: 'Crear cuenta' }).click()
    await fillSignUp(signingUp, guest)
    await signingUp.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(signingUp.getByText(/El enlace que activa la cuenta de/)).toBeVisible()
    const confirming = await theirs.newPage()
    await confirming.goto(await mailedLink(folder, guest.email, '/verify-email'))
    await confirming.getByRole('link', { name: 'Continuar' }).click()
    await enterPassword(confirming, guest.email, guest.password)
    await expect(confirming).toHaveURL(invitation)
    await confirming.getByRole('button', { name: 'Aceptar invitación' }).click()
    await expect(confirming).toHaveURL(/\/dashboard$/)
    await theirs.close()
    await context.close()
    await product.stop()
  })
})

test('nothing is said to have been sent before a mail server takes it', deep, async ({ page, product }) => {
  const person = await signUp(product.url)
  for (const email of [person.email, 'nadie@agencia.example']) {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Pedir enlace' }).click()
    await expect(page.getByRole('heading', { name: 'Hemos recibido tu petición' })).toBeVisible()
    // The same for everybody: it does not tell who has an account.
    await expect(page.getByRole('status').filter({ hasText: 'enlace' })).toHaveText(
      `Si hay una cuenta con ${email}, su enlace ya está preparado.Esta instalación no envía correo: pide el enlace a quien administra Aurelio en tu agencia.`,
    )
  }
})

test('with a mail server the messages leave, and the screens say so', deep, async ({ browser }) => {
  const smtp = await startSmtpServer()
  await inTemporaryFolder(async (folder) => {
    const product = await startProduct(folder, { EMAIL_VERIFICATION: 'on', SMTP_URL: smtp.url })
    const context = await browser.newContext({ baseURL: product.url })
    const page = await context.newPage()
    const person = newPerson()
    await page.goto('/signup')
    await fillSignUp(page, person)
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(page.getByText(`Hemos enviado un enlace a ${person.email}.`)).toBeVisible()
    await expect(page.getByText('Si no te llega, mira el correo no deseado')).toBeVisible()
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Pedir enlace' }).click()
    await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible()
    await expect(
      page.getByText(`Si hay una cuenta con ${person.email}, te hemos enviado un enlace.`),
    ).toBeVisible()
    const letters = () => smtp.received.filter((text) => text.startsWith(`RCPT TO:<${person.email}>`))
    await expect.poll(() => letters().length).toBe(2)
    await context.close()
    await product.stop()
  })
  smtp.stop()
})
