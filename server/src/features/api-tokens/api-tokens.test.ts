import { tokenScopes } from '@aurelio/contracts/token-scopes'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callWith, createToken, newToken } from '../../testing/api-tokens.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, problemIn, sessionOf } from '../../testing/work.ts'

const listSchema = z.object({
  items: z.array(z.looseObject({ id: z.string(), name: z.string(), lastUsedAt: z.string().nullable() })),
})

const names = async (person: Person) =>
  listSchema.parse(bodyOf(await person.call('GET', '/api/tokens'))).items.map(({ name }) => name)

async function changeRole(owner: Person, person: Person, role: string) {
  const { user } = await sessionOf(person)
  bodyOf(await owner.call('PATCH', `/api/workspace/members/${user.id}`, { role }))
}

onEachEngine('API tokens', (engine) => {
  let server: TestServer
  let owner: Person
  let member: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUp(server.url, 'Ana García')
    member = await colleagueOf(server, owner, 'member')
  }, 120_000)

  const use = (token: string, path = '/api/tasks') => callWith(server.url, token, 'GET', path)

  it('works without cookies, wherever a program runs, and only by its digest', async () => {
    const { id, token } = await newToken(owner, ['tasks:read', 'tasks:write'])
    expect(token).toMatch(/^aur_[\w-]{43}$/)
    const made = await callWith(server.url, token, 'POST', '/api/tasks', { title: 'De un programa' })
    expect(made.status).toBe(201)
    const elsewhere = { origin: 'https://otro.example', cookie: member.cookie }
    const named = await callWith(server.url, token, 'POST', '/api/tasks', { title: 'Otra' }, elsewhere)
    expect(named.status).toBe(201)
    expect((await use(token)).text).toContain('De un programa')
    const row = await server.database
      .query()
      .selectFrom('apiToken')
      .selectAll()
      .where('id', '=', id)
      .execute()
    expect(row).toHaveLength(1)
    expect(JSON.stringify(row)).not.toContain(token)
    expect(token.startsWith(row[0]?.prefix ?? 'none')).toBe(true)
    expect((await owner.call('GET', '/api/tokens')).text).not.toContain(token)
    const listed = listSchema.parse(bodyOf(await owner.call('GET', '/api/tokens'))).items
    expect(listed.find((one) => one.id === id)?.lastUsedAt).not.toBeNull()
  })

  it('is refused where it was not let, and whatever cookie comes along does not help', async () => {
    const token = await createToken(owner, ['tasks:read'])
    const cookie = { cookie: owner.cookie, origin: server.url }
    const send = (method: string, path: string, body?: unknown) =>
      callWith(server.url, token, method, path, body, cookie)
    expect(problemIn(await send('POST', '/api/tasks', { title: 'x' }))).toEqual([403, 'SCOPE_MISSING'])
    expect(problemIn(await send('GET', '/api/exports/leads.csv'))).toEqual([403, 'SCOPE_MISSING'])
    for (const path of ['/api/tokens', '/api/profile', '/api/security/export', '/api/auth/list-accounts'])
      expect([path, ...problemIn(await send('GET', path))]).toEqual([path, 403, 'NOT_FOR_TOKENS'])
    const more = { name: 'Más', scopes: tokenScopes, expiresInDays: null }
    expect(problemIn(await send('POST', '/api/tokens', more))).toEqual([403, 'NOT_FOR_TOKENS'])
    expect((await send('GET', '/api/session')).body).toBeNull()
  })

  it.each(['aur_', 'aur_nada', `aur_${'x'.repeat(43)}`, `aur_${'ñ'.repeat(10)}`])(
    'is nothing where it is none: %s',
    async (token) => {
      const answer = await answerTo({ authorization: `Bearer ${encodeURI(token)}` })
      expect(answer.status).toBe(401)
    },
  )
  const answerTo = (headers: Record<string, string>) => fetch(`${server.url}/api/tasks`, { headers })

  it('tells a wrong token from none', async () => {
    const answer = await use(`aur_${'x'.repeat(43)}`)
    expect(problemIn(answer)).toEqual([401, 'TOKEN_REFUSED'])
    expect(answer.headers.get('www-authenticate')).toContain('invalid_token')
    expect((await answerTo({ authorization: 'Basic YTpi', cookie: owner.cookie })).status).toBe(200)
  })

  it('is revoked at once, and kept in the record', async () => {
    const { id, token } = await newToken(owner, ['tasks:read'], { name: 'El de la agenda' })
    expect((await use(token)).status).toBe(200)
    bodyOf(await owner.call('DELETE', `/api/tokens/${id}`))
    expect(problemIn(await use(token))).toEqual([401, 'TOKEN_REFUSED'])
    const kinds = z
      .object({ items: z.array(z.object({ kind: z.string() })) })
      .parse(bodyOf(await owner.call('GET', '/api/workspace/audit')))
      .items.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['token-revoked', 'token-created']))
  })

  it('is over when it is over', async () => {
    const { id, token } = await newToken(owner, ['tasks:read'], { expiresInDays: 1 })
    expect((await use(token)).status).toBe(200)
    // A day later, as far as its row can tell.
    const expiresAt = new Date(Date.now() - 1000).toISOString()
    await server.database.query().updateTable('apiToken').set({ expiresAt }).where('id', '=', id).execute()
    expect(problemIn(await use(token))).toEqual([401, 'TOKEN_REFUSED'])
    for (const expiresInDays of [0, 366, 1.5]) {
      const body = { name: 'x', scopes: ['tasks:read'], expiresInDays }
      expect((await owner.call('POST', '/api/tokens', body)).status).toBe(422)
    }
  })

  it('shows everybody their own, and who leads all of them', async () => {
    await newToken(owner, ['tasks:read'], { name: 'Del espacio', kind: 'workspace' })
    const { id } = await newToken(owner, ['tasks:read'], { name: 'De Ana' })
    const own = await newToken(member, ['tasks:read'], { name: 'De miembro' })
    expect(await names(member)).toEqual(['De miembro'])
    expect(await names(owner)).toEqual(expect.arrayContaining(['Del espacio', 'De Ana', 'De miembro']))
    expect((await member.call('DELETE', `/api/tokens/${id}`)).status).toBe(404)
    const shared = { name: 'x', kind: 'workspace', scopes: ['tasks:read'], expiresInDays: null }
    expect((await member.call('POST', '/api/tokens', shared)).status).toBe(403)
    expect((await owner.call('DELETE', `/api/tokens/${own.id}`)).status).toBe(200)
    expect((await use(own.token)).status).toBe(401)
  })

  describe('never does more than its person', () => {
    it('does what the role of today does', async () => {
      const admin = await colleagueOf(server, owner, 'admin')
      const personal = await createToken(admin, tokenScopes)
      const { token: shared } = await newToken(admin, tokenScopes, { kind: 'workspace' })
      expect((await use(personal, '/api/webhooks')).status).toBe(200)
      expect((await use(shared, '/api/webhooks')).status).toBe(200)
      await changeRole(owner, admin, 'member')
      expect(problemIn(await use(personal, '/api/webhooks'))).toEqual([403, 'FORBIDDEN'])
      expect((await use(personal)).status).toBe(200)
      // One of the workspace is for those who lead it.
      expect(problemIn(await use(shared))).toEqual([401, 'TOKEN_REFUSED'])
      await changeRole(owner, admin, 'client')
      expect(problemIn(await use(personal))).toEqual([401, 'TOKEN_REFUSED'])
    })

    it('ends with the membership, and does not come back with it', async () => {
      const leaving = await colleagueOf(server, owner, 'member')
      const token = await createToken(leaving, ['tasks:read'])
      bodyOf(await leaving.call('POST', '/api/workspace/leave', {}))
      expect(problemIn(await use(token))).toEqual([401, 'TOKEN_REFUSED'])
      const rows = server.database.query().selectFrom('apiToken').select('id').where('name', '=', 'Programa')
      const { user } = await sessionOf(leaving)
      expect(await rows.where('userId', '=', user.id).execute()).toEqual([])
    })

    it('leads nowhere with a disabled account', async () => {
      const disabled = await colleagueOf(server, owner, 'member')
      const token = await createToken(disabled, ['tasks:read'])
      const { user } = await sessionOf(disabled)
      bodyOf(await owner.call('POST', `/api/accounts/${user.id}/disable`))
      expect(problemIn(await use(token))).toEqual([401, 'TOKEN_REFUSED'])
    })
  })
})

onEachEngine('calls of a token', (engine) => {
  it('are counted, told, and refused when there are too many', async () => {
    // Three a minute.
    const { url } = await startTestServer(engine, { RATE_LIMIT_SCALE: '0.005' })
    const ana = await signUp(url)
    const token = await createToken(ana, ['tasks:read'])
    const other = await createToken(ana, ['tasks:read'])
    const use = (by: string) => callWith(url, by, 'GET', '/api/tasks')
    const left = []
    for (let call = 0; call < 3; call += 1) {
      const { status, headers } = await use(token)
      left.push([status, headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')])
    }
    expect(left).toEqual([
      [200, '3', '2'],
      [200, '3', '1'],
      [200, '3', '0'],
    ])
    const refused = await use(token)
    expect(problemIn(refused)).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('ratelimit-reset')).toBe(refused.headers.get('retry-after'))
    expect((await use(other)).status).toBe(200)
  })
})
