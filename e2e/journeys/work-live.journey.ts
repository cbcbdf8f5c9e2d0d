import type { Page } from '@playwright/test'
import { expect, test } from '../steps/team-test.ts'
import { deep } from '../steps/deep.ts'
import { openLive, seen, soon } from '../steps/live.ts'
import { enter } from '../steps/session.ts'
import { makeProject, makeTask, row, shareWithClients } from '../steps/work.ts'

const quickAdd = (page: Page) => page.getByRole('textbox', { name: 'Añadir una tarea' })

test('what one does to projects and tasks, the other sees', async ({
  page,
  owner,
  colleague: { page: other },
}) => {
  await openLive(page, '/tasks')
  await openLive(other, '/tasks')

  await quickAdd(other).fill('Pedir las fotos')
  await quickAdd(other).press('Enter')
  await seen('a new task', () => expect(row(page, 'Pedir las fotos')).toBeVisible(soon))
  await page.getByRole('checkbox', { name: 'Hecha: Pedir las fotos' }).click()
  await seen('a task done', () => expect(row(other, 'Pedir las fotos')).toHaveCount(0, soon))

  await openLive(other, '/projects')
  const id = await makeProject(owner, 'Web de la clínica')
  await seen('a new project', () => expect(row(other, 'Web de la clínica')).toBeVisible(soon))
  await openLive(page, `/projects/${id}`)
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  const name = page.getByRole('textbox', { name: 'Nombre del proyecto' })
  await name.fill('Web de la clínica dental')
  await name.press('Enter')
  await seen('a new name', () => expect(row(other, 'Web de la clínica dental')).toBeVisible(soon))

  // Who has it open learns that it went.
  await other.getByRole('button', { name: 'Acciones de Web de la clínica dental' }).click()
  await other.getByRole('menuitem', { name: 'Eliminar' }).click()
  await seen('a project gone', () =>
    expect(page.getByText('Este proyecto se ha eliminado en otro sitio')).toBeVisible(soon),
  )
})

test(
  'what is being typed into a task stays while a colleague changes it',
  deep,
  async ({ page, owner, colleague: { page: other } }) => {
    const id = await makeTask(owner, 'Revisar textos')
    await openLive(page, `/tasks?task=${id}`)
    const dialog = page.getByRole('dialog', { name: 'Tarea' })
    await dialog.getByLabel('Notas').fill('Media hora de trabajo')

    await openLive(other, `/tasks?task=${id}`)
    const theirs = other.getByRole('dialog', { name: 'Tarea' })
    await theirs.getByLabel('Qué hay que hacer').fill('Revisar textos e imágenes')
    await theirs.getByRole('button', { name: 'Guardar' }).click()
    await expect(theirs).toBeHidden()
    await seen('a new title', () => expect(row(page, 'Revisar textos e imágenes')).toBeAttached(soon))

    await expect(dialog.getByLabel('Notas')).toHaveValue('Media hora de trabajo')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()
    await other.getByRole('button', { name: 'Revisar textos e imágenes', exact: true }).click()
    await expect(theirs.getByLabel('Notas')).toHaveValue('Media hora de trabajo')
  },
)

test(
  'a client looks on, live and without controls; the server refuses the rest',
  deep,
  async ({ page, owner, client: { account, page: other } }) => {
    const project = await makeProject(owner, 'Web de la clínica', { description: 'Seis páginas' })
    await shareWithClients(owner, project)
    const shown = { projectId: project, visibleToClients: true }
    const task = await makeTask(owner, 'Revisar textos', shown)
    await makeTask(owner, 'Subir el precio', { projectId: project })
    await openLive(other, '/tasks')
    await expect(other.getByRole('checkbox', { name: 'Hecha: Revisar textos' })).toBeDisabled()
    await makeTask(owner, 'Pedir las fotos', shown)
    await seen('a new task', () => expect(row(other, 'Pedir las fotos')).toBeVisible(soon))
    await expect(row(other, 'Subir el precio')).toHaveCount(0)
    await expect(quickAdd(other)).toHaveCount(0)
    await expect(other.getByRole('link', { name: 'Nueva tarea' })).toHaveCount(0)
    await expect(other.getByRole('button', { name: /^Acciones de/ })).toHaveCount(0)

    await other.getByRole('button', { name: 'Revisar textos', exact: true }).click()
    const dialog = other.getByRole('dialog', { name: 'Tarea' })
    await expect(dialog.getByLabel('Qué hay que hacer')).toBeDisabled()
    await expect(dialog.getByRole('button', { name: /Guardar|Eliminar/ })).toHaveCount(0)

    await other.goto(`/projects/${project}`)
    await expect(other.getByText('Seis páginas')).toBeVisible()
    await expect(other.getByRole('heading', { level: 1 }).getByRole('button')).toHaveCount(0)
    await expect(other.getByRole('combobox', { name: 'Estado' })).toHaveCount(0)
    await expect(quickAdd(other)).toHaveCount(0)
    await other.goto('/projects')
    await expect(row(other, 'Web de la clínica')).toBeVisible()
    await expect(other.getByRole('link', { name: 'Nuevo proyecto' })).toHaveCount(0)

    for (const [method, path, body] of [
      ['POST', '/api/projects', { name: 'De un cliente' }],
      ['PATCH', `/api/projects/${project}`, { name: 'De un cliente' }],
      ['DELETE', `/api/projects/${project}`, undefined],
      ['POST', '/api/tasks', { title: 'De un cliente' }],
      ['PATCH', `/api/tasks/${task}`, { done: true }],
      ['DELETE', `/api/tasks/${task}`, undefined],
    ] as const)
      await expect(account.call(method, path, body), `${method} ${path}`).rejects.toThrow(/: 403 /)
    await page.goto(`/projects/${project}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web de la clínica')
  },
)

test(
  'a change is asked for once: the other screen listens, and does not ask all the time',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    await openLive(page, '/tasks')
    // From here on the screen is up to date, and hears.
    await makeTask(account, 'La primera')
    await expect(row(page, 'La primera')).toBeVisible(soon)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/tasks')) asked += 1
    })
    const titles = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'].map((word) => `Cambio ${word}`)
    for (const title of titles) await makeTask(account, title)
    for (const title of titles) await expect(row(page, title)).toBeVisible(soon)
    // One more for what was under way as the counting began.
    expect(asked).toBeLessThanOrEqual(titles.length + 1)
  },
)
