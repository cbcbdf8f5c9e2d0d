import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { signUp } from '../product/account.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { expect, test } from '../product/test.ts'
import { totp } from '../steps/totp.ts'

const enabledSchema = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })

test('what a whole run logs, at its most talkative, holds no secret', async () => {
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
  })
})
