import { z } from 'zod'
import { startSmtpServer } from '../../server/src/testing/smtp-server.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { expect, test as withProduct } from '../product/test.ts'
import { enter } from '../steps/session.ts'

const withId = z.object({ id: z.string() })
type Smtp = Awaited<ReturnType<typeof startSmtpServer>>

/** The product with a mail server of the installation, and one that a workspace may name. */
const test = withProduct.extend<object, { house: Smtp; own: Smtp }>({
  house: [
    async ({}, use) => {
      const smtp = await startSmtpServer()
      await use(smtp)
      smtp.stop()
    },
    { scope: 'worker' },
  ],
  own: [
    async ({}, use) => {
      const right = Buffer.from('\0ana\0la-buena').toString('base64')
      const smtp = await startSmtpServer((text) => {
        if (text.startsWith('EHLO')) return '250-prueba\r\n250 AUTH PLAIN'
        if (text.startsWith('AUTH')) return text.includes(right) ? '235 pasa' : '535 esa no es'
        return undefined
      })
      await use(smtp)
      smtp.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ house, own }, use) => {
      await inTemporaryFolder(async (folder) => {
        const product = await startProduct(folder, {
          SMTP_URL: house.url,
          MAIL_ALLOWED_HOSTS: new URL(own.url).host,
        })
        await use(product)
        await product.stop()
      })
    },
    { scope: 'worker' },
  ],
})

test('a workspace names its own mail server, tries it, uses it for its letters, and removes it', async ({
  page,
  context,
  product,
  house,
  own,
}) => {
  test.setTimeout(90_000)
  const account = await enter(context, product.url)
  await page.goto('/settings/mail')
  await page.getByRole('button', { name: 'Guardar servidor' }).click()
  await expect(page.getByLabel('Remitente')).toBeFocused()
  await expect(page.getByText('Escribe la dirección desde la que envías.')).toBeVisible()
  await page.getByLabel('Remitente').fill('hola@estudio.es')
  await page.getByLabel('Servidor').fill('127.0.0.1')
  await page.getByLabel('Puerto').fill('25')
  await page.getByLabel('Usuario', { exact: true }).fill('ana')
  await page.getByLabel('Contraseña', { exact: true }).fill('la-mala')
  await page.getByRole('button', { name: 'Guardar servidor' }).click()
  await expect(page.getByText('Ese servidor está en una red privada')).toBeVisible()
  await page.getByLabel('Cifrado').selectOption('none')
  await page.getByLabel('Puerto').fill(new URL(own.url).port)
  await page.getByRole('button', { name: 'Guardar servidor' }).click()
  const state = page.locator('[data-mail-state]')
  await expect(state).toHaveText('Sin probar')
  await expect(page.getByRole('button', { name: 'Usarlo' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Probar' }).click()
  await expect(state).toHaveText('La prueba ha fallado')
  await expect(page.getByText('El servidor ha dicho: 535 esa no es')).toBeVisible()
  await page.getByLabel('Contraseña', { exact: true }).fill('la-buena')
  await page.getByRole('button', { name: 'Guardar servidor' }).click()
  await expect(state).toHaveText('Sin probar')
  await page.getByRole('button', { name: 'Probar' }).click()
  await expect(state).toHaveText('Listo para usarse')
  expect(own.received.some((mail) => mail.includes('Tu servidor de correo funciona'))).toBe(true)
  await page.getByRole('button', { name: 'Usarlo' }).click()
  await expect(state).toHaveText('En uso')

  const list = withId.parse(await account.call('POST', '/api/subscription-lists', { name: 'Novedades' }))
  await account.call('POST', `/api/subscription-lists/${list.id}/people`, {
    people: [{ email: 'luz@ejemplo.es' }],
    permission: 'Lo pidió en la feria',
    asksToConfirm: false,
  })
  const letter = withId.parse(
    await account.call('POST', '/api/letters', { subject: 'Desde casa', template: 'news', listId: list.id }),
  )
  await page.goto(`/dashboard/tools/aurelio-builder/subscriptions/letters/${letter.id}`)
  await page.getByRole('button', { name: 'Enviar ahora' }).click()
  await expect(page.locator('[data-stat="delivered"]')).toHaveText('1', { timeout: 30_000 })
  const byOwn = own.received.find((mail) => mail.includes('To: luz@ejemplo.es'))
  expect(byOwn).toContain('<hola@estudio.es>')
  expect(house.received.some((mail) => mail.includes('To: luz@ejemplo.es'))).toBe(false)

  await page.goto('/settings/mail')
  await page.getByRole('button', { name: 'Quitar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click()
  await expect(state).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Añadir tu servidor' })).toBeVisible()
})
