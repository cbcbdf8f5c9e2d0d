import { mailServerSchema } from '@aurelio/contracts/mail-server'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../testing/at-end.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { addPeople, createLetter, createList } from '../../testing/subscriptions.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, invite } from '../../testing/work.ts'
import { faultOf } from './reach.ts'

const answerSchema = z.object({ server: mailServerSchema.nullable() })
const password = 'clave-muy-secreta'

it('tells what went wrong by what the library says', () => {
  expect(faultOf(Object.assign(new Error(), { code: 'ENOTFOUND' })).problem).toBe('unknown-host')
  expect(faultOf(Object.assign(new Error(), { code: 'EAUTH', response: '535 no\r\nX: y' }))).toEqual({
    problem: 'login',
    answer: '535 no X: y',
  })
  expect(faultOf(Object.assign(new Error(), { code: 'ETLS' })).problem).toBe('security')
})

onEachEngine('the mail server of a workspace', (engine) => {
  let server: TestServer
  let ana: Person
  let house: Awaited<ReturnType<typeof startSmtpServer>>
  let own: Awaited<ReturnType<typeof startSmtpServer>>
  let refusesLogin = false
  beforeAll(async () => {
    house = await startSmtpServer()
    own = await startSmtpServer((text) => {
      if (text.startsWith('EHLO')) return '250-prueba\r\n250 AUTH PLAIN'
      if (text.startsWith('AUTH')) return refusesLogin ? '535 no es esa' : '235 pasa'
      return undefined
    })
    atEnd(house.stop)
    atEnd(own.stop)
    server = await startTestServer(engine, {
      SMTP_URL: house.url,
      MAIL_ALLOWED_HOSTS: `127.0.0.1:${new URL(own.url).port}`,
    })
    ana = await signUp(server.url, 'Ana')
  })

  const asked = () => ({
    host: '127.0.0.1',
    port: Number(new URL(own.url).port),
    security: 'none',
    user: 'ana',
    sender: 'hola@estudio.es',
  })
  const save = (body: object) => ana.call('PUT', '/api/mail-server', { ...asked(), ...body })
  const server$ = async (method: string, path = '', body?: object) =>
    answerSchema.parse(bodyOf(await ana.call(method, `/api/mail-server${path}`, body))).server

  it('refuses addresses of this machine, other ports, and what goes in the clear', async () => {
    for (const wrong of [
      { host: '127.0.0.1', port: 25, security: 'starttls' },
      { host: '169.254.169.254', port: 587, security: 'starttls' },
      { host: '1.1.1.1', port: 22, security: 'tls' },
      { host: '1.1.1.1', port: 25, security: 'none' },
    ])
      expect((await save(wrong)).status).toBe(422)
    expect((await save({ sender: 'hola@estudio.es\r\nBcc: todos@malo.es' })).status).toBe(422)
    expect(await server$('GET')).toBeNull()
  })

  it('is used only once a letter has gone by it, and its password is never told', async () => {
    refusesLogin = true
    expect((await save({ password })).status).toBe(200)
    expect((await ana.call('POST', '/api/mail-server/use', { isUsed: true })).status).toBe(409)
    expect(await server$('POST', '/trial')).toMatchObject({
      state: 'failed',
      problem: 'login',
      answer: '535 no es esa',
    })
    expect((await ana.call('POST', '/api/mail-server/use', { isUsed: true })).status).toBe(409)
    refusesLogin = false
    expect(await server$('POST', '/trial')).toMatchObject({ state: 'ready', problem: null })
    expect(own.received.join('')).toContain('Tu servidor de correo funciona')
    expect(house.received.join('')).not.toContain('Tu servidor de correo funciona')
    expect(await server$('POST', '/use', { isUsed: true })).toMatchObject({
      state: 'used',
      hasPassword: true,
    })

    const rows = await server.database.query().selectFrom('mailServer').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(password)
    const told = [
      await ana.call('GET', '/api/mail-server'),
      await ana.call('GET', '/api/workspace/audit'),
      await ana.call('GET', '/api/workspace/settings'),
    ]
    expect(told.map(({ text }) => text).join('')).not.toContain(password)
    expect(told[1]?.text).toContain('mail-server-changed')
  })

  it('sends the letters of the workspace from its own address, and what accounts get by the installation', async () => {
    const listId = await createList(ana, 'Propia')
    await addPeople(ana, listId, ['eva@ejemplo.es'])
    const id = await createLetter(ana, listId)
    bodyOf(await ana.call('POST', `/api/letters/${id}/sending`, {}))
    await expect
      .poll(() => own.received.filter((text) => text.includes('To: eva@ejemplo.es')).length, {
        timeout: 15_000,
      })
      .toBe(1)
    expect(own.received).toContain('MAIL FROM:<hola@estudio.es>\r\n')
    expect(own.received.find((text) => text.includes('To: eva@ejemplo.es'))).toMatch(
      /From: .*<hola@estudio\.es>/,
    )
    await invite(ana, 'luis@ejemplo.es', 'member')
    await expect.poll(() => house.received.join(''), { timeout: 15_000 }).toContain('To: luis@ejemplo.es')
    expect(own.received.join('')).not.toContain('luis@ejemplo.es')
  })

  it('counts a refused sign-in as no fault of the readers, and says so', async () => {
    refusesLogin = true
    // A connection with nothing to do closes by itself; a new key closes it for good.
    expect((await save({})).status).toBe(200)
    refusesLogin = false
    await server$('POST', '/trial')
    await server$('POST', '/use', { isUsed: true })
    refusesLogin = true
    const listId = await createList(ana, 'Sin entrar')
    await addPeople(ana, listId, ['luz@ejemplo.es'])
    const id = await createLetter(ana, listId)
    bodyOf(await ana.call('POST', `/api/letters/${id}/sending`, {}))
    await expect.poll(async () => (await server$('GET'))?.state, { timeout: 15_000 }).toBe('failing')
    const row = await server.database
      .query()
      .selectFrom('letterRecipient')
      .select(['state', 'tries'])
      .where('letterId', '=', id)
      .executeTakeFirst()
    expect(row?.state).toBe('waiting')
    refusesLogin = false
  })

  it('tells no other server the password', async () => {
    expect((await save({ user: 'otra' })).status).toBe(409)
    expect((await save({ sender: 'otra@estudio.es' })).status).toBe(200)
    expect(await server$('GET')).toMatchObject({ state: 'untried', hasPassword: true })
    await server$('DELETE')
    expect(await server$('GET')).toBeNull()
  })
})
