import { readFile } from 'node:fs/promises'
import { signUp } from '../product/account.ts'
import { joinWorkspace } from '../product/membership.ts'
import { formPage, leadWith } from '../steps/forms.ts'
import { openLive } from '../steps/live.ts'
import { enter } from '../steps/session.ts'
import { undo } from '../steps/work.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'

const inbox = '/dashboard/tools/aurelio-builder/leads'

test('a team works through its leads: arrival, search, states, note, next step, export', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  const celia = await signUp(product.url, 'Celia Mora')
  await joinWorkspace(celia, { of: account, role: 'member' })
  const { send } = await formPage(account, ['name', 'email', 'phone', 'message'])
  await send({
    name: 'Ana Ruiz',
    email: 'ana@ejemplo.es',
    phone: '600 123 456',
    message: 'Una web de zapatos',
  })
  await openLive(page, inbox)
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(rowOf('Ana Ruiz')).toContainText('Una web de zapatos')
  await expect(page.getByRole('link', { name: '600 123 456' })).toHaveAttribute('href', 'tel:600123456')

  // It arrives while the screen is open.
  await send({ name: 'Bruno Vidal', email: 'bruno@ejemplo.es', message: '=1+1' })
  await expect(rowOf('Bruno Vidal')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Buscar leads' }).fill('ZAPATOS')
  await expect(rowOf('Bruno Vidal')).toBeHidden()
  await expect(rowOf('Ana Ruiz')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar leads' }).fill('')
  await expect(rowOf('Bruno Vidal')).toBeVisible()

  // By keyboard alone: to the second row, its state, and into its panel.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: 'Ana Ruiz' })).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByRole('button', { name: 'Bruno Vidal' })).toBeFocused()
  await page.keyboard.press('s')
  await expect(rowOf('Bruno Vidal').getByLabel('Estado')).toBeFocused()
  await rowOf('Bruno Vidal').getByLabel('Estado').selectOption('Contactado')
  await expect(page.getByRole('alert').filter({ hasText: 'Bruno Vidal: Contactado' })).toBeVisible()
  await rowOf('Bruno Vidal').getByRole('button', { name: 'Bruno Vidal' }).focus()
  await page.keyboard.press('e')
  const panel = page.getByRole('dialog', { name: 'Bruno Vidal' })
  // By keyboard, from the @ to the name; Escape closes the names and not the lead.
  await panel.getByLabel('Nota').pressSequentially('Pide presupuesto, @Cel')
  const names = panel.getByRole('listbox', { name: 'Personas que puedes nombrar' })
  await expect(names.getByRole('option', { name: 'Celia Mora' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(names).toBeHidden()
  await panel.getByLabel('Nota').pressSequentially('i')
  await expect(names).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(panel.getByLabel('Nota')).toHaveValue('Pide presupuesto, @Celia Mora ')
  await panel.getByRole('button', { name: 'Añadir nota' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Pide presupuesto' })).toBeVisible()
  expect(JSON.stringify(await celia.call('GET', '/api/notifications'))).toContain('lead.mentioned')
  await panel.getByLabel('Próximo paso').fill('Llamar a Bruno')
  await panel.getByRole('button', { name: 'Crear tarea' }).click()
  await expect(panel.getByRole('link', { name: 'Llamar a Bruno' })).toBeVisible()
  await panel.getByLabel('Valor (€)').fill('1.200,50')

  // Somebody else is faster: nothing is overwritten, and what was typed stays.
  const { id, version } = await leadWith(account, 'bruno')
  await account.call('PATCH', `/api/leads/${id}`, { baseVersion: version, labels: ['VIP'] })
  await panel.getByRole('button', { name: 'Guardar' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Otra persona ha cambiado este lead' }),
  ).toBeVisible()
  await expect(panel.getByLabel('Etiquetas')).toHaveValue('VIP')
  await expect(panel.getByLabel('Valor (€)')).toHaveValue('1.200,50')
  await panel.getByRole('button', { name: 'Guardar' }).click()
  await expect(panel.getByRole('button', { name: 'Guardar' })).toBeHidden()
  await expect(panel.getByLabel('Valor (€)')).toHaveValue('1200,50')
  await expect(panel.getByLabel('Etiquetas')).toHaveValue('VIP')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  // A click beside its controls opens a row too.
  await rowOf('Bruno Vidal').getByRole('time').click()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await page.getByRole('combobox', { name: 'Estado' }).first().selectOption('Contactado')
  await expect(rowOf('Ana Ruiz')).toBeHidden()
  await page.getByRole('button', { name: 'Exportar' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('Contactado')
  expect(text).toContain('1200,5')
  expect(text).toContain(";'=1+1")
  expect(text).not.toContain('Ana Ruiz')
})

test(
  'spam comes back with one click, several are changed together, and the palette finds a lead',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    const { send } = await formPage(account, ['name', 'email'])
    await send({ name: 'Robot Bueno', email: 'robot@ejemplo.es', website: 'https://x.es' })
    for (const name of ['Carla', 'Diego']) await send({ name, email: `${name}@ejemplo.es` })
    await openLive(page, `${inbox}?state=spam`)
    await page.getByRole('button', { name: 'Robot Bueno' }).click()
    const panel = page.getByRole('dialog', { name: 'Robot Bueno' })
    await panel.getByRole('button', { name: 'No es spam' }).click()
    await expect(panel.getByLabel('Estado')).toHaveValue('new')
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Estado' }).first().selectOption('')
    await page.getByRole('checkbox', { name: 'Elegir a Carla' }).check()
    await page.getByRole('checkbox', { name: 'Elegir a Diego' }).check()
    await page.getByRole('combobox', { name: 'Cambiar el estado de los elegidos' }).selectOption('Ganado')
    for (const name of ['Carla', 'Diego'])
      await expect(page.getByRole('row').filter({ hasText: name }).getByLabel('Estado')).toHaveValue('won')

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').last().fill('robot')
    await page.getByRole('option', { name: 'Robot Bueno' }).click()
    await expect(page.getByRole('dialog', { name: 'Robot Bueno' })).toBeVisible()
  },
)

test(
  'leads on a board, in chosen columns and order, several at once with undo, and as a named filter',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    const celia = await signUp(product.url, 'Celia Mora')
    await joinWorkspace(celia, { of: account, role: 'member' })
    const { send } = await formPage(account, ['name', 'email'])
    for (const name of ['Carla', 'Diego', 'Elsa']) await send({ name, email: `${name}@ejemplo.es` })
    await openLive(page, inbox)
    const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
    await expect(rowOf('Elsa')).toBeVisible()

    // The board: by keyboard, and by dragging.
    await page.getByRole('button', { name: 'Tablero' }).click()
    await expect(page.getByRole('button', { name: 'Tablero' })).toHaveAttribute('aria-pressed', 'true')
    const column = (name: string) => page.getByRole('region', { name })
    await column('Nuevo').getByRole('button', { name: 'Carla' }).focus()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(column('Contactado').getByRole('button', { name: 'Carla' })).toBeVisible()
    const diego = column('Nuevo').getByRole('listitem').filter({ hasText: 'Diego' })
    await diego.dragTo(column('Ganado'), { sourcePosition: { x: 8, y: 8 } })
    await expect(column('Ganado').getByRole('button', { name: 'Diego' })).toBeVisible()
    await expect(column('Nuevo').getByRole('listitem')).toHaveCount(1)

    // Spam has a column too, and comes back out of it.
    await column('Ganado').getByRole('button', { name: 'Diego' }).focus()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(column('Perdido').getByRole('button', { name: 'Diego' })).toBeVisible()
    await column('Perdido').getByRole('button', { name: 'Diego' }).focus()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(column('Spam').getByRole('listitem').filter({ hasText: 'Diego' })).toContainText(
      'lo ha marcado',
    )
    await column('Spam').getByRole('button', { name: 'Diego' }).focus()
    await page.keyboard.press('Alt+ArrowLeft')
    await expect(column('Perdido').getByRole('button', { name: 'Diego' })).toBeVisible()

    // The list: a column more, and by name.
    await page.getByRole('button', { name: 'Lista' }).click()
    await page.getByRole('button', { name: 'Columnas' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Responsable' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: 'Responsable' })).toBeVisible()
    await page.getByRole('columnheader', { name: 'Quién' }).getByRole('button').click()
    await expect(page.getByRole('columnheader', { name: 'Quién' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.locator('[data-row]').first()).toContainText('Carla')

    // All columns are wider than the screen: the list moves in its place, and the screen does not.
    await page.getByRole('button', { name: 'Columnas' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Valor (€)' }).click()
    await page.keyboard.press('Escape')
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await wider()).toBe(0)
    // Whose leads: nobody has given Celia any.
    await page.getByRole('combobox', { name: 'Responsable' }).selectOption('Celia Mora')
    await expect(page.getByText('Ningún lead coincide')).toBeVisible()
    await expect(page).toHaveURL(/assignee=/)
    await page.getByRole('combobox', { name: 'Responsable' }).selectOption('De todo el equipo')

    // Several at once, and back.
    for (const name of ['Carla', 'Elsa'])
      await page.getByRole('checkbox', { name: `Elegir a ${name}` }).check()
    await page.getByRole('combobox', { name: 'Etiqueta para los elegidos' }).fill('VIP')
    await page.getByRole('button', { name: 'Etiquetar' }).click()
    for (const name of ['Carla', 'Elsa']) await expect(rowOf(name)).toContainText('VIP')
    await undo(page, '2 leads cambiados')
    for (const name of ['Carla', 'Elsa']) await expect(rowOf(name)).not.toContainText('VIP')
    await page.getByRole('checkbox', { name: 'Elegir a Elsa' }).check()
    await page.getByRole('button', { name: 'Eliminar' }).click()
    await expect(rowOf('Elsa')).toBeHidden()
    await expect(page.getByRole('alert').filter({ hasText: '1 lead eliminado' })).toBeVisible()
    await page.getByRole('button', { name: 'Papelera' }).click()
    await page
      .getByRole('dialog', { name: 'Papelera' })
      .getByRole('button', { name: 'Restaurar Elsa' })
      .click()
    await expect(page.getByText('No hay leads eliminados')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rowOf('Elsa')).toBeVisible()

    // What is seen now, by name, for the team.
    await page.getByRole('combobox', { name: 'Estado' }).first().selectOption('Contactado')
    await expect(rowOf('Elsa')).toBeHidden()
    await page.getByRole('button', { name: 'Filtros guardados' }).click()
    await page.getByRole('menuitem', { name: 'Guardar este filtro…' }).click()
    await page.getByLabel('Nombre del filtro').fill('Por llamar')
    await page.getByLabel('Compartir con el equipo').check()
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Por llamar' })).toBeVisible()
    await openLive(page, inbox)
    await expect(rowOf('Elsa')).toBeVisible()
    await page.getByRole('button', { name: 'Filtros guardados' }).click()
    await page.getByRole('menuitem', { name: 'Por llamar' }).click()
    await expect(rowOf('Elsa')).toBeHidden()
    await expect(page).toHaveURL(/state=contacted.*sort=name.*columns=/)
  },
)
