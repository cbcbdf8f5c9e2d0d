import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { openLive, secondTab, seen, soon } from '../steps/live.ts'
import { countQuestions, expectOnce } from '../steps/questions.ts'
import { enter } from '../steps/session.ts'
import { makeTask, row } from '../steps/work.ts'

test('a task that is added is asked for once in its tab, and shows in the other', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await openLive(page, '/tasks')
  const other = await secondTab(context, '/tasks')
  const tab = countQuestions(page)
  const otherTab = countQuestions(other)
  await otherTab.settled()
  const asked = await tab.during(async () => {
    const quickAdd = page.getByRole('textbox', { name: 'Añadir una tarea' })
    await quickAdd.fill('Pedir las fotos')
    await quickAdd.press('Enter')
    await seen('a new task in the other tab', () => expect(row(other, 'Pedir las fotos')).toBeVisible(soon))
    await expect(row(page, 'Pedir las fotos')).toBeVisible()
  })
  expectOnce(asked, '/api/tasks')

  const askedByOther = await otherTab.during(async () => {
    await page.getByRole('checkbox', { name: 'Hecha: Pedir las fotos' }).click()
    await expect(row(page, 'Pedir las fotos')).toHaveCount(0)
    await seen('a task done in the other tab', () =>
      expect(row(other, 'Pedir las fotos')).toHaveCount(0, soon),
    )
  })
  expectOnce(askedByOther, '/api/tasks')
})

test(
  'several tasks done one after another are asked for together',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    const titles = ['Uno', 'Dos', 'Tres']
    for (const title of titles) await makeTask(account, title)
    await openLive(page, '/tasks')
    const asked = await countQuestions(page).during(async () => {
      for (const title of titles) await page.getByRole('checkbox', { name: `Hecha: ${title}` }).click()
      for (const title of titles) await expect(row(page, title)).toHaveCount(0)
    })
    for (const times of Object.values(asked)) expect(times).toBeLessThanOrEqual(titles.length)
  },
)
