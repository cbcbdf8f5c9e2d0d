import { z } from 'zod'
import { expect } from '../product/test.ts'
import { testWithMail as test } from '../product/test-with-mail.ts'
import { enter } from '../steps/session.ts'

const withId = z.object({ id: z.string() })

test('a part of a letter is for a segment alone: looked at as both, refused where nothing is left, and sent to each their own', async ({
  page,
  context,
  product,
  smtp,
}) => {
  test.setTimeout(90_000)
  const account = await enter(context, product.url)
  const call = async (path: string, data: unknown) =>
    withId.parse(await account.call('POST', `/api${path}`, data)).id
  const all = await call('/subscription-lists', { name: 'Novedades' })
  const fair = await call('/subscription-lists', { name: 'Feria' })
  const add = (id: string, ...emails: string[]) =>
    account.call('POST', `/api/subscription-lists/${id}/people`, {
      people: emails.map((email) => ({ email })),
      permission: 'Lo pidieron en la feria',
      asksToConfirm: false,
    })
  await add(all, 'dentro@ejemplo.es', 'fuera@ejemplo.es')
  await add(fair, 'dentro@ejemplo.es')
  await call('/segments', {
    name: 'De la feria',
    rules: { match: 'all', rules: [{ question: { what: 'on-list', listId: fair } }] },
  })
  const letter = await call('/letters', { subject: 'Hasta pronto', template: 'blank', listId: all })

  await page.goto(`/dashboard/tools/aurelio-builder/subscriptions/letters/${letter}`)
  const parts = page.getByRole('region', { name: 'El correo', exact: true }).getByRole('listitem')
  const review = page.getByRole('region', { name: 'Revisión antes de enviar' })
  await parts.nth(0).getByLabel('Título', { exact: true }).fill('Gracias por venir a la feria')
  await parts.nth(1).getByLabel('Texto', { exact: true }).fill('Nos vimos en nuestro puesto.')
  for (const at of [0, 1])
    await parts.nth(at).getByLabel('Quién lo ve').selectOption({ label: 'Solo quien está en «De la feria»' })
  await expect(review.locator('[data-finding="empty-for-some"]')).toContainText('1')
  await page.getByRole('button', { name: 'Enviar ahora' }).click()
  await expect(page.getByText('Al envío le falta algo. Mira la revisión antes de enviar.')).toBeVisible()

  await page.getByRole('button', { name: 'Añadir al correo' }).click()
  await page.getByRole('menuitem', { name: 'Texto', exact: true }).click()
  await parts.nth(2).getByLabel('Texto', { exact: true }).fill('Te echamos de menos.')
  await parts.nth(2).getByLabel('Quién lo ve').selectOption({ label: 'Quien no está en «De la feria»' })
  await expect(review.locator('[data-finding="empty-for-some"]')).toHaveCount(0)
  const preview = page.frameLocator('iframe[title="El correo como se ve"]')
  await expect(preview.getByText('Te echamos de menos.')).toBeVisible()
  await expect(preview.getByText('Nos vimos en nuestro puesto.')).toHaveCount(0)
  await page.getByLabel('Está en «De la feria»').check()
  await expect(preview.getByText('Nos vimos en nuestro puesto.')).toBeVisible()
  await expect(preview.getByText('Te echamos de menos.')).toHaveCount(0)

  await page.getByRole('button', { name: 'Enviar ahora' }).click()
  await expect(page.locator('[data-stat="delivered"]')).toHaveText('2', { timeout: 30_000 })
  const mailTo = (email: string) =>
    smtp.received.find((mail) => mail.includes(`To: ${email}`))?.replaceAll('=\r\n', '') ?? ''
  expect(mailTo('dentro@ejemplo.es')).toContain('Nos vimos en nuestro puesto.')
  expect(mailTo('dentro@ejemplo.es')).not.toContain('Te echamos de menos.')
  expect(mailTo('fuera@ejemplo.es')).toContain('Te echamos de menos.')
  expect(mailTo('fuera@ejemplo.es')).not.toContain('Nos vimos en nuestro puesto.')
})
