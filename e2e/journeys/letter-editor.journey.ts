import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { expect } from '../product/test.ts'
import { testWithMail as test } from '../product/test-with-mail.ts'
import { canvas, elements, told } from '../steps/editor.ts'
import { kept, openText, writeInPlace } from '../steps/letter-editor.ts'
import { pressOn, tabTo } from '../steps/keyboard.ts'
import { enter } from '../steps/session.ts'
import { deep } from '../steps/deep.ts'

const withId = z.object({ id: z.string() })
const builder = '/dashboard/tools/aurelio-builder'
const letterSchema = z.object({ document: z.object({ elements: z.array(z.unknown()) }) })

/** A mail without the breaks that it has on its way. */
const unfolded = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')

/** Signs up; `call` makes something and gives its id. */
async function begin(context: BrowserContext, url: string) {
  const account = await enter(context, url)
  const call = async (path: string, data: unknown) =>
    withId.parse(await account.call('POST', `/api${path}`, data)).id
  return { account, call }
}

test('a letter of a template is written on the canvas, for some and by name, survives a reload, is looked at in each way, tried and sent', async ({
  page,
  context,
  product,
  smtp,
}) => {
  test.setTimeout(120_000)
  const { account, call } = await begin(context, product.url)
  const list = await call('/subscription-lists', { name: 'Novedades' })
  const fair = await call('/subscription-lists', { name: 'Feria' })
  const add = (id: string, people: { email: string; name?: string }[]) =>
    account.call('POST', `/api/subscription-lists/${id}/people`, {
      people,
      permission: 'Lo pidieron en la feria',
      asksToConfirm: false,
    })
  await add(list, [{ email: 'luz@ejemplo.es', name: 'Luz Marín' }, { email: 'sin@ejemplo.es' }])
  await add(fair, [{ email: 'luz@ejemplo.es' }])
  await call('/segments', {
    name: 'De la feria',
    rules: { match: 'all', rules: [{ question: { what: 'on-list', listId: fair } }] },
  })
  const letter = await call('/letters', { subject: 'Hasta el domingo', template: 'offer', listId: list })

  await page.goto(`${builder}/subscriptions/letters/${letter}`)
  await page.getByRole('button', { name: 'Editar el correo' }).click()
  await expect(canvas(page).getByText('Solo hasta el domingo')).toBeVisible()
  expect((await page.locator('[data-letter]').boundingBox())?.width).toBe(600)
  await writeInPlace(page, 'Solo hasta el domingo', 'Solo hasta el lunes')

  // What is known of the reader, with what to say where it is not.
  await openText(page, 'Si tienes dudas')
  await page.keyboard.type('Escríbenos, ')
  await page.getByRole('button', { name: 'Dato de la persona', exact: true }).click()
  await page.getByRole('button', { name: 'Poner' }).click()
  await expect(page.getByLabel('Si no se sabe')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('Escribe qué se lee si no se sabe.')
  await page.getByLabel('Si no se sabe').fill('cuando quieras')
  await page.getByRole('button', { name: 'Poner' }).click()
  await page.keyboard.press('Escape')
  await expect(canvas(page).getByText('Escríbenos, {{nombre|cuando quieras}}')).toBeVisible()

  // A block for some, told on the canvas.
  await canvas(page).getByText('Qué incluye').click()
  await page.getByLabel('Quién lo ve').selectOption({ label: 'Solo quien está en «De la feria»' })
  await expect(page.locator('[data-readers-of]')).toHaveText('Solo quien está en «De la feria»')
  await page.reload()
  await expect(page.locator('[data-readers-of]')).toHaveText('Solo quien está en «De la feria»')
  await expect(canvas(page).getByText('Solo hasta el lunes')).toBeVisible()
  await kept(page)

  // A finding leads to what it is about.
  await page.getByRole('button', { name: 'Vista previa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cómo se lee' })
  await dialog.locator('[data-finding="dead-link"]').getByRole('link', { name: 'Ver dónde' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(elements(page, 'button')).toHaveAttribute('data-selected', 'true')
  await page.locator('[data-field="link"] input').first().fill('https://ejemplo.es/oferta')
  await page.keyboard.press('Enter')
  await kept(page)

  await page.getByRole('button', { name: 'Vista previa' }).click()
  await expect(dialog.locator('[data-finding="dead-link"]')).toHaveCount(0)
  const frame = dialog.locator('iframe[title="El correo como se ve"]')
  const preview = dialog.frameLocator('iframe[title="El correo como se ve"]')
  await expect(preview.getByText('Solo hasta el lunes')).toBeVisible()
  await expect(preview.getByText('Escríbenos, cuando quieras')).toBeVisible()
  await expect(preview.getByText('Qué incluye')).toHaveCount(0)
  await dialog.getByLabel('Está en «De la feria»').check()
  await expect(preview.getByText('Qué incluye')).toBeVisible()
  await dialog.getByLabel('Como lo recibe').selectOption({ label: 'Luz Marín · luz@ejemplo.es' })
  await expect(preview.getByText('Escríbenos, Luz')).toBeVisible()
  await expect(preview.getByText('Qué incluye')).toBeVisible()
  await dialog.getByLabel('Como lo recibe').selectOption({ label: 'sin@ejemplo.es' })
  await expect(preview.getByText('Escríbenos, cuando quieras')).toBeVisible()
  await expect(preview.getByText('Qué incluye')).toHaveCount(0)
  await dialog.getByLabel('Como lo recibe').selectOption({ label: 'Nadie en particular' })
  for (const [look, width] of [
    ['Móvil', 375],
    ['Móvil estrecho', 320],
    ['Escritorio', 624],
  ] as const) {
    await dialog.getByRole('button', { name: look, exact: true }).click()
    await expect.poll(async () => (await frame.boundingBox())?.width).toBe(width)
  }
  await dialog.getByLabel('En oscuro').check()
  await dialog.getByLabel('Sin imágenes').check()
  await dialog.getByRole('button', { name: 'Solo texto' }).click()
  await expect(dialog.getByLabel('El correo como texto')).toContainText('SOLO HASTA EL LUNES')
  await dialog.getByRole('button', { name: 'Enviar prueba' }).click()
  const mailed = (subject: string) =>
    smtp.received.map(unfolded).filter((mail) => mail.includes(`Subject: ${subject}`))
  await expect.poll(() => mailed('[Prueba] Hasta el domingo')).toHaveLength(1)
  expect(mailed('[Prueba] Hasta el domingo')[0]).toContain('Solo hasta el lunes')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Volver', exact: true }).click()
  await page.getByRole('button', { name: 'Enviar ahora' }).click()
  await expect(page.locator('[data-stat="delivered"]')).toHaveText('2', { timeout: 30_000 })
  const mailTo = (email: string) =>
    mailed('Hasta el domingo').find((mail) => mail.includes(`To: ${email}`)) ?? ''
  const known = mailTo('luz@ejemplo.es')
  expect(known).toContain('incluye, en una l')
  expect(known).toMatch(/nos, Luz/)
  expect(mailTo('sin@ejemplo.es')).toMatch(/nos, cuando quieras/)
  expect(mailTo('sin@ejemplo.es')).not.toContain('incluye, en una l')
  await page.goto(`${builder}/letters/${letter}`)
  await expect(canvas(page).getByText('Solo hasta el lunes')).toBeVisible()
  await expect(page.locator('[data-panel-element]')).toHaveCount(0)
})

test(
  'a letter holds what mail can hold: what is pasted is refused with a word, and what is saved meanwhile is written on',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    const { id } = withId.parse(await account.call('POST', '/api/letters', { template: 'tips' }))
    await page.goto(`${builder}/letters/${id}`)
    await expect(canvas(page).getByText('Tres ideas que puedes usar hoy')).toBeVisible()
    await expect(page.locator('[data-panel-element="text"]')).toBeVisible()
    await expect(page.locator('[data-panel-element="video"]')).toHaveCount(0)
    await expect(page.locator('[data-panel-element]')).toHaveCount(12)
    const before = await elements(page).count()
    const paste = (element: unknown) =>
      page.evaluate((text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
      }, JSON.stringify(element))
    await paste({
      type: 'container',
      name: 'Caja',
      props: { children: [{ id: 'v', type: 'video', name: 'V', props: {} }] },
    })
    await expect(told(page, /Un correo no puede mostrar este elemento/)).toBeVisible()
    expect(await elements(page).count()).toBe(before)
    await paste({ type: 'text', name: 'Texto', props: { text: 'Esto sí' } })
    await expect(canvas(page).getByText('Esto sí')).toBeVisible()
    await kept(page)

    // Only what mail shows is offered, and what is not is said.
    await canvas(page).getByText('Esto sí').click()
    await page.getByRole('tab', { name: 'Avanzado' }).click()
    await page.getByText('Lo que un correo no muestra').click()
    await expect(page.locator('[data-left-out]')).toContainText('nada se mueve')

    // Somebody else saves it whole meanwhile: what is written here stands in what they saved.
    const held = letterSchema.parse(await account.call('GET', `/api/letters/${id}`))
    await account.call('PUT', `/api/letters/${id}`, {
      document: { version: 1, elements: held.document.elements },
    })
    await openText(page, 'Esto sí')
    await page.keyboard.type('Lo mío')
    await page.keyboard.press('Escape')
    await kept(page)
    await page.reload()
    await expect(canvas(page).getByText('Lo mío')).toBeVisible()
    expect(JSON.stringify(await account.call('GET', `/api/letters/${id}`))).toContain('Lo mío')
  },
)

test(
  'on a phone and by keyboard alone a letter is written, and fits',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    const { id } = withId.parse(await account.call('POST', '/api/letters', { template: 'news' }))
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(`${builder}/subscriptions/letters/${id}`)
    await pressOn(page, page.getByRole('button', { name: 'Editar el correo' }))
    await expect(canvas(page).getByText('Para guardar')).toBeVisible()
    expect((await page.locator('[data-letter]').boundingBox())?.width).toBeLessThanOrEqual(375)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

    // To an element with the keys of the canvas, into its words, and out again.
    await tabTo(page, canvas(page))
    await page.keyboard.press('ArrowDown')
    await expect(elements(page, 'container').first()).toHaveAttribute('data-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(elements(page, 'heading').first()).toHaveAttribute('data-selected', 'true')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Lo de octubre')
    await page.keyboard.press('Enter')
    await expect(canvas(page).getByText('Lo de octubre')).toBeVisible()
    await kept(page)

    // Another element from the panel, and a value of the reader in the panel's field.
    await pressOn(page, page.getByRole('button', { name: 'Panel de elementos' }))
    await pressOn(page, page.locator('[data-panel-element="text"]'))
    await expect(canvas(page).getByText('Tu texto aquí')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(canvas(page).getByText('Tu texto aquí')).toHaveCount(0)
    await kept(page)
    await pressOn(page, page.getByRole('button', { name: 'Vista previa' }))
    await expect(page.getByRole('dialog', { name: 'Cómo se lee' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await page.keyboard.press('Escape')
  },
)

test(
  'a letter of a sequence is made with the same editor, kept on leaving, and is the one that is sent',
  deep,
  async ({ page, context, product, smtp }) => {
    test.setTimeout(120_000)
    const { account, call } = await begin(context, product.url)
    const list = await call('/subscription-lists', { name: 'Novedades' })
    await account.call('POST', `/api/subscription-lists/${list}/people`, {
      people: [{ email: 'luz@ejemplo.es', name: 'Luz Marín' }],
      permission: 'Lo pidió en la feria',
      asksToConfirm: false,
    })
    const sequence = await call('/sequences', { name: 'Acogida', listId: list })
    await page.goto(`${builder}/subscriptions/sequences/${sequence}`)
    const step = page.getByRole('region', { name: 'El paso elegido' })
    await step.getByLabel('Asunto').fill('Te damos la bienvenida')
    const words = await step.getByLabel('Texto', { exact: true }).inputValue()
    await step.getByRole('button', { name: 'Diseñar el correo' }).click()
    const first = words.split(/\n{2,}/)[0] ?? ''
    await openText(page, first.slice(0, 20))
    await page.keyboard.type('Hecho con el editor')
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(canvas(page).getByText('Hecho con el editor')).toBeVisible()
    await page.locator('[data-panel-element="quote"]').click()
    await page.getByRole('button', { name: 'Vista previa' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cómo se lee' })
    await expect(
      dialog.frameLocator('iframe[title="El correo como se ve"]').getByText('Hecho con el editor'),
    ).toBeVisible()
    await expect(dialog.locator('[data-finding="no-postal-address"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'Ruta del elemento' })).toContainText('Correo')
    await page.getByRole('button', { name: 'Volver', exact: true }).click()
    await expect(step.getByRole('button', { name: 'Editar el correo' })).toBeVisible()
    await expect(step.getByLabel('Texto', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Poner en marcha' }).click()
    await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible()
    await account.call('POST', `/api/sequences/${sequence}/people`, {})
    await expect
      .poll(() => smtp.received.map(unfolded).filter((mail) => mail.includes('Hecho con el editor')).length, {
        timeout: 60_000,
      })
      .toBe(1)
  },
)
