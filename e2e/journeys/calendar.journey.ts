import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import type { Account } from '../product/account.ts'
import { expect, test } from '../steps/team-test.ts'
import { openLive, soon } from '../steps/live.ts'
import { enter } from '../steps/session.ts'
import { makeTask, overflows, undo } from '../steps/work.ts'

/** A Wednesday that is no machine's today. */
const day = '2030-05-15'
const eventsSchema = z.object({
  items: z.array(z.object({ title: z.string(), when: z.object({ starts: z.string(), ends: z.string() }) })),
})

/** When the event is, as the server has it. */
async function whenIs(account: Account, title: string) {
  const { items } = eventsSchema.parse(await account.call('GET', '/api/calendar/events'))
  const when = items.find((event) => event.title === title)?.when
  return when ? `${when.starts} ${when.ends}` : 'nowhere'
}

/** Presses, moves as a hand does, and lets go in the middle of the target, or so many pixels below the start. */
async function drag(page: Page, from: Locator, to: Locator | number) {
  const start = await from.boundingBox()
  const end = typeof to === 'number' ? null : await to.boundingBox()
  if (!start) throw new Error('Nothing to take')
  const x = start.x + start.width / 2
  const y = start.y + start.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 6, y + 6)
  if (end) await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 })
  else await page.mouse.move(x, y + Number(to), { steps: 4 })
  await page.mouse.up()
}

/** Says which times of what repeats are meant. */
async function mean(page: Page, reach: 'Solo este' | 'Este y los siguientes' | 'Todos') {
  await page.getByRole('dialog').getByRole('button', { name: reach }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: reach })).toBeHidden()
}

const event = (screen: Page, name = 'Reunión de equipo') => screen.getByRole('button', { name }).first()

