import { installationSchema } from '@aurelio/contracts/installation'
import { expect, it } from 'vitest'
import { atEnd } from '../../testing/at-end.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { createPage } from '../../testing/pages.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { call, signUp, startTestServer } from '../../testing/test-server.ts'
import { bodyOf, sessionOf } from '../../testing/work.ts'

onBothEngines('the installation', (engine) => {
  it('tells whoever keeps it what it holds, by workspace and kind, and nobody else', async () => {
    const server = await startTestServer(engine)
    const keeper = await signUp(server.url, 'Primera')
    const other = await signUp(server.url, 'Otra')
    await createPage(other, 'Con peso')
    const { about, accounts, mail, usage, work, disk } = installationSchema.parse(
      bodyOf(await keeper.call('GET', '/api/installation')),
    )
    expect(about.database).toBe(engine)
    expect(disk.free).toBeGreaterThan(0)
    expect(disk.size).toBeGreaterThan(disk.free)
    expect(work.troubles).toEqual([])
    expect({ accounts, sends: mail.sends }).toEqual({ accounts: 2, sends: false })
    const { workspace } = await sessionOf(other)
    expect(usage.find(({ workspace: { id } }) => id === workspace.id)?.pages).toBeGreaterThan(0)
    expect((await other.call('GET', '/api/installation')).status).toBe(404)
    expect(await keeper.call('POST', '/api/installation/test-mail')).toMatchObject({
      status: 409,
      body: { code: 'NO_MAIL_SERVER' },
    })
  })

  it('sends its keeper a mail where there is a server that takes it', async () => {
    const smtp = await startSmtpServer()
    atEnd(smtp.stop)
    const server = await startTestServer(engine, { SMTP_URL: smtp.url })
    const keeper = await signUp(server.url)
    const answer = await keeper.call('POST', '/api/installation/test-mail')
    expect(answer).toMatchObject({ status: 200, body: { to: keeper.email } })
    expect(smtp.received).toContain(`RCPT TO:<${keeper.email}>\r\n`)
    expect(smtp.received.join('')).toContain('Subject: Correo de prueba')
  })

  it('says what is wrong with the mail server', async () => {
    // Nothing listens there.
    const server = await startTestServer(engine, { SMTP_URL: 'smtp://127.0.0.1:1' })
    const keeper = await signUp(server.url)
    const refused = await keeper.call('POST', '/api/installation/test-mail')
    expect(refused).toMatchObject({ status: 409, body: { code: 'MAIL_REFUSED' } })
    expect(refused.text).toContain('ECONNREFUSED')
    // A mail that waits for that server is no secret either.
    await call(server.url, 'POST', '/api/auth/request-password-reset', { email: keeper.email })
    const troubles = async () =>
      installationSchema.parse(bodyOf(await keeper.call('GET', '/api/installation'))).work.troubles
    await expect
      .poll(troubles)
      .toEqual([
        { kind: 'mail', state: 'retrying', times: 1, reason: expect.stringContaining('ECONNREFUSED') },
      ])
  })
})
