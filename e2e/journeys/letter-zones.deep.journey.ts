import { z } from 'zod'
import { expect } from '../product/test.ts'
import { testWithMail as test } from '../product/test-with-mail.ts'
import { enter } from '../steps/session.ts'

const withId = z.object({ id: z.string() })
const hourMs = 60 * 60 * 1000

/** What the clocks of a zone so many hours ahead of UTC showed some hours ago, as a field for a day and an hour takes it. */
const clock = (ahead: number, hours: number) =>
  new Date(Date.now() + (ahead + hours) * hourMs).toISOString().slice(0, 16)

test('a letter goes out at the hour of each person: who lives east gets it, who lives west waits, and can change their zone', async ({
  page,
  context,
  browser,
  product,
  smtp,
}) => {
  test.setTimeout(120_000)
  const account = await enter(context, product.url)
  const list = withId.parse(await account.call('POST', '/api/subscription-lists', { name: 'Mundo' }))
  await page.goto('/dashboard/tools/aurelio-builder/subscriptions')
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Mundo' })
  await row.getByRole('button', { name: 'Añadir personas' }).click()
  const adding = page.getByRole('dialog', { name: 'Añadir personas' })
  await adding
    .getByLabel('Correos')
    .fill('este@ejemplo.es, Eva, Etc/GMT-9\nOeste <oeste@ejemplo.es>, Etc/GMT+5\nnadie@ejemplo.es')
  await adding.getByLabel('De dónde viene su permiso').fill('Lo pidieron en la feria')
  await adding.getByLabel('Pedirles por correo que lo confirmen').uncheck()
  await adding.getByRole('button', { name: 'Añadir' }).click()
  await expect(row.getByText('Reciben: 3')).toBeVisible()

  const letter = withId.parse(
    await account.call('POST', '/api/letters', { subject: 'A tu hora', template: 'news', listId: list.id }),
  )
  await page.goto(`/dashboard/tools/aurelio-builder/subscriptions/letters/${letter.id}`)
  await page.getByRole('button', { name: 'Programar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Programar' })
  await dialog.getByRole('button', { name: 'A la hora de cada persona' }).click()
  // An hour ago for who lives nine hours to the east.
  await dialog.getByLabel('Fecha y hora').fill(clock(9, -1))
  const zones = dialog.getByRole('region', { name: 'A qué hora llega' })
  await expect(zones.locator('[data-zone]')).toHaveCount(3)
  await expect(zones.locator('[data-zone="Etc/GMT-9"]')).toContainText('Personas: 1')
  await expect(zones.getByText('De ellas, sin zona conocida: 1')).toBeVisible()
  await expect(zones.getByRole('status')).toContainText('En tu hora, llega a las primeras el')
  await zones
    .getByLabel('Donde esa hora ya ha pasado')
    .selectOption({ label: 'Sale en cuanto empiece el envío' })
  await expect(zones.locator('[data-zone]').first()).toHaveAttribute('data-zone', 'Etc/GMT-9')
  await dialog.getByRole('button', { name: 'Programar' }).click()
  await expect(dialog).toHaveCount(0)

  const sentTo = (email: string) => smtp.received.filter((mail) => mail.includes(`To: ${email}`))
  await expect.poll(() => sentTo('este@ejemplo.es').length, { timeout: 30_000 }).toBe(1)
  await expect(page.locator('[data-stat="delivered"]')).toHaveText('1', { timeout: 30_000 })
  expect(sentTo('oeste@ejemplo.es')).toHaveLength(0)

  const [, own = ''] =
    /List-Unsubscribe:\s+<([^>]+)>/.exec(
      (sentTo('este@ejemplo.es')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' '),
    ) ?? []
  const visit = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await visit.goto(own)
  await expect(visit.getByLabel('Tu zona horaria')).toHaveValue('Etc/GMT-9')
  await visit.getByLabel('Tu zona horaria').selectOption('America/Lima')
  await visit.getByRole('button', { name: 'Guardar' }).click()
  await expect(visit.getByRole('heading', { name: 'Tus preferencias están guardadas.' })).toBeVisible()
  await expect(visit.getByLabel('Tu zona horaria')).toHaveValue('America/Lima')
  await page.goto('/dashboard/tools/aurelio-builder/subscriptions?tab=people')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'este@ejemplo.es' }).getByText('Hora de America/Lima'),
  ).toBeVisible()
  await visit.context().close()
})