test('a team keeps its calendar: events that repeat, move and come back, seen by others at once', async ({
  page,
  owner,
  colleague: { page: other },
}) => {
  await openLive(page, `/calendar?day=${day}`)
  await openLive(other, `/calendar?day=${day}`)
  const cell = (date: string) => page.locator(`[data-day="${date}"]`)

  await page.getByRole('button', { name: 'Nuevo evento', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo evento' })
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(dialog.getByText('Escribe qué es.')).toBeVisible()
  await dialog.getByLabel('Título').fill('Reunión de equipo')
  await dialog.getByLabel('Empieza').fill('2030-05-15T10:00')
  await expect(dialog.getByLabel('Termina')).toHaveValue('2030-05-15T11:00')
  await dialog.getByLabel('Se repite').selectOption('Cada semana')
  await dialog.getByLabel('Hasta').fill('2030-05-29')
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Reunión de equipo' })).toHaveCount(3)
  await expect(event(other)).toBeVisible(soon)

  // By mouse one alone to the next day, taken back, and by keyboard all of them.
  await drag(page, event(page), cell('2030-05-16'))
  await mean(page, 'Solo este')
  await expect(event(page)).toContainText('16/05/2030')
  await expect(event(other)).toContainText('16/05/2030', soon)
  await expect(page.getByRole('button', { name: 'Reunión de equipo' }).nth(1)).toContainText('22/05/2030')
  await undo(page, 'tiene otra fecha')
  await expect(event(other)).toContainText('15/05/2030', soon)
  await expect(event(page)).toContainText('15/05/2030')
  await event(page).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Solo este' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => whenIs(owner, 'Reunión de equipo')).toBe('2030-05-16T10:00 2030-05-16T11:00')
  await expect(event(page)).toContainText('16/05/2030')
  await expect(event(page)).toBeFocused()

  // A task by the day it is due.
  await makeTask(owner, 'Entregar el logo', { dueOn: day })
  await drag(page, event(page, 'Entregar el logo'), cell('2030-05-20'))
  await expect(event(other, 'Entregar el logo')).toContainText('20/05/2030', soon)

  // The week: a time is taken with its edge, by mouse and by keyboard.
  await page.getByRole('button', { name: 'Semana', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Semana' })).toBeVisible()
  const edge = page
    .locator('[data-row]')
    .filter({ has: event(page) })
    .locator('[data-stretch]')
  await drag(page, edge, 48)
  await mean(page, 'Todos')
  await expect.poll(() => whenIs(owner, 'Reunión de equipo')).toBe('2030-05-16T10:00 2030-05-16T12:00')
  await expect(event(page)).toContainText('12:00')
  await event(page).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await mean(page, 'Todos')
  await expect.poll(() => whenIs(owner, 'Reunión de equipo')).toBe('2030-05-16T09:30 2030-05-16T11:30')

  // Changed and removed in its dialog; what was removed comes back.
  await expect(event(page)).toContainText('11:30')
  await event(page).click()
  const open = page.getByRole('dialog', { name: 'Evento' })
  await open.getByLabel('Lugar').fill('Sala grande')
  await open.getByRole('button', { name: 'Guardar' }).click()
  await mean(page, 'Todos')
  await expect(open).toBeHidden()
  await event(page).click()
  await expect(open.getByLabel('Lugar')).toHaveValue('Sala grande')
  await open.getByRole('button', { name: 'Eliminar' }).click()
  await mean(page, 'Todos')
  await expect(event(other)).toBeHidden(soon)
  await undo(page, 'Se ha eliminado')
  await expect(event(other)).toBeVisible(soon)

  // From the second one on another name, and the third left out: the first stays what it was.
  await page.getByRole('button', { name: 'Mes', exact: true }).click()
  await page.getByRole('button', { name: 'Reunión de equipo' }).nth(1).click()
  await open.getByLabel('Título').fill('Reunión larga')
  await open.getByRole('button', { name: 'Guardar' }).click()
  await mean(page, 'Este y los siguientes')
  await expect(page.getByRole('button', { name: 'Reunión larga' })).toHaveCount(1)
  await expect(event(other)).toContainText('16/05/2030', soon)
  await event(page, 'Reunión larga').click()
  await open.getByRole('button', { name: 'Eliminar' }).click()
  await mean(page, 'Todos')
  await expect(event(other, 'Reunión larga')).toBeHidden(soon)
  await expect(event(page)).toBeVisible()

  // A phone shows the agenda, and nothing is wider than it.
  await page.setViewportSize({ width: 375, height: 800 })
  await expect(page.getByRole('button', { name: 'Semana', exact: true })).toBeHidden()
  await expect(page.locator('[data-row]').filter({ hasText: 'Reunión de equipo' }).first()).toBeVisible()
  expect(await overflows(page)).toBe(false)
})

/** Next month, so that the feed tells it. */
const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000)
  .toISOString()
  .slice(0, 10)
  .replaceAll('-', '')
const otherCalendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//otro//ES',
  ...['dentista', 'comida'].flatMap((name) => [
    'BEGIN:VEVENT',
    `UID:${name}@otro`,
    'DTSTAMP:20261101T000000Z',
    `DTSTART:${inAMonth}T090000Z`,
    `DTEND:${inAMonth}T100000Z`,
    `SUMMARY:${name === 'comida' ? 'Comida' : 'Dentista'}`,
    'END:VEVENT',
  ]),
  'END:VCALENDAR',
  '',
].join('\r\n')

test('other programs read the calendar at a secret address until it is renewed, and theirs is brought in', async ({
  page,
  context,
  product,
  request,
}) => {
  const owner = await enter(context, product.url)
  await owner.call('POST', '/api/calendar/events', {
    title: 'Feria',
    when: {
      allDay: true,
      starts: new Date().toISOString().slice(0, 10),
      ends: new Date().toISOString().slice(0, 10),
      zone: 'Europe/Madrid',
      recurrence: null,
    },
  })
  await page.goto('/calendar')
  await page.getByRole('button', { name: 'Suscribirse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suscribirse' })
  const field = dialog.getByLabel('Enlace del calendario')
  await expect(field).toHaveValue(/\/ics\/[\w-]{43}\.ics$/)
  const before = await field.inputValue()
  const file = await request.get(before)
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await file.text()).toContain('SUMMARY:Feria')
  await dialog.getByRole('button', { name: 'Renovar enlace' }).click()
  await expect(field).not.toHaveValue(before)
  expect((await request.get(before)).status()).toBe(404)
  const link = await field.inputValue()
  expect((await request.get(link)).status()).toBe(200)
  await page.keyboard.press('Escape')

  // A file of another calendar is looked at first; what is here already is not taken twice.
  await page.getByRole('button', { name: 'Importar' }).click()
  const importing = page.getByRole('dialog', { name: 'Importar un calendario' })
  const choose = (name: string, text: string) =>
    importing
      .getByLabel('Archivo .ics')
      .setInputFiles({ name, mimeType: 'text/calendar', buffer: Buffer.from(text) })
  await choose('notas.ics', 'Nombre;Fecha')
  await expect(importing.getByText('No es un calendario')).toBeVisible()
  await choose('otro.ics', otherCalendar)
  await importing.getByRole('checkbox', { name: 'Comida' }).click()
  await expect(importing.getByText('Se importan 1 de 2.')).toBeVisible()
  await importing.getByRole('button', { name: 'Importar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Eventos traídos: 1' })).toBeVisible()
  expect(await (await request.get(link)).text()).toContain('UID:dentista@otro')
  await page.getByRole('button', { name: 'Importar' }).click()
  await choose('otro.ics', otherCalendar)
  await importing.getByRole('button', { name: 'Importar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Ya estaban: 1' })).toBeVisible()
})
