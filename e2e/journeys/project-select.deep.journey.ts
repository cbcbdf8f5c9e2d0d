import type { Page } from '@playwright/test'
import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'
import { makeProject, makeTask, row } from '../steps/work.ts'

const choices = (page: Page) => page.getByRole('listbox').getByRole('option')
const active = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true })

test('a project older than those offered is found by typing, by keyboard alone', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  await makeProject(account, 'Ñandú: el primer encargo')
  for (let number = 1; number <= 8; number += 1) await makeProject(account, `Campaña ${number}`)
  await makeTask(account, 'Revisar textos')
  await page.goto('/tasks')
  await page.getByRole('button', { name: 'Revisar textos', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Tarea' })
  const field = dialog.getByRole('combobox', { name: 'Proyecto' })
  await expect(field).toHaveValue('Sin proyecto')
  await expect(field).toHaveAttribute('aria-expanded', 'false')

  await field.focus()
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(choices(page)).toHaveText([
    'Sin proyecto',
    ...[8, 7, 6, 5, 4, 3, 2, 1].map((n) => `Campaña ${n}`),
  ])
  await expect(page.getByText('Escribe para encontrar otros.')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(active(page)).toHaveText('Campaña 1')
  await expect(field).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText('Sin proyecto')

  // Escape closes the list, not the dialog around it.
  await page.keyboard.press('Escape')
  await expect(choices(page)).toHaveCount(0)
  await expect(field).toHaveValue('Sin proyecto')
  await expect(field).toBeFocused()

  await page.keyboard.type('nada de nada')
  await expect(page.getByText('No hay resultados')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('ñandu')
  await expect(choices(page)).toHaveText(['Ñandú: el primer encargo'])
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Ñandú: el primer encargo')
  await expect(choices(page)).toHaveCount(0)

  // What is typed takes the place of what was chosen; left without choosing, that stays as it was.
  await page.keyboard.type('Campaña')
  await expect(field).toHaveValue('Campaña')
  await expect(choices(page)).toHaveCount(8)
  await page.keyboard.press('Tab')
  await expect(choices(page)).toHaveCount(0)
  await expect(field).toHaveValue('Ñandú: el primer encargo')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(row(page, 'Revisar textos')).toContainText('Ñandú: el primer encargo')
})

test('by mouse at 375 px: chosen, and taken back to none', async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  const project = await makeProject(account, 'Web de la clínica')
  await makeTask(account, 'Revisar textos', { projectId: project })
  await makeTask(account, 'De ninguno')
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/tasks')
  const filter = page.getByRole('combobox', { name: 'Filtrar por proyecto' })
  // Where there is little room they stand behind one button, which says how many hold.
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await filter.click()
  await choices(page).filter({ hasText: 'Web de la clínica' }).click()
  await expect(filter).toHaveValue('Web de la clínica')
  await expect(row(page, 'De ninguno')).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Filtros (1)' }).click()
  await expect(filter).toHaveValue('Web de la clínica')
  await expect(row(page, 'Revisar textos')).toBeVisible()
  await filter.click()
  await choices(page).filter({ hasText: 'Todos los proyectos' }).click()
  await expect(row(page, 'De ninguno')).toBeVisible()
})
