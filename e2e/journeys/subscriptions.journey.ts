import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect } from '../product/test.ts'
import { testWithMail } from '../product/test-with-mail.ts'
import { writeInPlace } from '../steps/letter-editor.ts'
import { enter } from '../steps/session.ts'
import { makeList } from '../steps/subscription-lists.ts'
import { deep } from '../steps/deep.ts'

const withId = z.object({ id: z.string() })
const subscriptions = '/dashboard/tools/aurelio-builder/subscriptions'

const test = testWithMail.extend<{ faults: string[] }>({
  /** What broke on the pages of a test: nothing may. */
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** A mail without the breaks that it has on its way. */
const unfolded = (mail: string) =>
  mail
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=')

const mailsOf = ({ received }: { received: readonly string[] }, subject: string) =>
  received.map(unfolded).filter((mail) => mail.includes(`\r\nSubject: ${subject}`))

async function makeSequence(page: Page) {
  await page.getByRole('tab', { name: 'Secuencias' }).click()
  await page.getByRole('button', { name: 'Nueva secuencia' }).click()
  const making = page.getByRole('dialog', { name: 'Nueva secuencia' })
  await making.getByLabel('Nombre').fill('Acogida')
  await making.getByLabel('Lista').selectOption({ label: 'Novedades' })
  await making.getByRole('button', { name: 'Crear' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Acogida' })).toBeVisible()
  await page.getByRole('region', { name: 'El paso elegido' }).getByLabel('Asunto').fill('Primer correo')
}

test('a sequence is made of steps, as a list and as a graph, and set in motion', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await page.goto(subscriptions)
  await makeList(page, 'Novedades')
  await makeSequence(page)
  await expect(page.locator('[data-step]')).toHaveCount(6)
  const chosen = page.getByRole('region', { name: 'El paso elegido' })
  await page.getByRole('button', { name: 'Añadir paso' }).click()
  await page.getByRole('menuitem', { name: 'Condición' }).click()
  await expect(page.locator('[data-step]')).toHaveCount(7)
  await chosen.getByLabel('Va por «Sí» quien').selectOption({ label: 'Ya es cliente' })
  await page.getByRole('button', { name: 'Grafo' }).click()
  await expect(page.locator('[data-step="condition"]')).toBeVisible()
  await page.getByRole('button', { name: 'Lista', exact: true }).click()
  await page.getByRole('button', { name: 'Poner en marcha' }).click()
  await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible()
})

test(
  'a letter is checked, looked at, tried out and taken back before it goes',
  deep,
  async ({ page, context, product, smtp }) => {
    const account = await enter(context, product.url)
    const list = withId.parse(await account.call('POST', '/api/subscription-lists', { name: 'Novedades' }))
    await account.call('POST', `/api/subscription-lists/${list.id}/people`, {
      people: [{ email: 'luz@ejemplo.es' }],
      permission: 'Lo pidió en la feria',
      asksToConfirm: false,
    })
    await page.goto(subscriptions)
    await page.getByRole('tab', { name: 'Envíos' }).click()
    await page.getByRole('button', { name: 'Nuevo envío' }).click()
    const review = page.getByRole('region', { name: 'Revisión antes de enviar' })
    await expect(review.locator('[data-finding="missing-subject"]')).toBeVisible()
    await expect(review.locator('[data-finding="no-list"]')).toBeVisible()
    await page.getByLabel('Plantilla').selectOption({ label: 'Oferta con fecha' })
    await page.getByLabel('Asunto').fill('Lo nuevo de marzo')
    await page.getByLabel('Lista', { exact: true }).selectOption({ label: 'Novedades' })
    await expect(review.getByText(/^Lo reciben: 1/)).toBeVisible()
    await expect(review.locator('[data-finding="no-list"]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Editar el correo' }).click()
    await writeInPlace(page, 'Si tienes dudas', 'Un párrafo de la casa')
    await page.getByRole('button', { name: 'Volver', exact: true }).click()
    const preview = page.frameLocator('iframe[title="El correo como se ve"]')
    await expect(preview.getByText('Un párrafo de la casa')).toBeVisible()
    await page.getByRole('button', { name: 'Solo texto' }).click()
    await expect(page.getByLabel('El correo como texto')).toContainText('Un párrafo de la casa')

    await page.getByRole('button', { name: 'Enviar prueba' }).click()
    await expect.poll(() => mailsOf(smtp, '[Prueba] Lo nuevo de marzo')).toHaveLength(1)
    await page.getByRole('button', { name: 'Programar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Programar' }).click()
    await expect(page.getByText(/^Sale el /)).toBeVisible()
    await page.getByRole('button', { name: 'Que no salga' }).click()
    await expect(page.getByText('Borrador', { exact: true })).toBeVisible()
  },
)

test('somebody confirms a list, gets its letter and the first of its sequence, leaves, and is erased', async ({
  page,
  context,
  browser,
  product,
  smtp,
}) => {
  test.setTimeout(120_000)
  await enter(context, product.url)
  const visit = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(subscriptions)
  const list = await makeList(page, 'Novedades')
  await makeSequence(page)
  await page.getByRole('button', { name: 'Poner en marcha' }).click()
  await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible()

  await page.goto(subscriptions)
  await list.getByRole('button', { name: 'Añadir personas' }).click()
  const adding = page.getByRole('dialog', { name: 'Añadir personas' })
  await adding.getByLabel('Correos').fill('esto no es un correo')
  await adding.getByRole('button', { name: 'Añadir' }).click()
  await expect(adding.getByText('No se entiende: esto no es un correo')).toBeVisible()
  await adding.getByLabel('Correos').fill('Eva Sanz <eva@ejemplo.es>')
  await adding.getByLabel('De dónde viene su permiso').fill('Lo pidió por teléfono')
  await adding.getByRole('button', { name: 'Añadir' }).click()
  await expect(list.getByText('Sin confirmar: 1')).toBeVisible()

  const toEva = () => smtp.received.map(unfolded).filter((mail) => mail.includes('To: eva@ejemplo.es'))
  await expect.poll(toEva).toHaveLength(1)
  const [confirmation = ''] = /http:\S+\/s\/\S+\?list=[\w-]+/.exec(toEva()[0] ?? '') ?? []
  await visit.goto(confirmation)
  await visit.getByRole('button', { name: 'Confirmar suscripción' }).click()
  await expect(visit.getByRole('heading', { name: 'Ya estás en «Novedades»' })).toBeVisible()
  await expect(list.getByText('Reciben: 1')).toBeVisible()

  await page.getByRole('tab', { name: 'Envíos' }).click()
  await page.getByRole('button', { name: 'Nuevo envío' }).click()
  await page.getByLabel('Plantilla').selectOption({ label: 'Oferta con fecha' })
  await page.getByLabel('Asunto').fill('Lo nuevo de abril')
  await page.getByLabel('Lista', { exact: true }).selectOption({ label: 'Novedades' })
  await page.getByRole('button', { name: 'Enviar ahora' }).click()
  await expect(page.locator('[data-stat="delivered"]')).toHaveText('1', { timeout: 30_000 })
  await expect(page.locator('[data-stat="sent"]')).toHaveText('1')
  await expect(page.locator('[data-stat="bounced"]')).toHaveText('0')
  expect(mailsOf(smtp, 'Lo nuevo de abril')).toHaveLength(1)
  await expect.poll(() => mailsOf(smtp, 'Primer correo').length, { timeout: 60_000 }).toBe(1)

  const [, leaving = ''] =
    /List-Unsubscribe:\s+<([^>]+)>/.exec(mailsOf(smtp, 'Lo nuevo de abril')[0] ?? '') ?? []
  await visit.goto(leaving)
  await visit.getByLabel('Como mucho uno al mes').check()
  await visit.getByRole('button', { name: 'Guardar' }).click()
  await expect(visit.getByRole('heading', { name: 'Tus preferencias están guardadas.' })).toBeVisible()
  await expect(visit.getByLabel('Como mucho uno al mes')).toBeChecked()
  await visit.getByRole('button', { name: 'Ver o borrar mis datos' }).click()
  await expect(visit.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible()
  await expect.poll(() => mailsOf(smtp, 'Tus datos')).toHaveLength(1)
  const [data = ''] = /http:\S+\/s\/[\w.-]+\/data\b/.exec(mailsOf(smtp, 'Tus datos')[0] ?? '') ?? []
  await visit.goto(data)
  await expect(visit.getByText('«Lo pidió por teléfono»')).toBeVisible()
  await expect(visit.getByRole('listitem').filter({ hasText: 'Lo nuevo de abril' })).toBeVisible()
  await visit.getByRole('link', { name: 'Borrar mis datos' }).click()
  await expect(visit.getByRole('button', { name: 'Sí, borrar mis datos' })).toBeVisible()
  await visit.getByRole('link', { name: 'Volver sin borrar nada' }).click()
  await expect(visit.getByRole('heading', { name: 'Tus datos' })).toBeVisible()
  await visit.goto(leaving)
  await visit.getByRole('button', { name: 'Darme de baja' }).click()
  await expect(visit.getByRole('heading', { name: 'No te escribiremos más' })).toBeVisible()
  await expect(page.locator('[data-stat="unsubscribed"]')).toHaveText('1')
  await expect(page.locator('[data-stat="leads"]')).toHaveText('0')

  await page.goto(`${subscriptions}?tab=people`)
  await page.getByRole('searchbox', { name: 'Buscar personas' }).fill('eva')
  const person = page.getByRole('listitem').filter({ hasText: 'eva@ejemplo.es' })
  await expect(person.getByText('Novedades · De baja')).toBeVisible()
  await expect(person.getByText('Como mucho un correo al mes')).toBeVisible()
  await person.getByRole('button', { name: 'Ver su permiso' }).click()
  await expect(person.getByText('«Lo pidió por teléfono»')).toBeVisible()
  await person.getByRole('button', { name: 'Borrar sus datos' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar sus datos' }).click()
  await expect(page.getByText('Nadie coincide')).toBeVisible()
  await visit.context().close()
})

test(
  'a segment is made and counted, and a letter with a template reaches those of the list who are in it',
  deep,
  async ({ page, context, product, smtp }) => {
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
    await add(all, 'uno@ejemplo.es', 'dos@ejemplo.es', 'tres@ejemplo.es')
    await add(fair, 'dos@ejemplo.es', 'cuatro@ejemplo.es')

    await page.goto(`${subscriptions}?tab=segments`)
    await page.getByRole('button', { name: 'Nuevo segmento' }).click()
    const making = page.getByRole('dialog', { name: 'Nuevo segmento' })
    await making.getByLabel('Nombre').fill('De la feria')
    const count = making.getByRole('region', { name: 'A quién alcanza' })
    await expect(count.getByRole('status')).toHaveText('Elige lo que falta y se cuenta sola.')
    await making.getByLabel('Lista', { exact: true }).selectOption({ label: 'Feria' })
    await expect(count.getByRole('status')).toHaveText('Personas: 2')
    await expect(count.getByText('cuatro@ejemplo.es')).toBeVisible()
    await making.getByRole('button', { name: 'Añadir condición' }).click()
    await making.getByLabel('Condición 2', { exact: true }).selectOption({ label: 'No cumple' })
    await expect(count.getByRole('status')).toHaveText('Personas: 2')
    await making.getByRole('button', { name: 'Crear' }).click()
    await expect(making).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: 'De la feria' })).toContainText('Personas: 2')

    await page.getByRole('tab', { name: 'Envíos' }).click()
    await page.getByRole('button', { name: 'Empezar con' }).click()
    await page.getByRole('menuitem', { name: 'Presupuesto sin respuesta' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /presupuesto/ })).toBeVisible()
    const review = page.getByRole('region', { name: 'Revisión antes de enviar' })
    await page.getByLabel('Lista', { exact: true }).selectOption({ label: 'Novedades' })
    await expect(review.getByText(/^Lo reciben: 3/)).toBeVisible()
    await page.getByLabel('Segmento', { exact: true }).selectOption({ label: 'De la feria' })
    await expect(review.getByText(/^Lo reciben: 1/)).toBeVisible()
    await page.getByLabel('Hacer una prueba A/B antes de enviarlo a todos').check()
    await expect(review.locator('[data-finding="missing-second-subject"]')).toBeVisible()
    await page.getByLabel('Segundo asunto').fill('¿Lo hablamos?')
    await expect(review.locator('[data-finding="missing-second-subject"]')).toHaveCount(0)
    await page.getByLabel('Personas en la prueba, de cada 100').fill('100')
    await page.getByRole('button', { name: 'Enviar ahora' }).click()
    await expect(page.locator('[data-stat="delivered"]')).toHaveText('1', { timeout: 60_000 })
    await expect(page.locator('[data-stat="sent"]')).toHaveText('1')
    await expect(page.getByRole('region', { name: 'Prueba A/B' })).toBeVisible()
    const mailed = ['uno', 'dos', 'tres', 'cuatro'].filter((name) =>
      smtp.received.some((mail) => mail.includes(`To: ${name}@ejemplo.es`)),
    )
    expect(mailed).toEqual(['dos'])
  },
)
