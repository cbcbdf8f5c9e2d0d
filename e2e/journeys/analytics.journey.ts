import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { formPage } from '../steps/forms.ts'
import { enter } from '../steps/session.ts'

test('the figures show what came in, say what to do next, and come as a file', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  await page.goto('/analytics')
  await expect(page.getByText('Nada urgente')).toBeVisible()
  await expect(page.getByText('Todavía no hay páginas publicadas')).toBeVisible()
  expect(await faultsIn(page)).toEqual([])

  const { send } = await formPage(account, ['name', 'email'])
  await send({ name: 'Luis', email: 'luis@ejemplo.es' })
  await account.call('POST', '/api/tasks', { title: 'Atrasada', dueOn: '2020-01-01' })
  // The open screen hears of both.
  await expect(page.locator('[data-stat=leads]')).toHaveText('1')
  await expect(page.locator('[data-advice=overdue-tasks]')).toContainText('1')
  const pages = page.getByRole('table', { name: 'Páginas' })
  await expect(pages.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText('1')
  await expect(page.getByRole('table', { name: 'Personas' }).getByRole('row')).toHaveCount(2)
  expect(await faultsIn(page)).toEqual([])

  await page.getByRole('button', { name: '7 días' }).click()
  await expect(page).toHaveURL(/period=week/)
  await expect(page.getByRole('button', { name: '7 días' })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.locator('[data-stat=leads]')).toHaveText('1')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exportar CSV Páginas' }).click()
  expect((await download).suggestedFilename()).toBe('paginas.csv')
  await page.locator('[data-advice=overdue-tasks] a').click()
  await expect(page.getByText('Atrasada', { exact: true })).toBeVisible()
})
