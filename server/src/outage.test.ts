import { beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { atEnd } from './testing/at-end.ts'
import { documentWith, formId, publishPage } from './testing/pages.ts'
import { startPostgres } from './testing/postgres.ts'
import { type Person, signUp, startTestServer, type TestServer } from './testing/test-server.ts'

describe.skipIf(inject('postgresUrl') === null)('while PostgreSQL is away', () => {
  let server: TestServer
  let ana: Person
  let known = ''
  let unknown = ''
  beforeAll(async () => {
    const postgres = await startPostgres()
    if (!postgres) throw new Error('It was there a moment ago')
    let isGone = false
    const stop = async () => {
      if (!isGone) await postgres.stop()
      isGone = true
    }
    atEnd(stop)
    server = await startTestServer('postgres', { DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal' })
    ana = await signUp(server.url)
    known = (await publishPage(ana, 'Vista', documentWith('Aquí sigo', ['name', 'email']))).path
    unknown = (await publishPage(ana, 'Nunca vista', documentWith('Nadie me ha visto'))).path
    await fetch(server.url + known)
    await stop()
  }, 90_000)

  const html = { accept: 'text/html,application/xhtml+xml' }
  const send = (accept: string) =>
    fetch(`${server.url}${known}/leads`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept },
      body: new URLSearchParams({ formId, name: 'Ñandú «Gil»', email: 'nandu@ejemplo.es' }),
    })

  it.each([
    ['GET', '/api/session'],
    ['GET', '/api/tasks'],
    ['POST', '/api/tasks', { title: 'x' }],
    ['GET', '/api/home'],
    ['GET', '/api/leads'],
    ['GET', '/api/profile'],
    ['GET', '/api/security/export'],
    ['GET', '/api/auth-options'],
    ['GET', '/api/changes'],
    ['GET', '/api/auth/get-session'],
    ['GET', '/api/auth/token'],
    ['POST', '/api/auth/sign-in/email', { email: 'ana@ejemplo.es', password: 'Contraseña-9' }],
    ['POST', '/api/auth/sign-up/email', { name: 'Ana', email: 'ana@ejemplo.es', password: 'Contraseña-9' }],
    ['POST', '/api/auth/request-password-reset', { email: 'ana@ejemplo.es' }],
    ['GET', '/api/health/ready'],
  ])('%s %s says so, and when to try again', async (method, path, body?: object) => {
    const answer = await ana.call(method, path, body)
    expect({ status: answer.status, retry: answer.headers.get('retry-after') }).toEqual({
      status: 503,
      retry: '2',
    })
  })

  it('lives, and serves the pages that it has in memory', async () => {
    expect((await ana.call('GET', '/api/health/live')).status).toBe(200)
    // Long after a page is taken for current without a look.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    for (let visit = 0; visit < 2; visit++) {
      const answer = await fetch(server.url + known, { headers: html })
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('Aquí sigo')
    }
    vi.useRealTimers()
  })

  it('tells visitors of the others in words', async () => {
    const answer = await fetch(server.url + unknown, { headers: html })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.text()).toContain('Vuelve a intentarlo en unos segundos.')
  })

  it('gives a form back with all that was typed', async () => {
    const answer = await send('text/html')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    const page = await answer.text()
    expect(page).toContain('Lo que has escrito sigue aquí')
    expect(page).toContain('value="Ñandú «Gil»"')
    expect(page).toContain('value="nandu@ejemplo.es"')
    const problem = await send('application/json')
    expect([problem.status, problem.headers.get('retry-after')]).toEqual([503, '2'])
  })
})
