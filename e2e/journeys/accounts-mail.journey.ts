import type { Page } from '@playwright/test'
import { expect, test } from '../product/test.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { mailedLink } from '../steps/mail.ts'
import { enter, field, fillSignUp, newPerson } from '../steps/session.ts'

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
}

test('the email changes with the password, and the old one signs in no more', async ({
  page,
  context,
  product,
}) => {
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
})

test('where addresses have to be confirmed, the mailed link opens the account and moves its mail', async ({
  browser,
}) => {
  await inTemporaryFolder(async (folder) => {
    const product = await startProduct(folder, { EMAIL_VERIFICATION: 'on' })
    const context = await browser.newContext({ baseURL: product.url })
    const page = await context.newPage()
    const person = newPerson()
    await page.goto('/signup')
    await fillSignUp(page, person)
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(page.getByText(`Hemos enviado un enlace a ${person.email}`)).toBeVisible()
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
    await expect(page.getByText(`Te hemos enviado un enlace a ${newEmail}`)).toBeVisible()
    await page.goto(await mailedLink(folder, newEmail, '/verify-email'))
    await expect(page.getByText('Gracias. Tu correo está confirmado.')).toBeVisible()
    await page.goto('/dashboard/profile')
    await expect(page.getByText(newEmail)).toBeVisible()
    await context.close()
    await product.stop()
  })
})
