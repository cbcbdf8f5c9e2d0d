import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../steps/team-test.ts'
import { openLive, soon } from '../steps/live.ts'
import { makeProject, makeTask, overflows, undo } from '../steps/work.ts'

const taskSchema = z.object({ state: z.string(), dueOn: z.string().nullable() })
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cardsIn = (page: Page, name: string) =>
  column(page, name).getByRole('listitem').locator('button[aria-keyshortcuts]')

test('one query in three views: a board by mouse and keyboard that two people share, and a month', async ({
  page,
  owner,
  colleague: { page: other },
}) => {
  const projectId = await makeProject(owner, 'Tienda de Roldán')
  const ids: string[] = []
  for (const title of ['Boceto', 'Textos', 'Fotos'])
    ids.push(await makeTask(owner, title, { projectId, dueOn: '2030-05-15' }))
  await makeTask(owner, 'De otro encargo')
  const [sketch = ''] = ids
  const task = async (id: string) => taskSchema.parse(await owner.call('GET', `/api/tasks/${id}`))

  // The view stands in the address beside the filter, and both stay.
  await openLive(page, `/tasks?project=${projectId}`)
  const quickAdd = page.getByRole('textbox', { name: 'Añadir una tarea' })
  await quickAdd.fill('Llamar mañana 9:00 !alta #nadie')
  await expect(page.getByText('Mañana · 9:00 · Prioridad: Alta · #nadie')).toBeVisible()
  await quickAdd.press('Enter')
  await expect(
    page.getByText('Ningún proyecto tiene una palabra que empiece por «nadie», o la tienen varios.'),
  ).toBeVisible()
  await quickAdd.fill('Llamar mañana 9:00 !alta #rold')
  await quickAdd.press('Enter')
  const called = page.locator('[data-row]').filter({ hasText: 'Llamar' })
  await expect(called).toContainText('Mañana, 9:00')
  await expect(called).toContainText('Roldán')
  await called.getByRole('checkbox').click()
  await expect(called).toBeHidden()
  await page.getByRole('button', { name: 'Tablero', exact: true }).click()
  await expect(page).toHaveURL(/view=board/)
  await expect(cardsIn(page, 'Por hacer')).toHaveText(['Boceto', 'Textos', 'Fotos'])
  await openLive(other, `/tasks?view=board&project=${projectId}`)
  await expect(cardsIn(other, 'Por hacer')).toHaveText(['Boceto', 'Textos', 'Fotos'])

  // By mouse: into another column, and before another card.
  await card(page, 'Boceto').dragTo(column(page, 'En curso'))
  await expect(cardsIn(other, 'En curso')).toHaveText(['Boceto'], soon)
  await undo(page, 'Boceto')
  await expect.poll(async () => (await task(sketch)).state).toBe('todo')
  await expect(cardsIn(page, 'Por hacer')).toHaveText(['Boceto', 'Textos', 'Fotos'])
  await card(page, 'Fotos').dragTo(card(page, 'Boceto'))
  await expect(cardsIn(page, 'Por hacer')).toHaveText(['Fotos', 'Boceto', 'Textos'])
  await expect(cardsIn(other, 'Por hacer')).toHaveText(['Fotos', 'Boceto', 'Textos'], soon)

  // Without dragging, as on a phone: a place up and down again.
  for (const [way, order] of [
    ['Subir', ['Boceto', 'Fotos', 'Textos']],
    ['Bajar', ['Fotos', 'Boceto', 'Textos']],
  ] as const) {
    await page.getByRole('button', { name: 'Acciones de Boceto' }).click()
    await page.getByRole('menuitem', { name: way }).click()
    await expect(cardsIn(page, 'Por hacer')).toHaveText([...order])
    await expect(cardsIn(other, 'Por hacer')).toHaveText([...order], soon)
  }

  // By keyboard: a place, a column, and the focus goes along.
  await card(page, 'Boceto').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(cardsIn(page, 'Por hacer')).toHaveText(['Fotos', 'Textos', 'Boceto'])
  await expect(cardsIn(other, 'Por hacer')).toHaveText(['Fotos', 'Textos', 'Boceto'], soon)
  await page.keyboard.press('Alt+ArrowRight')
  await expect(cardsIn(page, 'En curso')).toHaveText(['Boceto'])
  await expect(card(page, 'Boceto')).toBeFocused()
  await expect.poll(async () => (await task(sketch)).state).toBe('doing')
  await page.getByRole('button', { name: 'Acciones de Boceto' }).click()
  await page.getByRole('menuitemradio', { name: 'Hecho' }).click()
  await expect(cardsIn(page, 'Hecho')).toHaveText(['Boceto', 'Llamar'])

  // The month: a task is taken to another day, and opened.
  await page.getByRole('button', { name: 'Calendario', exact: true }).click()
  await page.goto(`/tasks?view=calendar&day=2030-05-15&project=${projectId}`)
  const photos = page.getByRole('button', { name: /^Fotos/ })
  await photos.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(photos).toContainText('22/05/2030')
  await expect(photos).toBeFocused()
  await expect.poll(async () => (await task(ids[2] ?? '')).dueOn).toBe('2030-05-22')
  await photos.click()
  await expect(page.getByRole('dialog', { name: 'Tarea' }).getByLabel('Fecha')).toHaveValue('22/05/2030')
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 375, height: 800 })
  await expect(page.locator('[data-row]').filter({ hasText: 'Fotos' })).toBeVisible()
  expect(await overflows(page)).toBe(false)
  await page.getByRole('button', { name: 'Tablero', exact: true }).click()
  await expect(cardsIn(page, 'Por hacer')).toHaveText(['Fotos', 'Textos'])
  await expect(cardsIn(page, 'Hecho')).toHaveText(['Boceto', 'Llamar'])
  expect(await overflows(page)).toBe(false)
})
