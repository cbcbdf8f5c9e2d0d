import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { cookiesOf, enter, field } from '../steps/session.ts'
import { freePort } from '../product/port.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { signUp } from '../product/account.ts'

test('without remember-me the cookie ends with the browser, with it after thirty days', async ({
  page,
  context,
  product,
}) => {
  const account = await signUp(product.url)
  const expiryOf = async (remember: boolean) => {
    await context.clearCookies()
    await page.goto('/login')
    await field(page, 'email').fill(account.email)
    await field(page, 'password').fill(account.password)
    await page.getByLabel('Recordarme').setChecked(remember)
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    const cookie = (await context.cookies()).find(({ name }) => name.includes('session'))
    return cookie?.expires
  }
  expect(await expiryOf(false)).toBe(-1)
  const days = ((await expiryOf(true)) ?? 0) / 86_400 - Date.now() / 86_400_000
  expect(days).toBeGreaterThan(29)
  expect(days).toBeLessThan(30.1)
})

test('who may make an account is told before anybody fills in the form', deep, async ({ page }) => {
  const text = {
    open: 'En un minuto tendrás tu espacio de trabajo.',
    invite: 'Aquí solo se entra con invitación. Usa el correo al que te la enviaron.',
    closed: 'En esta instalación no se crean cuentas nuevas. Habla con quien la administra.',
  }
  for (const registration of ['invite', 'closed'] as const)
    await inTemporaryFolder(async (folder) => {
      const product = await startProduct(folder, { REGISTRATION: registration })
      // The first account always may be made.
      await page.goto(`${product.url}/signup`)
      await expect(page.getByText('No está activado en esta instalación')).toBeVisible()
      await expect(page.getByText(text.open)).toBeVisible()
      await signUp(product.url)
      await page.reload()
      await expect(page.getByText(text[registration])).toBeVisible()
      await expect(field(page, 'email')).toHaveCount(registration === 'closed' ? 0 : 1)
      await expect(page.getByRole('link', { name: 'Inicia sesión' })).toBeVisible()
      await product.stop()
    })
})

test('an administrator disables an account: its sessions end at once; enabled, it enters again', async ({
  browser,
}) => {
  await inTemporaryFolder(async (folder) => {
    const product = await startProduct(folder)
    const admin = await signUp(product.url, 'Ana Admin')
    const other = await signUp(product.url, 'Otra Persona')
    const [office, home] = await Promise.all(
      [admin, other].map(async (account) => {
        const context = await browser.newContext({ baseURL: product.url })
        await context.addCookies(cookiesOf(account, product.url))
        return context.newPage()
      }),
    )
    if (!office || !home) throw new Error('Two windows')
    await home.goto('/dashboard')
    await expect(home.getByRole('heading', { level: 1 })).toBeVisible()
    await office.goto('/settings/accounts')
    await office.getByRole('button', { name: 'Deshabilitar la cuenta de Otra Persona' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Deshabilitar' }).click()
    await expect(office.getByText('La cuenta de Otra Persona está deshabilitada')).toBeVisible()

    await home.goto('/dashboard')
    await expect(home).toHaveURL(/\/login$/)
    const tryIn = async () => {
      await field(home, 'email').fill(other.email)
      await field(home, 'password').fill(other.password)
      await home.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
    }
    await tryIn()
    await expect(home.getByText('Esta cuenta ha sido deshabilitada.')).toBeVisible()

    await office.getByRole('button', { name: 'Habilitar la cuenta de Otra Persona' }).click()
    await expect(office.getByText('La cuenta de Otra Persona vuelve a estar habilitada')).toBeVisible()
    await tryIn()
    await expect(home).toHaveURL(/\/dashboard$/)
    await Promise.all([office.context().close(), home.context().close()])
    await product.stop()
  })
})

test(
  'a signed token goes to the configured address after the sign-in, and is dropped after the sign-out',
  deep,
  async ({ browser }) => {
    const calls: { method: string; authorization: string | undefined }[] = []
    const receiver = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-allow-methods', 'POST, DELETE')
      response.setHeader('access-control-allow-headers', 'authorization')
      response.statusCode = 204
      response.end()
      if (request.method !== 'OPTIONS')
        calls.push({ method: request.method ?? '', authorization: request.headers.authorization })
    })
    const port = await freePort()
    receiver.listen(port, '127.0.0.1')
    await once(receiver, 'listening')
    await inTemporaryFolder(async (folder) => {
      const product = await startProduct(folder, {
        TOKEN_SYNC_URL: `http://localhost:${port}/token`,
        TOKEN_SYNC_MAX_AGE: '30',
      })
      const context = await browser.newContext({ baseURL: product.url })
      const account = await enter(context, product.url)
      const page = await context.newPage()
      await page.clock.install()
      await page.goto('/dashboard')
      const handed = () => calls.filter(({ method }) => method === 'POST').length
      await expect.poll(handed).toBe(1)
      // The second one is the renewal, before the first has run out.
      await page.clock.fastForward(25_000)
      await expect.poll(handed).toBe(2)
      const [, payload = ''] = /^Bearer [^.]+\.([^.]+)\./.exec(calls[0]?.authorization ?? '') ?? []
      const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
      expect(claims).toMatchObject({ email: account.email })

      await page.getByRole('button', { name: 'Menú de usuario' }).click()
      await page.getByRole('menuitem', { name: 'Cerrar sesion' }).click()
      await expect(page).toHaveURL(/\/login$/)
      await expect.poll(() => calls.at(-1)).toEqual({ method: 'DELETE', authorization: undefined })
      await context.close()
      await product.stop()
    })
    receiver.closeAllConnections()
    receiver.close()
  },
)

test(
  'signing out leaves no photo and no page of the person in the browser',
  deep,
  async ({ page, context, product }) => {
    await enter(context, product.url)
    await page.goto('/dashboard')
    const stored = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('aurelio-profile-images', 1)
            opening.addEventListener('upgradeneeded', () =>
              opening.result.createObjectStore('images', { keyPath: 'id' }),
            )
            opening.addEventListener('error', () => reject(new Error('IndexedDB')))
            opening.addEventListener('success', () => {
              const counting = opening.result.transaction('images').objectStore('images').count()
              counting.addEventListener('success', () => {
                opening.result.close()
                resolve(counting.result)
              })
            })
          }),
      )
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('aurelio-profile-images', 1)
          opening.addEventListener('upgradeneeded', () =>
            opening.result.createObjectStore('images', { keyPath: 'id' }),
          )
          opening.addEventListener('error', () => reject(new Error('IndexedDB')))
          opening.addEventListener('success', () => {
            const writing = opening.result.transaction('images', 'readwrite')
            writing.objectStore('images').put({ id: 'x', image: 'data:image/png;base64,', timestamp: 1 })
            writing.addEventListener('complete', () => {
              opening.result.close()
              resolve()
            })
          })
        }),
    )
    expect(await stored()).toBe(1)
    const edited = () => page.evaluate(() => localStorage.getItem('editorState'))
    await page.evaluate(() => localStorage.setItem('editorState', '[{"id":"x","type":"text"}]'))
    expect(await edited()).not.toBeNull()
    await page.getByRole('button', { name: 'Menú de usuario' }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesion' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect.poll(stored).toBe(0)
    await expect.poll(edited).toBeNull()
  },
)
