import type { Page } from '@playwright/test'
import type { Account } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { discard, enterAgain, pressAnyway, question, stay } from '../steps/drafts.ts'
import { enter } from '../steps/session.ts'
import { brokenServer, makeProject, makeTask, row } from '../steps/work.ts'

const toProjects = (page: Page) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Proyectos', exact: true })

for (const { path, field, create, arrival } of [
  { path: '/tasks/new', field: 'Qué hay que hacer', create: 'Crear tarea', arrival: /\/tasks$/ },
  { path: '/projects/new', field: 'Nombre', create: 'Crear proyecto', arrival: /\/projects\/(?!new)[\w-]+$/ },
]) {
  test(
    `${path} half filled: leaving asks, going back asks, saving does not`,
    path === '/projects/new' ? {} : deep,
    async ({ page, context, product }) => {
      await enter(context, product.url)
      await page.goto('/calendar')
      await page.goto(path)
      const typed = page.getByLabel(field, { exact: true })
      await typed.fill('A medio escribir')
      await toProjects(page).click()
      await stay(page).click()
      await expect(question(page)).toBeHidden()
      await expect(typed).toHaveValue('A medio escribir')
      await page.getByRole('link', { name: 'Cancelar' }).click()
      await expect(stay(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(question(page)).toBeHidden()
      await expect(typed).toHaveValue('A medio escribir')

      // The browser asks before it loads the page again.
      let asked = ''
      page.once('dialog', (dialog) => {
        asked = dialog.type()
        void dialog.dismiss()
      })
      await page.evaluate(() => window.location.reload())
      await expect.poll(() => asked).toBe('beforeunload')
      await expect(typed).toHaveValue('A medio escribir')

      await page.getByRole('button', { name: create }).click()
      await expect(page).toHaveURL(arrival)
      await expect(question(page)).toBeHidden()

      await page.goto(path)
      await typed.fill('Para nada')
      await toProjects(page).click()
      await discard(page).click()
      await expect(page).toHaveURL(/\/projects$/)
      await page.goBack()
      await expect(typed).toHaveValue('')
      await toProjects(page).click()
      await expect(page).toHaveURL(/\/projects$/)
    },
  )
}

test('a session that ends on a half-filled form keeps it', async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  await page.goto('/tasks/new')
  await page.getByLabel('Qué hay que hacer').fill('Preparar la reunión')
  await page.getByLabel('Notas').fill('Con la clienta')
  await page.getByLabel('Prioridad').selectOption('Alta')
  await endSession(account)
  await pressAnyway(page, 'Crear tarea')
  await enterAgain(page, account)
  await expect(page.getByLabel('Notas')).toHaveValue('Con la clienta')
  await expect(page.getByLabel('Prioridad')).toHaveValue('high')
  await page.getByRole('button', { name: 'Crear tarea' }).click()
  await expect(page).toHaveURL(/\/tasks$/)
  await expect(row(page, 'Preparar la reunión')).toContainText('Prioridad: Alta')
})

test(
  'a project edited where it stands: what is being saved is waited for, what was refused is asked about',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    const id = await makeProject(account, 'Web de la clínica')
    await page.goto(`/projects/${id}`)
    const name = page.getByRole('textbox', { name: 'Nombre del proyecto' })
    await page.getByRole('heading', { level: 1 }).getByRole('button').click()
    await name.fill('Web de la clínica dental')
    await toProjects(page).click()
    await expect(page).toHaveURL(/\/projects$/)
    await expect(row(page, 'Web de la clínica dental')).toBeVisible()

    await page.goBack()
    await page.route(`**/api/projects/${id}`, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill(brokenServer) : route.fallback(),
    )
    await page.getByRole('heading', { level: 1 }).getByRole('button').click()
    await name.fill('Un nombre que no llega')
    await toProjects(page).click()
    await stay(page).click()
    await expect(name).toHaveValue('Un nombre que no llega')
    await endSession(account)
    await page.unroute(`**/api/projects/${id}`)
    await name.press('Enter')
    await enterAgain(page, account)
    await expect(name).toHaveValue('Un nombre que no llega')
    await name.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un nombre que no llega')
  },
)

test('going back from a task with something typed asks first', deep, async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  await makeTask(account, 'Revisar textos')
  await page.goto('/tasks')
  await page.getByRole('button', { name: 'Revisar textos', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Tarea' })
  await dialog.getByLabel('Notas').fill('A medio escribir')
  await page.goBack()
  await stay(page).click()
  await expect(dialog.getByLabel('Notas')).toHaveValue('A medio escribir')
  await page.goBack()
  await discard(page).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Revisar textos', exact: true })).toBeVisible()
})

test('signing out of a half-filled form asks first', deep, async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  await page.goto('/tasks/new')
  const title = page.getByLabel('Qué hay que hacer')
  const signOut = async () => {
    await page.getByRole('button', { name: 'Menú de usuario' }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesion' }).click()
  }
  await title.fill('A medio escribir')
  await signOut()
  await stay(page).click()
  await expect(title).toHaveValue('A medio escribir')
  // Still signed in.
  await account.call('GET', '/api/tasks')
  await signOut()
  await discard(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(account.call('GET', '/api/tasks')).rejects.toThrow('401')
})

async function endSession(account: Account) {
  await account.call('POST', '/api/auth/sign-out', {})
}
