import { z } from 'zod'
import { expect } from '../product/test.ts'
import { testWithMail as test } from '../product/test-with-mail.ts'
import { canvas } from '../steps/editor.ts'
import { kept, writeInPlace } from '../steps/letter-editor.ts'
import { enter } from '../steps/session.ts'

const withId = z.object({ id: z.string() })

test('a block of a letter is for a segment alone: looked at as both, refused where nothing is left, and sent to each their own', async ({
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
  const review = page.getByRole('region', { name: 'Revisión antes de enviar' })
  const edit = page.getByRole('button', { name: 'Editar el correo' })
  const back = page.getByRole('button', { name: 'Volver', exact: true })
  const seenBy = async (text: string, who: string) => {
    await canvas(page).getByText(text).click()
    await page.getByLabel('Quién lo ve').selectOption({ label: who })
    await kept(page)
  }
  await edit.click()
  await writeInPlace(page, 'Escribe aquí tu título', 'Gracias por venir a la feria')
  await writeInPlace(page, 'Y aquí lo que quieres contar', 'Nos vimos en nuestro puesto.')
  await seenBy('Gracias por venir a la feria', 'Solo quien está en «De la feria»')
  await seenBy('Nos vimos en nuestro puesto.', 'Solo quien está en «De la feria»')
  await expect(page.locator('[data-readers-of]')).toHaveText([
    'Solo quien está en «De la feria»',
    'Solo quien está en «De la feria»',
  ])
  await back.click()
  await expect(review.locator('[data-finding="empty-for-some"]')).toContainText('1')
  await page.getByRole('button', { name: 'Enviar ahora' }).click()
  await expect(page.getByText('Al envío le falta algo. Mira la revisión antes de enviar.')).toBeVisible()

  await edit.click()
  await canvas(page).getByText('Nos vimos en nuestro puesto.').click()
  await page.locator('[data-panel-element="text"]').click()
  await writeInPlace(page, 'Tu texto aquí', 'Te echamos de menos.')
  await seenBy('Te echamos de menos.', 'Quien no está en «De la feria»')
  await page.getByRole('button', { name: 'Capas' }).click()
  await expect(page.locator('[data-layer-readers]')).toHaveCount(3)
  await back.click()
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
