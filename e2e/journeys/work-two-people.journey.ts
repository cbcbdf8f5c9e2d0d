import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../steps/team-test.ts'
import { faultsIn } from '../steps/axe.ts'
import { discard, stay } from '../steps/drafts.ts'
import { openLive, soon } from '../steps/live.ts'
import { backOnline } from '../steps/network.ts'
import { makeProject, makeTask, row } from '../steps/work.ts'
import { deep } from '../steps/deep.ts'

const made = z.object({ id: z.string() })
const taskDialog = (page: Page) => page.getByRole('dialog', { name: 'Tarea' })

test(
  'a line of a checklist that a colleague rewrites or takes away while its text is typed',
  deep,
  async ({ page, owner, colleague: { account } }) => {
    const task = await makeTask(owner, 'Publicar la web')
    const first = made.parse(await owner.call('POST', `/api/tasks/${task}/checks`, { text: 'Dominio' }))
    const second = made.parse(await owner.call('POST', `/api/tasks/${task}/checks`, { text: 'Favicon' }))
    await openLive(page, `/tasks?task=${task}`)
    const list = taskDialog(page).getByRole('region', { name: 'Lista de comprobación' })

    await list.getByRole('button', { name: 'Dominio', exact: true }).click()
    await page.keyboard.type(' de la clínica')
    await account.call('PATCH', `/api/task-checks/${first.id}`, { text: 'Dominio y correo' })
    await expect(list.getByRole('checkbox', { name: 'Dominio y correo' })).toBeVisible(soon)
    await page.keyboard.press('Enter')
    const field = list.locator('textarea')
    await expect(list.getByRole('alert')).toContainText('«Dominio y correo»')
    await expect(field).toHaveValue('Dominio de la clínica')
    await page.keyboard.press('Enter')
    await expect(list.getByRole('button', { name: 'Dominio de la clínica', exact: true })).toBeVisible()

    // Escape takes back what is typed into a line, and leaves the dialog open.
    await list.getByRole('button', { name: 'Favicon', exact: true }).click()
    await page.keyboard.type(' de más')
    await page.keyboard.press('Escape')
    await expect(list.getByRole('button', { name: 'Favicon', exact: true })).toBeFocused()

    await list.getByRole('button', { name: 'Favicon', exact: true }).click()
    await page.keyboard.type(' en dos tamaños')
    await account.call('DELETE', `/api/task-checks/${second.id}`)
    await account.call('POST', `/api/tasks/${task}/checks`, { text: 'Textos legales' })
    await expect(list.getByRole('checkbox', { name: 'Textos legales' })).toBeVisible(soon)
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(list.getByRole('alert')).toContainText('Alguien ha quitado esta línea')
    await page.keyboard.press('Enter')
    await expect(list.getByRole('listitem')).toHaveText([
      'Dominio de la clínica',
      'Favicon en dos tamaños',
      'Textos legales',
    ])

    // Without dragging or a key for it, as on a phone, a line goes up too.
    await list.getByRole('button', { name: 'Subir «Textos legales»' }).click()
    await expect(list.getByRole('listitem')).toHaveText([
      'Dominio de la clínica',
      'Textos legales',
      'Favicon en dos tamaños',
    ])
    await list.getByRole('button', { name: 'Subir «Favicon en dos tamaños»' }).click()
    await expect(list.getByRole('listitem').nth(1)).toHaveText('Favicon en dos tamaños')

    // Without a mouse, too: the focus stays among the lines until there is none.
    await list.getByRole('button', { name: 'Quitar «Favicon en dos tamaños» de la lista' }).press('Enter')
    await expect(list.getByRole('button', { name: 'Quitar «Textos legales» de la lista' })).toBeFocused()
  },
)

