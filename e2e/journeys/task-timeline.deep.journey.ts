import { expect, test } from '../product/test.ts'
import { holdCalls } from '../steps/held-call.ts'
import { openLive } from '../steps/live.ts'
import { enter } from '../steps/session.ts'
import { dayFromToday, makeTask, overflows, undo } from '../steps/work.ts'

test('tasks over weeks: moved and stretched by keyboard and by pointer, and taken back', async ({
  page,
  context,
  product,
}) => {
  const owner = await enter(context, product.url)
  await page.goto('/tasks')
  const [start, due] = [await dayFromToday(page, 1), await dayFromToday(page, 3)]
  const id = await makeTask(owner, 'Rodaje', { startOn: start, dueOn: due })
  await openLive(page, '/tasks?view=timeline')
  const chart = page.getByRole('region', { name: 'Cronograma' })
  const bar = chart.getByRole('button', { name: /^Rodaje/ })
  const daysOf = async () => {
    const task: unknown = await owner.call('GET', `/api/tasks/${id}`)
    return task
  }
  const expectDays = async (first: number, last: number) =>
    expect
      .poll(daysOf)
      .toMatchObject({ startOn: await dayFromToday(page, first), dueOn: await dayFromToday(page, last) })

  // Each step goes on from the one before, whether the server has answered or not.
  const answer = await holdCalls(page, `**/api/tasks/${id}`)
  await bar.press('Alt+ArrowRight')
  await bar.press('Alt+Shift+ArrowRight')
  answer.letGo()
  await expectDays(2, 5)
  const box = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const middle = box.y + box.height / 2
  await page.mouse.move(box.x + 30, middle)
  await page.mouse.down()
  await page.mouse.move(box.x + 30 + 2 * 24, middle, { steps: 4 })
  await page.mouse.up()
  await expectDays(4, 7)
  // Told by its own day: the word on the step before stands until this one is answered.
  const told = (await dayFromToday(page, 7)).split('-').toReversed().join('/')
  await undo(page, `«Rodaje»: ${told}`)
  await expectDays(2, 5)

  // Its beginning, by keyboard and by its edge.
  await expect(bar).toHaveAccessibleName(
    new RegExp(`al ${(await dayFromToday(page, 5)).split('-').toReversed().join('/')}`),
  )
  await bar.press('Shift+ArrowLeft')
  await expectDays(1, 5)
  const begins = await bar.locator('[data-stretch="start"]').boundingBox()
  if (!begins) throw new Error('No edge to take')
  await page.mouse.move(begins.x + 3, begins.y + 8)
  await page.mouse.down()
  await page.mouse.move(begins.x + 3 + 24, begins.y + 8, { steps: 4 })
  await page.mouse.up()
  await expectDays(2, 5)

  // What waits for it and begins too early says so, and stands by a broken line.
  const waiting = await makeTask(owner, 'Montaje', { startOn: due, dueOn: await dayFromToday(page, 9) })
  await owner.call('POST', `/api/tasks/${waiting}/blockers`, { blockerId: id })
  const next = chart.getByRole('button', { name: /^Montaje.*Empieza antes de que termine «Rodaje»/ })
  await expect(next).toBeVisible()
  await expect(chart.locator('[data-link="broken"]')).toHaveCount(1)
  for (const _ of [1, 2, 3]) await next.press('Shift+ArrowRight')
  await expect(chart.getByRole('button', { name: /^Montaje.*Espera a «Rodaje»/ })).toBeVisible()
  await expect(chart.locator('[data-link="kept"]')).toHaveCount(1)

  // What lies months away is reached by showing more at once.
  await makeTask(owner, 'Entrega final', { dueOn: await dayFromToday(page, 120) })
  await page.getByRole('button', { name: 'Trimestres' }).click()
  await expect(chart.getByRole('button', { name: /^Entrega final/ })).toBeVisible()
  await page.getByRole('button', { name: 'Meses' }).click()

  await page.setViewportSize({ width: 375, height: 800 })
  expect(await overflows(page)).toBe(false)
  await bar.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Tarea' }).getByLabel('Empieza')).not.toHaveValue('')
})
