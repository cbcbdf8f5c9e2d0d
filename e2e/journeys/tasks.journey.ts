import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { pressOn, tabTo, typeInto } from '../steps/keyboard.ts'
import { openLive } from '../steps/live.ts'
import { enter } from '../steps/session.ts'
import {
  brokenServer,
  chooseProject,
  dayFromToday,
  makeProject,
  makeTask,
  overflows,
  row,
  undo,
} from '../steps/work.ts'

function quickAdd(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Añadir una tarea' })
}

function check(page: Page, title: string): Locator {
  return page.getByRole('checkbox', { name: `Hecha: ${title}` })
}

function group(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

test(
  'task after task by Enter; they stand under how near they are',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    await makeProject(account, 'Web de la clínica')
    await page.goto('/tasks')
    await expect(page.getByText('No queda nada por hacer')).toBeVisible()

    await quickAdd(page).press('Enter')
    await expect(page.getByText('Escribe qué hay que hacer.')).toBeVisible()
    await quickAdd(page).fill('x'.repeat(10_000))
    await quickAdd(page).press('Enter')
    await expect(page.getByText('No puede pasar de 300 caracteres.')).toBeVisible()
    await expect(quickAdd(page)).toHaveValue('x'.repeat(10_000))

    await chooseProject(page, 'Proyecto de la tarea', 'Web de la clínica')
    for (const [title, days] of [
      ['Para ayer', -1],
      ['Para hoy', 0],
      ['Para mañana', 1],
    ] as const) {
      await page.getByLabel('Fecha de la tarea').fill(await dayFromToday(page, days))
      await quickAdd(page).fill(title)
      await quickAdd(page).press('Enter')
      await expect(row(page, title)).toContainText('Web de la clínica')
      await expect(quickAdd(page)).toHaveValue('')
      await expect(quickAdd(page)).toBeFocused()
    }
    await expect(group(page, 'Vencidas')).toContainText('Venció ayer')
    await expect(group(page, 'Hoy')).toContainText('Para hoy')
    await expect(group(page, 'Mañana')).toContainText('Para mañana')
    await expect(page.getByText('3 tareas')).toBeVisible()
  },
)

test(
  'a date is shown and typed in the order that the person chose',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/tasks/new')
    const day = page.getByRole('textbox', { name: 'Fecha' })
    await typeInto(page, page.getByLabel('Qué hay que hacer'), 'Primera')
    await expect(day).toHaveAccessibleDescription('Sin fecha Formato: DD/MM/YYYY')
    await typeInto(page, day, '3/4/2027')
    await expect(page.getByText('03/04/2027')).toBeVisible()
    // Nothing is rewritten under the person's fingers.
    await expect(day).toHaveValue('3/4/2027')
    await tabTo(page, page.getByRole('button', { name: 'Elegir el día' }))
    await expect(day).toHaveValue('03/04/2027')
    await pressOn(page, page.getByRole('button', { name: 'Crear tarea' }))
    await expect(row(page, 'Primera')).toContainText('03/04/2027')

    const { preferences } = z
      .object({ preferences: z.looseObject({}) })
      .parse(await account.call('GET', '/api/profile'))
    await account.call('PUT', '/api/profile/preferences', { ...preferences, dateFormat: 'MM/DD/YYYY' })
    await page.goto('/tasks')
    await expect(row(page, 'Primera')).toContainText('04/03/2027')
    await row(page, 'Primera').getByRole('button', { name: 'Primera' }).first().click()
    const dialog = page.getByRole('dialog')
    const changed = dialog.getByRole('textbox', { name: 'Fecha' })
    await expect(changed).toHaveValue('04/03/2027')
    await changed.fill('02/30/2027')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('No es una fecha válida.')).toBeVisible()
    await expect(changed).toHaveValue('02/30/2027')
    await expect(changed).toBeFocused()
    // As the browser's calendar gives it.
    await dialog.locator('input[type="date"]').last().fill('2027-05-06')
    await expect(changed).toHaveValue('05/06/2027')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(row(page, 'Primera')).toContainText('05/06/2027')
  },
)

