import { addresses } from '@aurelio/contracts/addresses'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'

test('on a phone each list begins in the upper third, and what adds to it is near the thumb', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  await account.call('POST', '/api/home/sample', { zone: 'Europe/Madrid' })
  await page.setViewportSize({ width: 375, height: 812 })

  const lists = [
    [addresses.tasks, 'main ul:not([hidden]) > li'],
    [addresses.leads, 'main tbody tr'],
    [addresses.calendar, 'main ul > li'],
    [addresses.projects, 'main article, main ul > li'],
    [addresses.forms, 'main ul[class*=gap] > li'],
    [addresses.notifications, 'main ul > li'],
  ] as const
  for (const [path, row] of lists) {
    await page.goto(path)
    const first = page.locator(row).filter({ visible: true }).first()
    await expect(first).toBeVisible()
    expect((await first.boundingBox())?.y, path).toBeLessThan(0.35 * 812)
  }

  await test.step('four places and the whole menu', async () => {
    const bar = page.getByRole('navigation', { name: 'Accesos del móvil' })
    await expect(bar.getByRole('listitem')).toHaveCount(5)
    await bar.getByRole('link', { name: 'Leads' }).click()
    await expect(bar.getByRole('link', { name: 'Leads' })).toHaveAttribute('aria-current', 'page')
    await expect(bar.locator('[aria-current]')).toHaveCount(1)
    await bar.getByRole('button', { name: 'Más' }).click()
    await page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Tareas' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tareas' })).toBeVisible()
  })

  await test.step('task after task from the sheet', async () => {
    await page.getByRole('button', { name: 'Añadir una tarea' }).click()
    const sheet = page.getByRole('dialog', { name: 'Añadir tareas' })
    await sheet.getByRole('textbox', { name: 'Añadir una tarea' }).fill('Pedir presupuesto')
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('status')).toContainText('Pedir presupuesto')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Pedir presupuesto', exact: true })).toBeVisible()
  })

  await test.step('what is used now and then', async () => {
    const more = page.getByRole('button', { name: 'Más opciones' })
    await expect(page.getByRole('button', { name: 'Importar' })).toBeHidden()
    await more.click()
    await expect(page.getByRole('button', { name: 'Importar' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Seleccionar' })).toBeVisible()
  })
  expect(await faultsIn(page)).toEqual([])
})
