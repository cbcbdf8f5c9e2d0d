import { deep } from '../steps/deep.ts'
import { expect, test } from '../steps/team-test.ts'
import { formPage, leadWith } from '../steps/forms.ts'
import { holdCalls } from '../steps/held-call.ts'
import { openLive, seen, soon } from '../steps/live.ts'

const inbox = '/dashboard/tools/aurelio-builder/leads'

test('two people work on one lead at once, and neither loses what they typed', async ({
  page,
  owner,
  colleague: { page: other },
}) => {
  const { send } = await formPage(owner, ['name', 'email', 'message'])
  await send({ name: 'Ana Ruiz', email: 'ana@ejemplo.es', message: 'Una web' })
  const { id } = await leadWith(owner, 'ana')
  for (const each of [page, other]) await openLive(each, `${inbox}?lead=${id}`)
  const [mine, theirs] = [page, other].map((each) => each.getByRole('dialog', { name: 'Ana Ruiz' }))
  if (!mine || !theirs) throw new Error('Two browsers show the lead')

  // Both are typing when one of them is through with everything.
  await mine.getByLabel('Nota').fill('Prefiere que la llamen por la tarde')
  await mine.getByLabel('Valor (€)').fill('1.200')
  await theirs.getByLabel('Nota').fill('Ya tiene dominio')
  await theirs.getByLabel('Etiquetas').fill('VIP')
  await theirs.getByRole('button', { name: 'Guardar' }).click()
  await theirs.getByLabel('Estado').selectOption('Contactado')
  await theirs.getByRole('button', { name: 'Añadir nota' }).click()
  await expect(theirs.getByLabel('Nota')).toHaveValue('')

  // The other one sees it, and has lost nothing.
  await seen('a colleague’s state', () => expect(mine.getByLabel('Estado')).toHaveValue('contacted', soon))
  await expect(mine.getByRole('listitem').filter({ hasText: 'Ya tiene dominio' })).toBeVisible()
  await expect(mine.getByLabel('Nota')).toHaveValue('Prefiere que la llamen por la tarde')
  await expect(mine.getByLabel('Valor (€)')).toHaveValue('1.200')
  await expect(mine.getByLabel('Etiquetas')).toHaveValue('VIP')

  // Begun over what is no more: it is said, stays, and goes over what they have been shown.
  await mine.getByRole('button', { name: 'Guardar' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Otra persona ha cambiado este lead' }),
  ).toBeVisible()
  await expect(mine.getByLabel('Valor (€)')).toHaveValue('1.200')
  await mine.getByRole('button', { name: 'Guardar' }).click()
  await expect(mine.getByRole('button', { name: 'Guardar' })).toBeHidden()
  await mine.getByRole('button', { name: 'Añadir nota' }).click()

  for (const each of [mine, theirs]) {
    for (const note of ['Ya tiene dominio', 'Prefiere que la llamen por la tarde'])
      await expect(each.getByRole('listitem').filter({ hasText: note })).toBeVisible(soon)
    await expect(each.getByLabel('Valor (€)')).toHaveValue('1200', soon)
    await expect(each.getByLabel('Etiquetas')).toHaveValue('VIP')
    await expect(each.getByLabel('Estado')).toHaveValue('contacted')
  }
})

test(
  'of two states chosen at the same moment one stands, and the other is told',
  deep,
  async ({ page, owner, colleague: { page: other } }) => {
    const { send } = await formPage(owner, ['name', 'email'])
    await send({ name: 'Bruno Vidal', email: 'bruno@ejemplo.es' })
    const { id } = await leadWith(owner, 'bruno')
    for (const each of [page, other]) await openLive(each, `${inbox}?lead=${id}`)
    const [mine, theirs] = [page, other].map((each) => each.getByRole('dialog', { name: 'Bruno Vidal' }))
    if (!mine || !theirs) throw new Error('Two browsers show the lead')
    // Both choose before either hears of the other.
    const held = await holdCalls(page, `**/api/leads/${id}`)
    const asked = page.waitForRequest((request) => request.method() === 'PATCH')
    await mine.getByLabel('Estado').selectOption('Ganado')
    await asked
    await theirs.getByLabel('Estado').selectOption('Perdido')
    await expect(other.getByRole('alert').filter({ hasText: 'Bruno Vidal: Perdido' })).toBeVisible()
    held.letGo()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Otra persona ha cambiado este lead' }),
    ).toBeVisible()
    for (const each of [mine, theirs]) await expect(each.getByLabel('Estado')).toHaveValue('lost', soon)
    await mine.getByLabel('Estado').selectOption('Ganado')
    for (const each of [mine, theirs]) await expect(each.getByLabel('Estado')).toHaveValue('won', soon)
  },
)
