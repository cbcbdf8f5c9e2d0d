import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../steps/team-test.ts'
import { discard, question, stay } from '../steps/drafts.ts'
import { openLive, soon } from '../steps/live.ts'
import { backOnline } from '../steps/network.ts'
import { makeTask } from '../steps/work.ts'
import { deep } from '../steps/deep.ts'

const made = z.object({ id: z.string() })
const when = {
  allDay: false,
  starts: '2030-05-13T10:00',
  ends: '2030-05-13T11:00',
  zone: 'Europe/Madrid',
  recurrence: null,
}
const eventDialog = (page: Page) => page.getByRole('dialog', { name: 'Evento' })

test('an event that changes or goes while it is open here', async ({
  page,
  owner,
  colleague: { account },
}) => {
  const { id } = made.parse(await owner.call('POST', '/api/calendar/events', { title: 'Feria', when }))
  await openLive(page, '/calendar?view=week&day=2030-05-15')
  await page.getByRole('button', { name: /Feria/ }).click()
  const dialog = eventDialog(page)
  await expect(dialog.getByLabel('Título')).toBeFocused()
  await account.call('PATCH', `/api/calendar/events/${id}`, { title: 'Feria de mayo', place: 'Recinto' })
  await expect(dialog.getByLabel('Título')).toHaveValue('Feria de mayo', soon)
  await expect(dialog.getByLabel('Lugar')).toHaveValue('Recinto')

  await dialog.getByLabel('Notas').fill('Llevar folletos')
  await account.call('DELETE', `/api/calendar/events/${id}`)
  await expect(dialog.getByRole('alert')).toContainText('se ha eliminado en otro sitio', soon)
  await expect(dialog.getByLabel('Notas')).toHaveValue('Llevar folletos')
  await dialog.getByRole('button', { name: 'Recuperar y guardar' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /Feria de mayo/ }).click()
  await expect(dialog.getByLabel('Notas')).toHaveValue('Llevar folletos')
  await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled()
})

test(
  'one time of an event that is taken out while it is written on becomes an event of its own',
  deep,
  async ({ page, owner, colleague: { account } }) => {
    const daily = { ...when, recurrence: 'FREQ=DAILY;COUNT=5' }
    const { id } = made.parse(
      await owner.call('POST', '/api/calendar/events', { title: 'Guardia', when: daily }),
    )
    await openLive(page, '/calendar?view=week&day=2030-05-15')
    await page
      .getByRole('button', { name: /Guardia/ })
      .nth(2)
      .click()
    const dialog = eventDialog(page)
    await dialog.getByLabel('Notas').fill('Con Bruno')
    const occurrence = { at: '2030-05-15T10:00', reach: 'one' }
    await account.call('POST', `/api/calendar/events/${id}/omissions`, occurrence)
    await expect(dialog.getByRole('alert')).toContainText('Alguien ha quitado esta fecha', soon)
    await expect(dialog.getByLabel('Notas')).toHaveValue('Con Bruno')
    await dialog.getByRole('button', { name: 'Guardar aparte' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: /Guardia/ })).toHaveCount(5)
    const events = z
      .object({ items: z.array(z.object({ notes: z.string(), when: z.object({ starts: z.string() }) })) })
      .parse(await owner.call('GET', '/api/calendar/events'))
    expect(events.items.find(({ notes }) => notes === 'Con Bruno')?.when.starts).toBe('2030-05-15T10:00')
  },
)

test('without a network an event stands where it stood, and a new one is kept as typed', async ({
  page,
  context,
  owner,
}) => {
  await owner.call('POST', '/api/calendar/events', { title: 'Reunión', when })
  await openLive(page, '/calendar?view=week&day=2030-05-15')
  const meeting = page.getByRole('button', { name: /Reunión/ })
  await expect(meeting).toContainText('13/05/2030')
  await context.setOffline(true)
  await meeting.press('Alt+ArrowRight')
  const told = page.getByRole('alert').filter({ hasText: 'No hay conexión con el servidor' })
  await expect(told.first()).toBeVisible()
  await expect(meeting).toContainText('13/05/2030')
  await backOnline(page)
  await page.getByRole('button', { name: 'Nuevo evento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo evento' })
  await dialog.getByLabel('Título').fill('Firma')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(dialog.getByRole('alert')).toContainText('No hay conexión con el servidor')
  await backOnline(page)
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(page.getByRole('button', { name: /Firma/ })).toBeVisible()
})

