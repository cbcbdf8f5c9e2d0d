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

  await page.setViewportSize({ width: 375, height: 800 })
  expect(await overflows(page)).toBe(false)
  await bar.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Tarea' }).getByLabel('Empieza')).not.toHaveValue('')
})
