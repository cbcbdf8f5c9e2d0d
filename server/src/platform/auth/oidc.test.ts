import { randomUUID } from 'node:crypto'
import { securitySchema } from '@aurelio/contracts/security'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { signIn, withCookie } from '../../testing/accounts.ts'
import { onEachEngine } from '../../testing/engines.ts'
import type { OidcPeople } from '../../testing/oidc-provider.ts'
import { type OidcProvider, startServerWithProvider } from '../../testing/oidc-server.ts'
import { answerOf, call, cookieOf, type Person, signUp, type TestServer } from '../../testing/test-server.ts'

const back = '/login/popup'
const urlSchema = z.object({ url: z.url() })

const arrive = async (address: string, cookie: string) =>
  answerOf(await fetch(address, { headers: { cookie }, redirect: 'manual' }))
/** The same address with one part in another's words. */
const changed = (address: string, name: string, value: string) => {
  const url = new URL(address)
  expect(url.searchParams.has(name)).toBe(true)
  url.searchParams.set(name, value)
  return url.href
}

/** The same machine by another name: everything answers, and the name in its documents is not this one. */
const elsewhere = (issuer: string) => issuer.replace('localhost', '127.0.0.1')

onEachEngine('an OpenID Connect provider', (engine) => {
  let server: TestServer
  let provider: OidcProvider
  const people: OidcPeople = {}
  beforeAll(async () => {
    ;({ server, provider } = await startServerWithProvider(engine, people))
  })
  const somebody = (verified = true, email = `oidc-${randomUUID()}@ejemplo.es`) => {
    const id = `Persona ${randomUUID()}`
    people[id] = { email, verified }
    return { id, email }
  }
  const start = async (person?: Person) => {
    const path = person ? '/api/auth/link-social' : '/api/auth/sign-in/social'
    const body = { provider: 'oidc', callbackURL: back, errorCallbackURL: back, disableRedirect: true }
    const answer = await call(server.url, 'POST', path, body, person?.cookie)
    expect(answer.status).toBe(200)
    const cookie = [person?.cookie, cookieOf(answer)].filter(Boolean).join('; ')
    return { url: urlSchema.parse(answer.body).url, cookie }
  }
  const enter = async (id: string, consent = true, person?: Person) => {
    const { url, cookie } = await start(person)
    return arrive(await provider.visit(url, id, consent), cookie)
  }
  const sessionOf = async (cookie: string) =>
    (await call(server.url, 'GET', '/api/session', undefined, cookie)).body

  it('is offered to the screens by its name', async () => {
    expect((await call(server.url, 'GET', '/api/auth-options')).body).toMatchObject({
      providers: [{ id: 'oidc', name: 'Mi empresa' }],
    })
  })

  it('signs people in, with proof of the code and without a token in any address', async () => {
    const { id, email } = somebody()
    const { url } = await start()
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      nonce: expect.any(String),
    })
    const answer = await enter(id)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, back])
    expect(await sessionOf(cookieOf(answer))).toMatchObject({ user: { email } })
    const again = await enter(id)
    expect(await sessionOf(cookieOf(again))).toMatchObject({ user: { email } })
    const [row] = await server.database
      .query()
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .execute()
    expect(row?.id).toBeTruthy()
  })

  it('leads back with the reason when consent is refused', async () => {
    const answer = await enter(somebody().id, false)
    expect(answer.headers.get('location')).toMatch(/^\/login\/popup\?error=access_denied/)
    expect(await sessionOf(cookieOf(answer))).toBeNull()
  })

  it('is not believed with a forged state, another browser’s, or a code used before', async () => {
    const { id } = somebody()
    const { url, cookie } = await start()
    const address = await provider.visit(url, id, true)
    const forged = new URL(address)
    forged.searchParams.set('state', 'forged')
    for (const [where, withCookies] of [
      [forged.href, cookie],
      [address, ''],
    ] as const) {
      const answer = await arrive(where, withCookies)
      expect(answer.headers.get('location') ?? '').toMatch(/error=/)
      expect(await sessionOf(cookieOf(answer))).toBeNull()
    }
    const second = await start()
    const good = await provider.visit(second.url, id, true)
    expect((await arrive(good, second.cookie)).headers.get('location')).toBe(back)
    const replayed = await arrive(good, second.cookie)
    expect(replayed.headers.get('location') ?? '').toMatch(/error=/)
    expect(await sessionOf(cookieOf(replayed))).toBeNull()
  })

  it('is not believed with another nonce, another issuer, or a code of another sign-in', async () => {
    const { id } = somebody()
    const refusedAt = async (where: string, cookie: string) => {
      const answer = await arrive(where, cookie)
      expect(answer.headers.get('location') ?? '').toMatch(/error=/)
      expect(await sessionOf(cookieOf(answer))).toBeNull()
    }
    const wrongNonce = await start()
    await refusedAt(
      await provider.visit(changed(wrongNonce.url, 'nonce', 'otro'), id, true),
      wrongNonce.cookie,
    )
    const wrongIssuer = await start()
    const answered = await provider.visit(wrongIssuer.url, id, true)
    await refusedAt(changed(answered, 'iss', 'https://malo.example'), wrongIssuer.cookie)
    // A code that was used, and one that nobody used yet but that belongs to another browser's sign-in.
    const [used, unused] = [await start(), await start()]
    const usedAddress = await provider.visit(used.url, id, true)
    expect((await arrive(usedAddress, used.cookie)).headers.get('location')).toBe(back)
    const unusedAddress = await provider.visit(unused.url, id, true)
    for (const address of [usedAddress, unusedAddress]) {
      const fresh = await start()
      const code = new URL(address).searchParams.get('code') ?? ''
      await refusedAt(changed(await provider.visit(fresh.url, id, true), 'code', code), fresh.cookie)
    }
  })

  it('that calls itself otherwise than the settings say is not offered', async () => {
    const { url } = (await startServerWithProvider(engine, people, elsewhere)).server
    const body = { provider: 'oidc', callbackURL: back, disableRedirect: true }
    expect(await call(url, 'POST', '/api/auth/sign-in/social', body)).toMatchObject({
      status: 404,
      body: { code: 'PROVIDER_NOT_FOUND' },
    })
  })

  it.each([false, true])(
    'does not take over an account with an equal mail (verified there: %s)',
    async (verified) => {
      const owner = await signUp(server.url)
      const { id } = somebody(verified, owner.email)
      const answer = await enter(id)
      expect(answer.headers.get('location')).toMatch(/error=account_not_linked/)
      expect(await sessionOf(cookieOf(answer))).toBeNull()
      expect((await owner.call('GET', '/api/security')).body).toMatchObject({ providers: [] })
    },
  )

  it('is linked by somebody who is signed in, and unlinked again', async () => {
    const owner = await signUp(server.url)
    const { id } = somebody(true, owner.email)
    expect((await enter(id, true, owner)).headers.get('location')).toBe(back)
    const [linked] = securitySchema.parse((await owner.call('GET', '/api/security')).body).providers
    expect(linked).toMatchObject({ id: 'oidc', name: 'Mi empresa' })
    expect(await sessionOf(cookieOf(await enter(id)))).toMatchObject({ user: { email: owner.email } })
    expect(
      (await owner.call('POST', '/api/auth/unlink-account', { accountId: linked?.accountId })).status,
    ).toBe(200)
    expect((await owner.call('GET', '/api/security')).body).toMatchObject({ providers: [] })
  })

  it('is named to those who try a password on an account without one', async () => {
    const { id, email } = somebody()
    const person = withCookie(server, email, cookieOf(await enter(id)))
    expect((await signIn(server, email)).answer).toMatchObject({
      status: 401,
      body: { code: 'USE_PROVIDER', detail: 'Esta cuenta no tiene contraseña: entra con Mi empresa.' },
    })
    expect((await person.call('POST', '/api/security/delete-account', {})).body).toEqual({ deleted: true })
  })

  it.each([
    'https://malo.example',
    '//malo.example',
    '/\\malo.example',
    '/%2f/malo.example',
    'javascript:alert(1)',
  ])('never leads back to %s', async (callbackURL) => {
    for (const field of ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL'])
      expect(
        await call(server.url, 'POST', '/api/auth/sign-in/social', {
          provider: 'oidc',
          [field]: callbackURL,
        }),
      ).toMatchObject({ status: 403, body: { code: 'INVALID_CALLBACK_URL' } })
  })
})
