import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { enableTwoFactor, mailTo, signIn, tokenIn } from '../../testing/accounts.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { call, password, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const verify = '/api/auth/two-factor/verify-totp'
const verifyBackup = '/api/auth/two-factor/verify-backup-code'

onEachEngine('two-factor authentication', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  const enabled = async () => enableTwoFactor(server, await signUp(server.url))

  it('asks for a code at sign-in, and signs nobody in before it', async () => {
    const { person, code } = await enabled()
    const { answer, person: half } = await signIn(server, person.email)
    expect(answer.body).toMatchObject({ twoFactorRedirect: true })
    expect((await half.call('GET', '/api/session')).body).toBeNull()
    const whole = await half.call('POST', verify, { code: await code() })
    expect(whole).toMatchObject({ status: 200, body: { user: { email: person.email } } })
    expect(whole.text).not.toMatch(/"token"/)
  })

  it('never accepts a code twice, not even at the same moment', async () => {
    const { person, code } = await enabled()
    const sent = await code()
    const first = await signIn(server, person.email)
    expect((await first.person.call('POST', verify, { code: sent })).status).toBe(200)
    const second = await signIn(server, person.email)
    expect(await second.person.call('POST', verify, { code: sent })).toMatchObject({
      status: 401,
      body: { code: 'CODE_ALREADY_USED' },
    })
    const next = await code(1)
    const rivals = await Promise.all([signIn(server, person.email), signIn(server, person.email)])
    const answers = await Promise.all(
      rivals.map((rival) => rival.person.call('POST', verify, { code: next })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]))
  })

  it('takes each backup code once', async () => {
    const { person, backupCodes } = await enabled()
    expect(backupCodes).toHaveLength(10)
    const [code = ''] = backupCodes
    const first = await signIn(server, person.email)
    expect((await first.person.call('POST', verifyBackup, { code })).status).toBe(200)
    const second = await signIn(server, person.email)
    expect(await second.person.call('POST', verifyBackup, { code })).toMatchObject({
      status: 401,
      body: { code: 'INVALID_BACKUP_CODE' },
    })
    expect((await person.call('GET', '/api/security')).body).toMatchObject({
      twoFactorEnabled: true,
      backupCodesLeft: 9,
    })
  })

  it('ends the challenge after five wrong codes', async () => {
    const { person, code } = await enabled()
    const { person: half } = await signIn(server, person.email)
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await half.call('POST', verify, { code: `00000${attempt}` })).status).toBe(401)
    expect((await half.call('POST', verify, { code: await code() })).status).toBeGreaterThanOrEqual(400)
    expect((await half.call('GET', '/api/session')).body).toBeNull()
  })

  it('keeps seed and backup codes unreadable in the database', async () => {
    const { person, backupCodes } = await enabled()
    const { rows } = await sql<{ secret: string; backupCodes: string }>`
      select "secret", "backupCodes" from "twoFactor" join "user" on "user"."id" = "twoFactor"."userId"
      where "user"."email" = ${person.email}`.execute(server.database.query())
    expect(rows).toHaveLength(1)
    for (const code of backupCodes) expect(JSON.stringify(rows)).not.toContain(code)
    expect(rows[0]?.secret).toMatch(/^[\w$=+/.:-]{60,}$/)
  })

  it('is turned off by the password alone', async () => {
    const { person } = await enabled()
    const off = '/api/auth/two-factor/disable'
    expect((await person.call('POST', off, {})).status).toBe(400)
    expect(await person.call('POST', off, { password: 'Otra-clave-1' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PASSWORD' },
    })
    expect((await person.call('POST', off, { password })).status).toBe(200)
    expect((await signIn(server, person.email)).answer.body).toMatchObject({ user: { email: person.email } })
  })

  it('is not passed by a new password', async () => {
    const { person } = await enabled()
    await call(server.url, 'POST', '/api/auth/request-password-reset', { email: person.email })
    const token = tokenIn(await mailTo(server, person.email, 'Elige una contraseña nueva'))
    const newPassword = 'Otra-clave-1'
    const reset = await call(server.url, 'POST', '/api/auth/reset-password', { token, newPassword })
    expect(reset.status).toBe(200)
    expect(reset.headers.getSetCookie()).toEqual([])
    expect((await signIn(server, person.email, newPassword)).answer.body).toMatchObject({
      twoFactorRedirect: true,
    })
  })
})
