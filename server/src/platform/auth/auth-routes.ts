import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Audit } from '../audit/audit.ts'
import type { Config } from '../config.ts'
import type { AddressOf } from '../http/client-address.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { addressHeader } from './address-header.ts'
import type { AccountByEmail } from './account-lookup.ts'
import { answerOf, authRefusal, invalid, tooMany, otherWay } from './auth-answers.ts'
import { anyBody, comesBackHere, jsonBody, signIn, signUp } from './auth-body.ts'
import { type CallLimit, plainCalls } from './auth-calls.ts'
import type { Auth } from './auth.ts'
import { preparedHash } from './hooks.ts'
import { failedSignIns } from './failed-sign-ins.ts'
import { oidcProvider } from './options.ts'
import { signInLimits } from './sign-in-limits.ts'

type Parts = {
  auth: Auth
  audit: Audit
  limits: RateLimits
  addressOf: AddressOf
  accounts: Config['accounts']
  findAccount: (email: string) => Promise<AccountByEmail | null>
}
type Call = Context<HttpEnvironment>

const hour = 60 * 60
const rules = {
  signUp: { limit: 60, windowSeconds: hour },
  entry: { limit: 600, windowSeconds: hour },
  code: { limit: 100, windowSeconds: hour },
  mail: { limit: 30, windowSeconds: hour },
  mailPerAccount: { limit: 5, windowSeconds: hour },
} as const
/** Far above what writing a mail takes. */
const mailAnswerMs = 400
const withEmail = z.object({ email: z.string().max(320) })

/**
 * Mounts the calls of accounts. Counts attempts before a password is hashed, tells an unknown account from a wrong
 * password unless the settings want neither told (dashboard.md §8), and keeps the session token out of every body.
 */
export function mountAuth(app: Hono<HttpEnvironment>, parts: Parts): void {
  const { auth, audit, limits, addressOf, accounts, findAccount } = parts
  const forward = (c: Call, body?: object) => ask(c, auth, addressOf, body)
  const signIns = signInLimits(limits)
  const auditFailure = failedSignIns(audit, limits)

  app.post('/api/auth/sign-up/email', async (c) => {
    const sent = await jsonBody(c)
    const body = signUp.safeParse(sent)
    if (!body.success) return invalid(c, body.error, sent)
    const wait = await limits.hit('sign-up', [addressOf(c)], rules.signUp)
    return wait > 0 ? tooMany(c, wait) : forward(c, body.data)
  })
  app.post('/api/auth/sign-in/email', async (c) => {
    const sent = await jsonBody(c)
    const body = signIn.safeParse(sent)
    if (!body.success) return invalid(c, body.error, sent)
    const email = body.data.email.trim().toLowerCase()
    const address = addressOf(c)
    const wait = await signIns.attempt(email, address)
    if (wait > 0) return tooMany(c, wait)
    const response = await forward(c, { ...body.data, email })
    if (response.ok) await signIns.succeeded(email, address)
    if (response.status !== 401) return response
    const account = await findAccount(email)
    await auditFailure(account?.id ?? null)
    return accounts.neutralErrors ? response : wrongSignIn(c, account, accounts)
  })
  app.post('/api/auth/sign-out', async (c) => {
    const current = await auth.current(c.req.raw.headers)
    if (current) await audit({ kind: 'sign-out', userId: current.userId })
    return forward(c, {})
  })
  for (const { method, path, limit, session } of plainCalls)
    app.on(method, `/api/auth${path}`, async (c) => {
      const userId = session && (await auth.current(c.req.raw.headers))?.userId
      if (session && !userId) return authRefusal(c, 401, 'UNAUTHORIZED')
      const sent = method === 'POST' ? await jsonBody(c) : undefined
      const body = method === 'POST' ? anyBody.safeParse(sent) : undefined
      if (body && !body.success) return invalid(c, body.error, sent)
      if (!comesBackHere({ ...c.req.query(), ...body?.data }))
        return authRefusal(c, 403, 'INVALID_CALLBACK_URL')
      const key = limit && (await countedFor(c, limit, body?.data, userId))
      if (key && key.wait > 0) return tooMany(c, key.wait)
      if (path.includes('social') || path.startsWith('/callback')) await auth.reachProvider()
      const response = await (limit === 'mail' ? noSooner(forward(c, body?.data)) : forward(c, body?.data))
      if (response.ok && key?.guess) await limits.forget('password', key.guess)
      return response
    })

  async function countedFor(c: Call, limit: CallLimit, body: unknown, userId: string | undefined) {
    if (limit === 'password') {
      const guess = [userId ?? addressOf(c)]
      return { guess, wait: await limits.guess('password', guess) }
    }
    const wait = await limits.hit(limit, [addressOf(c)], rules[limit])
    const email = limit === 'mail' && wait === 0 ? withEmail.safeParse(body).data?.email : undefined
    if (email === undefined) return { wait }
    return { wait: await limits.hit('mail', [email.toLowerCase()], rules.mailPerAccount) }
  }
}

/** Mail is written for known accounts alone, which takes longer: the answer waits until nobody can tell. */
async function noSooner(answer: Promise<Response>): Promise<Response> {
  const [response] = await Promise.all([answer, sleep(mailAnswerMs)])
  return response
}

/** Hands a call on to the library with the true client address and no other body than the checked one. */
async function ask(c: Call, auth: Auth, addressOf: AddressOf, body?: object): Promise<Response> {
  const headers = new Headers(c.req.raw.headers)
  headers.set(addressHeader, addressOf(c))
  headers.delete('content-length')
  headers.delete('transfer-encoding')
  const init = { method: c.req.method, headers, ...(body && { body: JSON.stringify(body) }) }
  const request = new Request(c.req.url, init)
  if (body) request.headers.set('content-type', 'application/json')
  return answerOf(c, await preparedHash.run({}, () => auth.handler(request)))
}

function wrongSignIn(c: Call, account: AccountByEmail | null, { oidc }: Config['accounts']) {
  if (!account) return authRefusal(c, 401, 'USER_NOT_FOUND')
  if (account.hasPassword) return authRefusal(c, 401, 'WRONG_PASSWORD')
  return otherWay(
    c,
    account.providers.map((id) => providerName(id, oidc?.name)),
  )
}

/** A provider as people call it. */
export function providerName(id: string, oidcName: string | undefined): string {
  if (id === 'google') return 'Google'
  return id === oidcProvider ? (oidcName ?? 'OpenID') : id
}
