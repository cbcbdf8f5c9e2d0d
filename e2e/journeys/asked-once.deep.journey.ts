import type { Account } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { openLive, secondTab, seen, soon } from '../steps/live.ts'
import { countQuestions, expectOnce } from '../steps/questions.ts'
import { enter } from '../steps/session.ts'
import { makeProject, row } from '../steps/work.ts'

const makePage = (account: Account, name: string) =>
  account.call('POST', '/api/pages', { name, document: { version: 1, elements: [] } })

test('a project that is made leads to its screen, which asks for everything once', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await openLive(page, '/projects/new')
  const other = await secondTab(context, '/projects')
  const asked = await countQuestions(page).during(async () => {
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Web de la clínica')
    await page.getByRole('button', { name: 'Crear proyecto' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web de la clínica')
    await seen('a new project in the other tab', () =>
      expect(row(other, 'Web de la clínica')).toBeVisible(soon),
    )
  })
  expectOnce(asked, '/api/tasks', '/api/overview/pages', '/api/activity')
})

test('a project is changed, archived and removed, each asked for once', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  const id = await makeProject(account, 'Web de la clínica')
  await makeProject(account, 'Catálogo')
  await openLive(page, `/projects/${id}`)
  const tab = countQuestions(page)
  const renamed = await tab.during(async () => {
    await page.getByRole('heading', { level: 1 }).getByRole('button').click()
    const name = page.getByRole('textbox', { name: 'Nombre del proyecto' })
    await name.fill('Web dental')
    await name.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web dental')
  })
  expectOnce(renamed, `/api/projects/${id}`, '/api/activity')

  await openLive(page, '/projects')
  const archived = await tab.during(async () => {
    await page.getByRole('button', { name: 'Acciones de Catálogo' }).click()
    await page.getByRole('menuitem', { name: 'Archivar' }).click()
    await expect(row(page, 'Catálogo')).toHaveCount(0)
  })
  expectOnce(archived, '/api/projects')
  const removed = await tab.during(async () => {
    await page.getByRole('button', { name: 'Acciones de Web dental' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await expect(row(page, 'Web dental')).toHaveCount(0)
  })
  expectOnce(removed, '/api/projects')
})

test('sample data and its figures, and a page that is deleted, are asked for once', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  await openLive(page, '/dashboard')
  const other = await secondTab(context, '/dashboard/tools/aurelio-builder')
  const tab = countQuestions(page)
  const loaded = await tab.during(async () => {
    await page.getByRole('button', { name: 'Cargar datos de ejemplo' }).click()
    await expect(page.locator('[data-stat="activeProjects"]')).toHaveText('12')
  })
  // The pictures of its pages are drawn afterwards, and what shows pages asks again for each of them.
  const ofTasks = Object.entries(loaded).filter(([question]) => question.startsWith('/api/tasks'))
  expectOnce(Object.fromEntries(ofTasks), '/api/tasks')

  await makePage(account, 'Página de prueba')
  await openLive(page, '/dashboard/tools/aurelio-builder')
  await openLive(other, '/dashboard/tools/aurelio-builder')
  await expect(other.getByRole('article', { name: 'Página de prueba' })).toBeVisible()
  const deleted = await tab.during(async () => {
    await page.getByRole('button', { name: 'Más acciones de Página de prueba' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await expect(page.getByRole('article', { name: 'Página de prueba' })).toHaveCount(0)
    await seen('a page gone in the other tab', () =>
      expect(other.getByRole('article', { name: 'Página de prueba' })).toHaveCount(0, soon),
    )
  })
  expectOnce(deleted, '/api/overview/pages')
})

test('notifications that are read, and a workspace that gets another name', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await openLive(page, '/dashboard/profile')
  const other = await secondTab(context, '/dashboard/profile')
  const tab = countQuestions(page)
  const read = await tab.during(async () => {
    await page.getByRole('button', { name: /^Notificaciones/ }).click()
    const dropdown = page.getByRole('dialog', { name: 'Notificaciones' })
    await dropdown.getByRole('button', { name: 'Marcar todas como leídas' }).click()
    await expect(page.locator('[data-unread-count]')).toHaveText('0')
    await seen('read in the other tab', () =>
      expect(other.locator('[data-unread-count]')).toHaveText('0', soon),
    )
  })
  expectOnce(read, '/api/notifications')

  await openLive(page, '/settings')
  const renamed = await tab.during(async () => {
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Estudio Roldán')
    await page.getByRole('button', { name: 'Guardar Cambios' }).click()
    await expect(page.getByText('Nombre guardado')).toBeVisible()
  })
  expectOnce(renamed, '/api/session')
})
