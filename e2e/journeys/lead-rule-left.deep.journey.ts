import { z } from 'zod'
import { expect, test } from '../steps/team-test.ts'
import { faultsIn } from '../steps/axe.ts'
import { formPage, leadWith } from '../steps/forms.ts'

const sessionSchema = z.object({ user: z.object({ id: z.string() }) })

test('a rule whose person has left says so, on the lead too, and asks for another', async ({
  page,
  owner,
  colleague,
}) => {
  const { user } = sessionSchema.parse(await colleague.account.call('GET', '/api/session'))
  await owner.call('POST', '/api/lead-rules', {
    name: 'Reparto',
    trigger: 'received',
    conditions: [],
    actions: [
      { what: 'assign', userId: user.id },
      { what: 'mail', userIds: [user.id] },
    ],
  })
  await owner.call('POST', `/api/workspace/members/${user.id}/removal`, {})
  const { send } = await formPage(owner, ['name', 'email'])
  await send({ name: 'Ana Ruiz', email: 'ana@ejemplo.es' })

  await page.goto('/dashboard/tools/aurelio-builder/forms')
  const rule = page.getByRole('listitem').filter({ hasText: 'Reparto' })
  await expect(rule).toContainText('Bruno Vidal ya no está en el espacio de trabajo: elige a otra persona.')
  await rule.getByRole('button', { name: 'Cambiar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Responsable')).toHaveValue('')
  expect(await faultsIn(page)).toEqual([])
  // It cannot be kept as it is, and says why.
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Bruno Vidal ya no está')
  await dialog.getByLabel('Responsable').selectOption('Lucía Prado')
  await dialog.getByRole('button', { name: 'Dejar de escribirle' }).click()
  await dialog.getByRole('checkbox', { name: 'Lucía Prado' }).check()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await expect(rule).not.toContainText('ya no está')

  const { id } = await leadWith(owner, 'ana')
  await page.goto(`/dashboard/tools/aurelio-builder/leads?lead=${id}`)
  const lead = page.getByRole('dialog', { name: 'Ana Ruiz' })
  await expect(lead).toContainText('No se asignó: Bruno Vidal ya no está en el espacio de trabajo.')
  await expect(lead).toContainText('No se envió el correo a Bruno Vidal')
})