test(
  'a task that goes while something is typed beside its form keeps that, and takes it when it is back',
  deep,
  async ({ page, owner, colleague: { account } }) => {
    const task = await makeTask(owner, 'Revisar textos')
    await openLive(page, `/tasks?task=${task}`)
    const dialog = taskDialog(page)
    const comment = dialog.getByRole('textbox', { name: 'Escribe un comentario' })
    await comment.fill('La clienta pide otro tono')
    await account.call('DELETE', `/api/tasks/${task}`)
    await expect(dialog.getByRole('alert')).toContainText('se ha eliminado en otro sitio', soon)
    await expect(comment).toHaveValue('La clienta pide otro tono')
    await dialog.getByRole('button', { name: 'Comentar' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Ya no está' })).toBeVisible()
    await expect(comment).toHaveValue('La clienta pide otro tono')
    await dialog.getByRole('button', { name: 'Recuperar y guardar' }).click()
    await stay(page).click()
    await dialog.getByRole('button', { name: 'Comentar' }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'otro tono' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled()

    // Removed from its own dialog, it asks first for what is typed there and nowhere else.
    await comment.fill('A medio escribir')
    const remove = dialog.getByRole('button', { name: 'Eliminar', exact: true })
    await remove.click()
    await stay(page).click()
    await expect(comment).toHaveValue('A medio escribir')
    await remove.click()
    await discard(page).click()
    await expect(dialog).toBeHidden()
    await expect(row(page, 'Revisar textos')).toHaveCount(0)
    const next = page.getByRole('textbox', { name: 'Añadir una tarea' })
    await next.fill('La siguiente')
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Proyectos', exact: true })
      .click()
    await stay(page).click()
    await expect(next).toHaveValue('La siguiente')
  },
)

test(
  'an open task shows what a colleague changes in the fields that nobody types in here',
  deep,
  async ({ page, owner, colleague: { account } }) => {
    const task = await makeTask(owner, 'Revisar textos')
    await openLive(page, `/tasks?task=${task}`)
    const dialog = taskDialog(page)
    await dialog.getByLabel('Notas').fill('Media hora')
    await account.call('PATCH', `/api/tasks/${task}`, {
      title: 'Revisar imágenes',
      priority: 'high',
      notes: 'Una hora\n'.repeat(60),
    })
    await expect(dialog.getByLabel('Qué hay que hacer')).toHaveValue('Revisar imágenes', soon)
    await expect(dialog.getByLabel('Prioridad')).toHaveValue('high')
    await expect(dialog.getByLabel('Notas')).toHaveValue('Media hora')
    // Begun on what has just come, it is no clash; what both wrote is.
    await dialog.getByLabel('Qué hay que hacer').fill('Revisar imágenes y textos')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    const clash = dialog.getByRole('alert')
    await expect(clash).toContainText('Ahora: «Una hora')
    await expect(clash).not.toContainText('Revisar imágenes')
    // However long both are, what is to be chosen can be reached, with a finger too.
    await page.setViewportSize({ width: 375, height: 700 })
    expect(await faultsIn(page)).toEqual([])
    await clash.getByRole('button', { name: 'Guardar lo mío' }).click()
    await expect(dialog).toBeHidden()
  },
)

test('without a network nothing looks done that is not, and what is typed stays', async ({
  page,
  context,
  owner,
}) => {
  const task = await makeTask(owner, 'Pedir las fotos')
  await owner.call('POST', `/api/tasks/${task}/checks`, { text: 'Fachada' })
  await openLive(page, '/tasks')
  await context.setOffline(true)
  await page.getByRole('checkbox', { name: 'Hecha: Pedir las fotos' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'No hay conexión con el servidor' })
  await expect(told.first()).toBeVisible()
  await expect(row(page, 'Pedir las fotos')).toBeVisible()
  await backOnline(page)

  await page.getByRole('button', { name: 'Pedir las fotos', exact: true }).click()
  const dialog = taskDialog(page)
  await dialog.getByRole('button', { name: 'Fachada', exact: true }).click()
  await page.keyboard.type(' y sala')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('No hay conexión con el servidor')
  await expect(dialog.locator('textarea:focus')).toHaveValue('Fachada y sala')
  await backOnline(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Fachada y sala', exact: true })).toBeVisible()
})

test('a project that goes or changes under what is typed into it', async ({
  page,
  owner,
  colleague: { account },
}) => {
  const id = await makeProject(owner, 'Web de Roldán', { deadline: '2030-05-01', budget: 600 })
  await openLive(page, `/projects/${id}`)
  const deadline = page.getByRole('textbox', { name: 'Fecha límite' })
  await deadline.fill('45/05/2030')
  await account.call('PATCH', `/api/projects/${id}`, { deadline: '2030-06-01', name: 'Roldán' })
  await expect(page.getByRole('heading', { name: 'Roldán', exact: true })).toBeVisible(soon)
  await expect(deadline).toHaveValue('45/05/2030')
  await deadline.press('Enter')
  const plan = page.getByRole('region', { name: 'Ficha' })
  await expect(plan.getByRole('alert')).toContainText('No es una fecha válida.')
  await deadline.fill('15/05/2030')
  await deadline.press('Enter')
  await expect(plan.getByRole('alert')).toContainText('Alguien ha cambiado lo mismo')
  await expect(deadline).toHaveValue('15/05/2030')
  await deadline.press('Escape')
  await expect(deadline).toHaveValue('01/06/2030')

  await plan.getByRole('button', { name: '10 h' }).click()
  const budget = plan.getByRole('textbox', { name: 'Presupuesto de horas' })
  await budget.fill('12 h')
  await account.call('PATCH', `/api/projects/${id}`, { budget: 1200, name: 'Clínica Roldán' })
  await expect(page.getByRole('heading', { name: 'Clínica Roldán', exact: true })).toBeVisible(soon)
  await expect(budget).toHaveValue('12 h')
  await budget.press('Enter')
  await expect(plan.getByRole('alert')).toContainText('Alguien ha cambiado lo mismo')
  await budget.press('Enter')
  await expect(plan.getByRole('button', { name: '12 h' })).toBeVisible()

  const notes = page.getByRole('region', { name: 'Notas' })
  await notes.getByRole('button', { name: 'Escribir notas' }).click()
  const field = notes.getByRole('textbox', { name: 'Notas del proyecto' })
  await field.pressSequentially('Llamar antes de las nueve')
  await account.call('DELETE', `/api/projects/${id}`)
  await expect(page.getByText('Este proyecto se ha eliminado en otro sitio')).toBeVisible(soon)
  await notes.getByRole('button', { name: 'Guardar notas' }).click()
  await expect(notes.getByRole('alert')).toContainText('Recupéralo y guarda otra vez')
  await expect(field).toHaveText('Llamar antes de las nueve')
  await page.getByRole('button', { name: 'Recuperar el proyecto' }).click()
  await expect(page.getByText('Este proyecto se ha eliminado en otro sitio')).toBeHidden()
  await notes.getByRole('button', { name: 'Guardar notas' }).click()
  await expect(notes.getByText('Llamar antes de las nueve')).toBeVisible()
  await expect(notes.getByRole('button', { name: 'Escribir notas' })).toBeFocused()

  const hours = page.getByRole('region', { name: 'Horas' })
  await hours.getByLabel('Tiempo de hoy').fill('1:30')
  await hours.getByRole('button', { name: 'Apuntar' }).click()
  await hours.getByRole('button', { name: /^Quitar/ }).press('Enter')
  await expect(hours.getByRole('button', { name: /^Quitar/ })).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
})
