import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { formPage } from '../steps/forms.ts'
import { enter } from '../steps/session.ts'

const withId = z.object({ id: z.string() })
const builder = '/dashboard/tools/aurelio-builder'

test('a person is seen whole from their lead: what they sent, the team did and they asked for, page by page', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  const { send } = await formPage(account, ['name', 'email', 'message'])
  await send({ name: 'Eva Sanz', email: 'eva@ejemplo.es', message: 'Una web de quesos' })
  const lists: string[] = []
  for (let at = 1; at <= 13; at += 1) {
    const list = withId.parse(
      await account.call('POST', '/api/subscription-lists', { name: `Novedades ${at}` }),
    )
    lists.push(list.id)
    await account.call('POST', `/api/subscription-lists/${list.id}/people`, {
      people: [{ email: 'eva@ejemplo.es' }],
      permission: 'Lo pidió por teléfono',
      asksToConfirm: false,
    })
  }
  const { items } = z
    .object({ items: z.array(withId) })
    .parse(await account.call('GET', '/api/subscribers?q=eva'))
  for (const id of lists)
    await account.call('DELETE', `/api/subscription-lists/${id}/people/${items[0]?.id ?? ''}`)

  await page.goto(`${builder}/leads`)
  await page.getByRole('button', { name: 'Eva Sanz' }).click()
  const dialog = page.getByRole('dialog', { name: 'Eva Sanz' })
  await dialog.getByLabel('Nota').fill('Prefiere que la llamen')
  await dialog.getByRole('button', { name: 'Añadir nota' }).click()
  await expect(dialog.getByText('Prefiere que la llamen')).toBeVisible()
  await dialog.getByRole('link', { name: 'Ver todo lo de esta persona' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Eva Sanz' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'eva@ejemplo.es' })).toHaveAttribute(
    'href',
    'mailto:eva@ejemplo.es',
  )
  const line = page.getByRole('list', { name: 'Historia' })
  const entries = line.getByRole('listitem')
  // The note came last, and the form first: that one is on the second page.
  await expect(entries.first()).toContainText('Prefiere que la llamen')
  await expect(entries.nth(1)).toContainText('Baja de «Novedades 13»')
  await expect(entries).toHaveCount(25)
  await expect(line.getByText('Una web de quesos')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cargar más' }).click()
  await expect(entries.last()).toContainText('Envió el formulario')
  await expect(entries.last()).toContainText('Una web de quesos')
  await expect(page.getByRole('button', { name: 'Cargar más' })).toHaveCount(0)
  await expect(entries.filter({ hasText: 'Añadida a «Novedades 1»' })).toContainText(
    '«Lo pidió por teléfono»',
  )
  await expect(entries.filter({ hasText: 'Añadida a «' })).toHaveCount(13)

  // The same from the people of the letters, and what happens meanwhile appears by itself.
  await page.goto(`${builder}/subscriptions?tab=people`)
  await page.getByRole('link', { name: 'Historia de eva@ejemplo.es' }).click()
  await expect(entries.first()).toContainText('Prefiere que la llamen')
  await send({ name: 'Eva Sanz', email: 'eva@ejemplo.es', message: 'Y también de vinos' })
  await expect(entries.first()).toContainText('Y también de vinos')
  await entries
    .first()
    .getByRole('link', { name: /Envió el formulario/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Eva Sanz' })).toBeVisible()
})