test('half a date is refused and nothing is lost', deep, async ({ page, context, product }) => {
  await enter(context, product.url)
  await page.goto('/tasks')
  await quickAdd(page).fill('Llamar a la imprenta')
  await page.getByLabel('Fecha de la tarea').focus()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No es una fecha válida.')).toBeVisible()
  await expect(quickAdd(page)).toHaveValue('Llamar a la imprenta')
})

test('done by one click and back by another, deleted and restored', async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  for (const title of ['Primera', 'Segunda', 'Tercera']) await makeTask(account, title)
  await page.goto('/tasks')

  await check(page, 'Primera').click()
  await expect(row(page, 'Primera')).toHaveCount(0)
  await expect(check(page, 'Segunda')).toBeFocused()
  await expect(page.getByText('2 tareas')).toBeVisible()
  await undo(page, 'Hecha: «Primera»')
  await expect(row(page, 'Primera')).toBeVisible()

  await check(page, 'Segunda').click()
  await expect(row(page, 'Segunda')).toHaveCount(0)
  await page.getByRole('button', { name: 'Hechas', exact: true }).click()
  await expect(group(page, 'Hechas hoy')).toContainText('Segunda')
  await check(page, 'Segunda').click()
  await expect(page.getByText('Todavía no hay tareas hechas')).toBeVisible()
  await page.getByRole('button', { name: 'Pendientes' }).click()

  await page.getByRole('button', { name: 'Acciones de Tercera' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect(row(page, 'Tercera')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Acciones de Segunda' })).toBeFocused()
  await undo(page, 'Se ha eliminado «Tercera»')
  await expect(row(page, 'Tercera')).toBeVisible()
})

test('a refused tick takes the row back and says why', deep, async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  await makeTask(account, 'Revisar textos')
  await page.goto('/tasks')
  await page.route('**/api/tasks/*', (route) => route.fulfill(brokenServer))
  await check(page, 'Revisar textos').click()
  await expect(page.getByText('El servidor ha tenido un problema.', { exact: false })).toBeVisible()
  await expect(check(page, 'Revisar textos')).not.toBeChecked()
})

test('filters and search live in the address', deep, async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  const project = await makeProject(account, 'Web de la clínica')
  await page.goto('/tasks')
  await makeTask(account, 'Atrasada', { dueOn: await dayFromToday(page, -3), projectId: project })
  await makeTask(account, 'De nadie', { assigneeId: null })
  await makeTask(account, 'Con fecha', { dueOn: await dayFromToday(page, 3) })
  await page.reload()
  await expect(page.getByText('3 tareas')).toBeVisible()

  await page.getByRole('button', { name: 'Vencidas' }).click()
  await expect(page.getByText('1 tarea', { exact: true })).toBeVisible()
  await expect(row(page, 'Atrasada')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Vencidas' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 tarea', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Vencidas' }).click()

  await page.getByRole('button', { name: 'Mías' }).click()
  await expect(row(page, 'De nadie')).toHaveCount(0)
  await chooseProject(page, 'Filtrar por proyecto', 'Web de la clínica')
  await expect(page.getByText('1 tarea', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar tareas' }).fill('no está')
  await expect(page.getByText('Ninguna tarea coincide')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar los filtros' }).click()
  await expect(page).toHaveURL(/\/tasks$/)
  await expect(page.getByText('3 tareas')).toBeVisible()
})

test('a task is edited in its dialog, which asks before it drops what was typed', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  await makeProject(account, 'Web de la clínica')
  await makeTask(account, 'Revisar textos')
  await page.goto('/tasks')
  await page.getByRole('button', { name: 'Revisar textos', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Tarea' })
  await expect(dialog.getByLabel('Qué hay que hacer')).toBeFocused()
  await dialog.getByLabel('Qué hay que hacer').fill('Revisar textos e imágenes')
  await page.keyboard.press('Escape')
  await expect(page.getByText('¿Descartar los cambios?')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).last().click()
  await expect(dialog.getByLabel('Qué hay que hacer')).toHaveValue('Revisar textos e imágenes')

  await dialog.getByLabel('Notas').fill('Con la clienta')
  await dialog.getByLabel('Prioridad').selectOption('Alta')
  await chooseProject(page, 'Proyecto', 'Web de la clínica')
  await dialog.getByLabel('Fecha').fill('1999-12-31')
  await expect(dialog.getByText('Venció el 31/12/1999')).toBeVisible()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  const saved = row(page, 'Revisar textos e imágenes')
  await expect(saved).toContainText('Web de la clínica')
  await expect(saved).toContainText('Venció el 31/12/1999')
  await expect(saved).toContainText('Prioridad: Alta')
  await expect(page.getByRole('button', { name: 'Revisar textos e imágenes', exact: true })).toBeFocused()

  await page.getByRole('button', { name: 'Revisar textos e imágenes', exact: true }).click()
  await expect(dialog.getByLabel('Notas')).toHaveValue('Con la clienta')
  await page.goBack()
  await expect(dialog).toBeHidden()
})

test(
  'a task that goes in another tab can be brought back with what was typed',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    const id = await makeTask(account, 'Revisar textos')
    await openLive(page, `/tasks?task=${id}`)
    const dialog = page.getByRole('dialog', { name: 'Tarea' })
    await dialog.getByLabel('Notas').fill('Media hora de trabajo')
    await account.call('DELETE', `/api/tasks/${id}`)
    await expect(
      dialog.getByText('Esta tarea se ha eliminado en otro sitio.', { exact: false }),
    ).toBeVisible()
    await expect(dialog.getByLabel('Notas')).toHaveValue('Media hora de trabajo')
    await dialog.getByRole('button', { name: 'Recuperar y guardar' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Revisar textos', exact: true }).click()
    await expect(dialog.getByLabel('Notas')).toHaveValue('Media hora de trabajo')
  },
)

test(
  'a whole task from the form, its project chosen by the address',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url, 'Marta Ruiz')
    const project = await makeProject(account, 'Web de la clínica')
    await page.goto(`/tasks/new?project=${project}`)
    await expect(page.getByRole('combobox', { name: 'Proyecto' })).toHaveValue('Web de la clínica')
    await expect(page.getByLabel('Responsable').locator('option:checked')).toHaveText('Marta Ruiz')
    await page.getByRole('button', { name: 'Crear tarea' }).click()
    await expect(page.getByText('Escribe qué hay que hacer.')).toBeVisible()
    await page.getByLabel('Qué hay que hacer').fill('Preparar la reunión')
    await page.getByRole('button', { name: 'Crear tarea' }).click()
    await expect(page).toHaveURL(/\/tasks$/)
    await expect(row(page, 'Preparar la reunión')).toContainText('Web de la clínica')
  },
)

test('by keyboard alone: add, tick, open, save', async ({ page, context, product }) => {
  await enter(context, product.url)
  await page.goto('/tasks')
  await quickAdd(page).focus()
  for (const title of ['Una', 'Dos']) {
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await expect(row(page, title)).toBeVisible()
  }
  await tabTo(page, check(page, 'Una'))
  await page.keyboard.press('Space')
  await expect(row(page, 'Una')).toHaveCount(0)
  await expect(check(page, 'Dos')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Qué hay que hacer')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Dos y media')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Dos y media', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Eliminar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No queda nada por hacer')).toBeVisible()
})

test('hostile titles stay in their place at 375 px', deep, async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  const project = await makeProject(account, 'ñ'.repeat(200))
  for (const title of ['w'.repeat(300), '🦄👩‍👩‍👧‍👦'.repeat(20), 'اتصل بالعميل اليوم'])
    await makeTask(account, title, { projectId: project, dueOn: '2020-02-29', notes: 'w'.repeat(5000) })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/tasks')
  await expect(page.getByText('3 tareas')).toBeVisible()
  expect(await overflows(page)).toBe(false)
  await page.getByRole('button', { name: 'اتصل بالعميل اليوم', exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Notas')).toBeVisible()
  expect(await overflows(page)).toBe(false)
})
