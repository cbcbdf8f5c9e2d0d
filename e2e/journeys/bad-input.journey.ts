import type { Page } from '@playwright/test'
import { publishPage, signUp as signUpOverHttp } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { canvas, elements, openBlankCanvas, tile } from '../steps/editor.ts'
import { enter, field, fillSignUp, newPerson } from '../steps/session.ts'

const logIn = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión', exact: true })
const createAccount = (page: Page) => page.getByRole('button', { name: 'Crear cuenta' })

const askedTerms = 'Acepta los términos y condiciones para crear tu cuenta.'

test('login tells what is missing, then what is wrong', async ({ page, product }) => {
  const account = await signUpOverHttp(product.url)
  await page.goto('/login')
  await logIn(page).click()
  await expect(page.getByText('El email es requerido')).toBeVisible()
  await expect(page.getByText('La contraseña es requerida')).toBeVisible()

  // From the first submit on, a field is checked while it changes.
  await field(page, 'email').fill('lucia@')
  await expect(page.getByText('Email inválido')).toBeVisible()
  await field(page, 'email').fill('nadie@agencia.example')
  await expect(page.getByText('Email inválido')).toHaveCount(0)

  await field(page, 'password').fill('Equivocada-1')
  await logIn(page).click()
  const box = page.getByRole('alert').filter({ hasText: 'Error de inicio de sesión' })
  await expect(box).toContainText('No existe una cuenta con este correo electronico.')

  await field(page, 'email').fill(account.email)
  await logIn(page).click()
  await expect(box).toContainText('Contrasena incorrecta.')
  await expect(page).toHaveURL(/\/login$/)

  await field(page, 'password').fill(account.password)
  await logIn(page).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('sign-up tells each rule, and keeps what was typed', deep, async ({ page }) => {
  await page.goto('/signup')
  await createAccount(page).click()
  for (const text of [
    'El nombre completo es requerido',
    'El email es requerido',
    'La contraseña es requerida',
    'Confirma tu contraseña',
    askedTerms,
  ]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(field(page, 'fullName')).toBeFocused()
  await field(page, 'password').fill('Corta1')
  await expect(page.getByText('La contraseña debe tener al menos 8 caracteres')).toBeVisible()
  await field(page, 'password').fill('todaminuscula')
  const strong = 'La contraseña debe contener al menos una mayúscula, una minúscula y un número'
  await expect(page.getByText(strong)).toBeVisible()
  await field(page, 'confirmPassword').fill('Otra-cosa-1')
  await expect(page.getByText('Las contraseñas deben coincidir')).toBeVisible()
  await field(page, 'fullName').fill('Lucía')
  await expect(field(page, 'confirmPassword')).toHaveValue('Otra-cosa-1')
  await expect(page).toHaveURL(/\/signup$/)
})

test('the terms must be accepted', deep, async ({ page }) => {
  const person = newPerson()
  await page.goto('/signup')
  await fillSignUp(page, person)
  await field(page, 'terms').uncheck()
  await createAccount(page).click()
  const terms = field(page, 'terms')
  await expect(terms).toBeFocused()
  await expect(terms).toHaveAccessibleDescription(askedTerms)
  expect(await terms.evaluate((box: HTMLInputElement) => box.validity.valueMissing)).toBe(true)
  await expect(page).toHaveURL(/\/signup$/)
  await terms.check()
  await expect(page.getByText(askedTerms)).toHaveCount(0)
  await createAccount(page).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('an address that has an account cannot sign up again', deep, async ({ page, product }) => {
  const account = await signUpOverHttp(product.url)
  await page.goto('/signup')
  await fillSignUp(page, { fullName: 'Otra', email: account.email.toUpperCase(), password: account.password })
  await createAccount(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error de registro' })).toBeVisible()
  await expect(page).toHaveURL(/\/signup$/)
})

test('the guard brings a person back to where they were going', async ({ page, product }) => {
  const account = await signUpOverHttp(product.url)
  await page.goto('/dashboard/tools/aurelio-builder/leads')
  await expect(page).toHaveURL(/\/login$/)
  await field(page, 'email').fill(account.email)
  await field(page, 'password').fill(account.password)
  await logIn(page).click()
  await expect(page).toHaveURL(/\/aurelio-builder\/leads$/)
})

for (const [name, stored] of [
  ['no JSON', { editorState: '{not json', aurelioEditorData: '}{', 'aurelio-theme': 'purple' }],
  ['JSON of another kind', { editorState: '{"a":1}', aurelioEditorData: '[1,2]', 'aurelio-theme': '{}' }],
  [
    'a list of nonsense',
    { editorState: '[null,{"id":5},"x"]', aurelioEditorData: 'null', 'aurelio-theme': '' },
  ],
] as const) {
  test(
    `broken local storage is ignored: ${name}`,
    name === 'no JSON' ? {} : deep,
    async ({ page, context, product }) => {
      await enter(context, product.url)
      const failures: string[] = []
      page.on('pageerror', (error) => failures.push(error.message))
      await page.goto('/terms')
      await page.evaluate((values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
      }, stored)
      await page.goto('/dashboard/tools/aurelio-builder/overview')
      await expect(page.getByRole('heading', { name: 'Landing Page - Proyecto Demo' })).toBeVisible()

      // Straight into the editor, with the broken state still there.
      await page.goto('/dashboard/tools/aurelio-builder/editor')
      await openBlankCanvas(page)
      await expect(canvas(page).getByText('Comienza tu diseño')).toBeVisible()
      await tile(page, 'heading').click()
      await expect(elements(page, 'heading')).toHaveCount(1)
      expect(failures).toEqual([])
    },
  )
}

test('what people type never runs on a published page', async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  const hostile = `"><script>document.title='taken'</script><img src=x onerror="document.title='taken'">`
  const published = await publishPage(account, hostile, [
    elementOf(hostile, 'heading', 1, {
      text: hostile,
      color: `red;}</style>${hostile}`,
      fontSize: '32px;background:url(x)',
    }),
    elementOf(hostile, 'button', 2, {
      text: 'Pulsa',
      link: ' java\tscript:alert(1)',
      backgroundColor: 'expression(alert(1))',
    }),
    elementOf(hostile, 'image', 3, { src: 'data:text/html,<script>alert(1)</script>', alt: hostile }),
    elementOf(hostile, 'form', 4, {
      fields: [hostile, { name: 'email', label: hostile }],
      buttonText: hostile,
    }),
  ])
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto(published.url)
  await expect(page.getByRole('heading')).toHaveText(hostile)
  await expect(page).toHaveTitle(hostile)
  await page.getByText('Pulsa').click()
  expect(await page.locator('script').count()).toBe(0)
  expect(dialogs).toEqual([])
})

function elementOf(name: string, type: string, index: number, props: object) {
  return { id: `${type}-170000000000${index}`, type, name, props }
}

test('a refused form comes back where it is, with what was entered', async ({ page, product }) => {
  const account = await signUpOverHttp(product.url)
  const published = await publishPage(account, 'Página larga', [
    elementOf('Alto', 'container', 1, { minHeight: '3000px', height: '3000px' }),
    elementOf('Formulario', 'form', 2, { fields: ['name', 'email'] }),
  ])
  await page.goto(published.url)
  await page.getByLabel('Nombre').fill('Ana Gil')
  // Browsers stop an empty field by themselves; the server must answer the others well.
  await page.locator('form').evaluate((form) => form.setAttribute('novalidate', ''))
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana Gil')
  await expect(page.locator('input[type="email"]')).toHaveAttribute('aria-invalid', 'true')

  await page.locator('input[type="email"]').fill('ana@ejemplo.es')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('status')).toBeInViewport()
})
