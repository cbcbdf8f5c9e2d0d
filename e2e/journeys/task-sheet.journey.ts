import { deep } from '../steps/deep.ts'
import { expect, test } from '../steps/team-test.ts'
import { openLive, soon } from '../steps/live.ts'
import { chooseProject, makeProject, makeTask, overflows, row, undo } from '../steps/work.ts'

test('the sheet of a task: steps, parts, what it waits for and what is said, which a colleague sees as it comes', async ({
  page,
  owner,
  colleague: { page: other },
}) => {
  const id = await makeTask(owner, 'Publicar la web', { dueOn: '2030-01-31' })
  await makeTask(owner, 'Textos legales')
  await openLive(other, `/tasks?task=${id}`)
  const theirs = other.getByRole('dialog', { name: 'Tarea' })
  await openLive(page, `/tasks?task=${id}`)
  const sheet = page.getByRole('dialog', { name: 'Tarea' })

  const line = sheet.getByRole('textbox', { name: 'Añadir a la lista' })
  for (const text of ['Dominio', 'Favicon']) {
    await line.fill(text)
    await line.press('Enter')
    await expect(line).toHaveValue('')
  }
  await sheet.getByRole('checkbox', { name: 'Favicon' }).press('Alt+ArrowUp')
  const step = sheet.getByRole('checkbox', { name: 'Favicon' })
  // Ticked once it is kept.
  await step.click()
  await expect(step).toBeChecked()
  await expect(theirs.getByRole('checkbox', { name: 'Favicon' })).toBeChecked(soon)
  await sheet.getByRole('button', { name: 'Quitar «Dominio» de la lista' }).click()
  // By keyboard alone, over the open dialog: to the notices, their button, and back.
  const takeBack = page.getByRole('button', { name: 'Deshacer' })
  await expect(takeBack).toBeVisible()
  await page.keyboard.press('Alt+t')
  for (const name of ['its notice', 'its cross', 'its button'])
    await test.step(`tab to ${name}`, () => page.keyboard.press('Tab'))
  await expect(takeBack).toBeFocused()
  await page.keyboard.press('Enter')
  const steps = sheet.getByRole('region', { name: 'Lista de comprobación' }).getByRole('listitem')
  await expect(steps).toHaveText(['Favicon', 'Dominio'])

  await sheet.getByRole('textbox', { name: 'Añadir una subtarea' }).fill('Fotos')
  await sheet.getByRole('textbox', { name: 'Añadir una subtarea' }).press('Enter')
  await sheet.getByRole('checkbox', { name: 'Hecha: Fotos' }).click()
  await expect(sheet.getByRole('region', { name: 'Subtareas' })).toContainText('1/1')

  await chooseProject(page, 'Elegir una tarea a la que espera', 'Textos legales')
  await expect(theirs.getByRole('region', { name: 'Espera a' })).toContainText('Textos legales', soon)

  const box = sheet.getByRole('textbox', { name: 'Escribe un comentario' })
  await box.fill('Te toca, @bru')
  await expect(sheet.getByRole('listbox', { name: 'Personas' })).toContainText('Bruno Vidal')
  await box.press('Enter')
  await expect(box).toHaveValue('Te toca, @Bruno Vidal ')
  await expect(sheet.getByText('Solo lo lee el equipo.')).toBeVisible()
  await box.press('Control+Enter')
  await expect(theirs.getByText('@Bruno Vidal')).toBeVisible(soon)
  await expect(other.locator('[data-unread-count]').first()).toBeVisible(soon)

  await sheet.getByLabel('Estimación').fill('1,5')
  await sheet.getByLabel('Se repite').selectOption('Cada mes')
  await sheet.getByRole('combobox', { name: 'Etiquetas' }).fill('web')
  await sheet.getByRole('combobox', { name: 'Etiquetas' }).press('Enter')
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await overflows(page)).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  // The same field, changed by both: nothing is overwritten before somebody decides.
  await owner.call('PATCH', `/api/tasks/${id}`, { estimate: 30 })
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  const clash = sheet.getByRole('alert').filter({ hasText: 'Alguien ha cambiado lo mismo' })
  await expect(clash).toContainText('Ahora: «30 min»')
  await expect(clash).toContainText('Lo tuyo: «1,5»')
  await clash.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect(sheet).toBeHidden()
  const listed = row(page, 'Publicar la web')
  await expect(listed).toContainText('Espera a otra')
  await expect(listed).toContainText('1 h 30 min')

  // Done: the next one is there, with the same list; taken back, it is gone.
  await page.getByRole('checkbox', { name: 'Hecha: Publicar la web' }).click()
  await expect(listed).toContainText('28/02/2030')
  await undo(page, 'Publicar la web')
  await expect(listed).toContainText('31/01/2030')
  await expect(listed).toHaveCount(1)
})

test(
  'many tasks change at once and back; what is asked for is kept by name, for all',
  deep,
  async ({ page, owner, colleague: { page: other } }) => {
    await makeProject(owner, 'Roldán')
    for (const title of ['Uno', 'Dos', 'Tres']) await makeTask(owner, title)
    await openLive(page, '/tasks')
    await row(page, 'Uno').getByRole('button', { name: 'Uno', exact: true }).focus()
    await page.keyboard.press('x')
    const bar = page.getByRole('group', { name: 'Cambiar las tareas elegidas' }).first()
    await expect(bar).toContainText('1 elegida')
    await page.getByRole('checkbox', { name: 'Elegir Tres' }).click({ modifiers: ['Shift'] })
    await expect(bar).toContainText('3 elegidas')
    await page.getByRole('checkbox', { name: 'Elegir Dos' }).click()
    await bar.getByLabel('Prioridad').selectOption('Alta')
    await expect(row(page, 'Tres')).toContainText('Alta')
    await undo(page, '2 tareas cambiadas')
    await expect(row(page, 'Tres')).not.toContainText('Alta')
    await bar.getByRole('textbox', { name: 'Añadir una etiqueta' }).fill('web')
    await bar.getByRole('textbox', { name: 'Añadir una etiqueta' }).press('Enter')
    await expect(row(page, 'Uno')).toContainText('web')
    await bar.getByRole('button', { name: 'Eliminar' }).click()
    await expect(row(page, 'Uno')).toBeHidden()
    await undo(page, '2 tareas eliminadas')
    await expect(row(page, 'Uno')).toBeVisible()

    await page.getByRole('button', { name: 'Más filtros' }).click()
    await page.getByLabel('Filtrar por etiqueta').selectOption('web')
    await expect(page).toHaveURL(/label=web/)
    await expect(row(page, 'Dos')).toBeHidden()
    await page.getByRole('button', { name: 'Tablero', exact: true }).click()
    await page.getByRole('button', { name: 'Filtros guardados' }).click()
    await page.getByRole('menuitem', { name: 'Guardar este filtro…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Guardar este filtro' })
    await dialog.getByLabel('Nombre del filtro').fill('Cosas de web')
    await dialog.getByLabel('Compartir con el equipo').check()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('button', { name: 'Cosas de web' })).toBeVisible()
    await openLive(other, '/tasks')
    await other.getByRole('button', { name: 'Filtros guardados' }).click()
    await other.getByRole('menuitem', { name: 'Cosas de web' }).click()
    await expect(other).toHaveURL(/view=board&label=web/)
    await expect(other.getByRole('button', { name: 'Tres', exact: true })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Dos', exact: true })).toBeHidden()
  },
)
