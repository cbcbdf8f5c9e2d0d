import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { inRoot } from '../../scripts/root.mjs'
import { signUp } from '../product/account.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { addPasskeyDevice } from '../steps/passkey.ts'
import { enter } from '../steps/session.ts'
import { totp } from '../steps/totp.ts'

const enabledSchema = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })

/** What anybody reads without signing in: the health, what the API says of itself, the app's document and all its code. */
async function everythingOpen(url: string): Promise<string> {
  const read = async (path: string) => {
    const response = await fetch(url + path)
    expect(response.ok, path).toBe(true)
    return response.text()
  }
  const assets = await readdir(inRoot('web', 'dist', 'assets'))
  const scripts = assets.filter((name) => name.endsWith('.js')).map((name) => `/assets/${name}`)
  expect(scripts.length).toBeGreaterThan(20)
  const calls = ['health/live', 'health/ready', 'openapi.json', 'auth-options'].map((name) => `/api/${name}`)
  return (await Promise.all(['/login', ...calls, ...scripts].map(read))).join('\n')
}

test(
  'what a whole run logs, at its most talkative, and what anybody may read holds no secret',
  deep,
  async () => {
    await inTemporaryFolder(async (folder) => {
      const product = await startProduct(folder, { LOG_LEVEL: 'trace' })
      const account = await signUp(product.url)
      const wrong = 'Equivocada-Del-Todo-1'
      const signIn = (password: string) =>
        fetch(`${product.url}/api/auth/sign-in/email`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: product.url },
          body: JSON.stringify({ email: account.email, password }),
        })
      expect((await signIn(wrong)).status).toBe(401)
      const enabled = enabledSchema.parse(
        await account.call('POST', '/api/auth/two-factor/enable', { password: account.password }),
      )
      const key = new URL(enabled.totpURI).searchParams.get('secret') ?? ''
      const code = totp(key, Date.now())
      await account.call('POST', '/api/auth/two-factor/verify-totp', { code })
      expect((await signIn(account.password)).status).toBe(200)
      await account.call('GET', '/api/nada').catch(() => undefined)
      await account.call('POST', '/api/pages', { name: 7 }).catch(() => undefined)
      const open = await everythingOpen(product.url)
      await product.stop()

      const secretFiles = await Promise.all(
        ['secret'].map((name) => readFile(join(folder, name), 'utf8').catch(() => '')),
      )
      const printed = product.running.output()
      expect(printed).toContain('/api/auth/sign-in/email')
      const secrets = [
        account.password,
        wrong,
        key,
        ...enabled.backupCodes,
        ...account.cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)),
        ...secretFiles.map((text) => text.trim()).filter(Boolean),
      ]
      expect(secrets.length).toBeGreaterThan(13)
      expect(secrets.filter((secret) => printed.includes(secret))).toEqual([])
      expect(secrets.filter((secret) => open.includes(secret))).toEqual([])
    })
  },
)

test('no call about passkeys answers with a session token, and each change is on record', async ({
  page,
  context,
  product,
}) => {
  const answers: { path: string; text: Promise<string> }[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (path.startsWith('/api/auth/')) answers.push({ path, text: response.text().catch(() => '') })
  })
  await enter(context, product.url)
  await addPasskeyDevice(page)
  await page.goto('/dashboard/profile?tab=security')
  const tokens = new Set<string>()
  const keepToken = async () => {
    for (const { name, value } of await context.cookies())
      if (name.includes('session_token')) tokens.add(decodeURIComponent(value).split('.')[0] ?? '')
  }
  await keepToken()
  await page.getByRole('button', { name: 'Añadir llave de acceso' }).click()
  await page.getByRole('dialog').getByLabel('Nombre').fill('Portátil')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Cambiar el nombre de Portátil' }).click()
  await page.getByRole('dialog').getByLabel('Nombre').fill('Oficina')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Oficina', { exact: true })).toBeVisible()
  await context.clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await keepToken()
  await page.goto('/dashboard/profile?tab=security')
  await page.getByRole('button', { name: 'Eliminar Oficina' }).click()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect(page.getByText('Todavía no tienes ninguna.')).toBeVisible()

  expect(tokens.size).toBe(2)
  const paths = answers.map(({ path }) => path.replace('/api/auth/passkey/', ''))
  for (const call of ['verify-registration', 'update-passkey', 'verify-authentication', 'delete-passkey'])
    expect(paths).toContain(call)
  const said = (await Promise.all(answers.map(({ text }) => text))).join('\n')
  expect(said).toContain('Oficina')
  expect([...tokens].filter((token) => said.includes(token))).toEqual([])

  const database = new DatabaseSync(join(product.dataDir, 'aurelio.db'), { timeout: 5000 })
  const kinds = database.prepare('select distinct "kind" from "auditEvent"').all()
  database.close()
  expect(kinds.map((row) => row['kind'])).toEqual(
    expect.arrayContaining(['passkey-added', 'passkey-removed']),
  )
})
