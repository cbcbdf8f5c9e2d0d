import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createOTP } from '@better-auth/utils/otp'
import { base32 } from '@better-auth/utils/base32'
import { z } from 'zod'
import { type Answer, call, cookieOf, password, type Person, type TestServer } from './test-server.ts'

/** Waits for the message with this subject to somebody in the server's outbox; gives its text. */
export async function mailTo(
  server: Pick<TestServer, 'dataDir'>,
  email: string,
  subject: string,
  count = 1,
  waitMs = 15_000,
): Promise<string> {
  const folder = join(server.dataDir, 'outbox')
  const deadline = Date.now() + waitMs
  for (;;) {
    const names = await readdir(folder).catch(() => [])
    const found: string[] = []
    for (const name of names.toSorted((a, b) => a.localeCompare(b))) {
      const text = decoded(await readFile(join(folder, name), 'utf8'))
      if (text.includes(email) && text.includes(subject)) found.push(text)
    }
    const last = found.at(-1)
    if (last !== undefined && found.length >= count) return last
    if (Date.now() > deadline)
      throw new Error(`No message «${subject}» for ${email} among ${names.length} in ${folder}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The token of the link in a message. */
export function tokenIn(mail: string): string {
  const token = /\?token=([\w.%-]+)/.exec(mail)?.[1]
  if (!token) throw new Error('No link in the message')
  return decodeURIComponent(token)
}

function decoded(message: string) {
  return message
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, text: string) => text.replaceAll('_', ' '))
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/((?:=[0-9A-F]{2})+)/g, (codes: string) =>
      Buffer.from(codes.replaceAll('=', ''), 'hex').toString(),
    )
}

const enabledSchema = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })

/** Somebody's authenticator app. */
export type Authenticator = {
  person: Person
  backupCodes: string[]
  /** The code of this many half minutes from now. */
  code: (steps?: number) => Promise<string>
}

/** Turns two-factor on as the screen does; the person's cookie is the new one. The code used is that of the step before. */
export async function enableTwoFactor(server: TestServer, person: Person): Promise<Authenticator> {
  const answer = await person.call('POST', '/api/auth/two-factor/enable', { password })
  const { backupCodes, code } = authenticatorOf(answer.body)
  const verified = await person.call('POST', '/api/auth/two-factor/verify-totp', { code: await code(-1) })
  if (verified.status !== 200) throw new Error(`Two-factor was not enabled: ${verified.text}`)
  return { person: withCookie(server, person.email, cookieOf(verified)), backupCodes, code }
}

/** The app that has read the code of the answer which turns two-factor on. */
export function authenticatorOf(answer: unknown): Omit<Authenticator, 'person'> {
  const { totpURI, backupCodes } = enabledSchema.parse(answer)
  const secret = new TextDecoder().decode(base32.decode(new URL(totpURI).searchParams.get('secret') ?? ''))
  const code = (steps = 0) => createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + steps)
  return { backupCodes, code }
}

export function withCookie({ url }: Pick<TestServer, 'url'>, email: string, cookie: string): Person {
  return { email, cookie, call: (method, path, body) => call(url, method, path, body, cookie) }
}

/** Signs in by password; the cookie may only be that of a challenge. */
export async function signIn(
  server: Pick<TestServer, 'url'>,
  email: string,
  secret = password,
  rest = {},
): Promise<{ answer: Answer; person: Person }> {
  const body = { email, password: secret, ...rest }
  const answer = await call(server.url, 'POST', '/api/auth/sign-in/email', body)
  return { answer, person: withCookie(server, email, cookieOf(answer)) }
}
