import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'
import { dayFromToday, makeTask, overflows, row, undo } from '../steps/work.ts'

const tasksSchema = z.object({
  items: z.array(z.object({ title: z.string(), dueOn: z.string(), dueTime: z.string().nullable() })),
})

test('a task has an hour: typed in its line, changed in its sheet, moved in the week, and taken back', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  const due = async (title: string) => {
    const { items } = tasksSchema.parse(await account.call('GET', '/api/tasks'))
    const task = items.find((each) => each.title === title)
    return `${task?.dueOn} ${task?.dueTime}`
  }
  await page.goto('/tasks')
  const tomorrow = await dayFromToday(page, 1)
  await makeTask(account, 'Sin hora', { dueOn: tomorrow })
  await makeTask(account, 'Por la tarde', { dueOn: tomorrow, dueTime: '17:30' })

  const line = page.getByRole('textbox', { name: 'Añadir una tarea' })
  await line.fill('Llamar a la imprenta mañana 9:00 !alta')
  await expect(page.getByRole('status').filter({ hasText: 'Mañana · 9:00 · Prioridad: Alta' })).toBeVisible()
  await line.press('Enter')
  await expect(row(page, 'Llamar a la imprenta')).toContainText('Mañana, 9:00')
  await expect(page.locator('[data-row]')).toContainText(['Sin hora', 'Llamar a la imprenta', 'Por la tarde'])

  await row(page, 'Llamar a la imprenta')
    .getByRole('button', { name: 'Llamar a la imprenta' })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByLabel('Hora')).toHaveValue('09:00')
  await sheet.getByLabel('Hora').fill('10:15')
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(() => due('Llamar a la imprenta')).toBe(`${tomorrow} 10:15`)

  await page.goto(`/calendar?view=week&day=${tomorrow}`)
  const block = page
    .getByRole('region', { name: 'Horas' })
    .getByRole('button', { name: 'Llamar a la imprenta' })
  await expect(block).toContainText('10:15')
  await block.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(block).toContainText('10:45')
  await expect.poll(() => due('Llamar a la imprenta')).toBe(`${tomorrow} 10:45`)
  await undo(page, 'tiene otra fecha')
  await expect.poll(() => due('Llamar a la imprenta')).toBe(`${tomorrow} 10:15`)
  await expect(block).toContainText('10:15')

  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/tasks')
  await expect(row(page, 'Por la tarde')).toContainText('Mañana, 17:30')
  expect(await overflows(page)).toBe(false)
})