test(
  'by keyboard alone the focus is never lost: what is made, what goes, and what comes back',
  deep,
  async ({ page, owner }) => {
    await openLive(page, '/calendar?view=agenda&day=2030-05-15')
    const create = page.getByRole('button', { name: 'Nuevo evento' })
    await create.press('Enter')
    await page.keyboard.press('Escape')
    await expect(create).toBeFocused()
    // Nothing that was typed goes with Escape or Cancel, but when that is meant.
    const dialog = page.getByRole('dialog', { name: 'Nuevo evento' })
    await create.press('Enter')
    await expect(dialog.getByLabel('Título')).toBeFocused()
    await page.keyboard.type('A medias')
    await page.keyboard.press('Escape')
    await expect(stay(page)).toBeFocused()
    // It hears the key a moment after it has the focus: whoever is quicker presses again.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(question(page)).toBeHidden({ timeout: 2000 })
    }).toPass()
    await expect(dialog.getByLabel('Título')).toHaveValue('A medias')
    await dialog.getByRole('button', { name: 'Cancelar' }).press('Enter')
    await discard(page).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(create).toBeFocused()
    await page.getByRole('button', { name: 'Apuntar un evento' }).press('Enter')
    await expect(dialog.getByLabel('Título')).toBeFocused()
    await page.keyboard.type('Firma')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const event = page.getByRole('button', { name: /Firma/ })
    await expect(event).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()
    await event.press('Enter')
    await eventDialog(page).getByRole('button', { name: 'Eliminar' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Apuntar un evento' })).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()

    for (const title of ['Uno', 'Dos']) await makeTask(owner, title)
    await openLive(page, '/tasks')
    const choose = page.getByRole('button', { name: 'Seleccionar' })
    await choose.press('Enter')
    await page.getByRole('button', { name: 'Dejar de elegir' }).press('Enter')
    await expect(choose).toBeFocused()
    for (const [title, control] of [
      ['Uno', 'Uno'],
      ['Dos', 'Dos'],
    ] as const) {
      await page.getByRole('button', { name: control, exact: true }).press('Enter')
      const open = page.getByRole('dialog', { name: 'Tarea' })
      await open.getByRole('textbox', { name: 'Escribe un comentario' }).fill(`De ${title}`)
      await open.getByRole('button', { name: 'Comentar' }).press('Enter')
      const actions = open.getByRole('button', { name: 'Acciones del comentario' })
      await actions.press('Enter')
      await page.getByRole('menuitem', { name: 'Editar' }).press('Enter')
      const text = open.getByRole('textbox', { name: 'Editar el comentario' })
      await expect(text).toBeFocused()
      await text.fill('Otra cosa')
      await open.getByRole('listitem').getByRole('button', { name: 'Guardar' }).press('Enter')
      await expect(actions).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: control, exact: true })).toBeFocused()
    }
    // Two notices stand there: the one that goes takes no focus with it.
    for (const title of ['Uno', 'Dos'])
      await page.getByRole('checkbox', { name: `Hecha: ${title}` }).press('Space')
    await page.getByRole('button', { name: 'Deshacer' }).first().press('Enter')
    await expect(page.locator('[data-row]')).toHaveCount(1)
    await expect(page.locator('body')).not.toBeFocused()

    // What is removed from its own dialog leaves the focus to the screen.
    await makeTask(owner, 'Entrega', { dueOn: '2030-05-17' })
    await openLive(page, '/tasks?view=calendar&day=2030-05-15')
    await page.getByRole('button', { name: /Entrega/ }).press('Enter')
    const delivery = page.getByRole('dialog', { name: 'Tarea' })
    await expect(delivery.getByLabel('Qué hay que hacer')).toBeFocused()
    await delivery.getByRole('button', { name: 'Eliminar', exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: /Entrega/ })).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
  },
)
