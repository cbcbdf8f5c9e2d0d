import { pageSummarySchema } from '@aurelio/contracts/pages'
import { expect, it } from 'vitest'
import { documentWith, publishPage } from '../../testing/pages.ts'
import type { Engine } from '../database/database.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { signUp, startTestServer } from '../../testing/test-server.ts'

type Sent = { method?: string; body?: string; headers?: Record<string, string> }

const origin = 'https://panel.ejemplo.es'

/** A server behind https, how it is asked, and the cookie of somebody who has just signed up. */
async function behindHttps(engine: Engine) {
  const server = await startTestServer(engine, { BASE_URL: origin })
  const ask = (path: string, { headers, ...init }: Sent = {}) =>
    fetch(server.url + path, {
      redirect: 'manual',
      ...init,
      headers: { origin, 'content-type': 'application/json', ...headers },
    })
  const entered = await ask('/api/auth/sign-up/email', {
    method: 'POST',
    body: JSON.stringify({ name: 'Ana', email: 'ana@ejemplo.es', password: 'Contraseña-9' }),
  })
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { ask, entered, cookie }
}

onEachEngine('over https every class of answer', (engine) => {
  it('carries its shields', async () => {
    const { ask, entered, cookie } = await behindHttps(engine)
    const answers = {
      'a call': await ask('/api/session', { headers: { cookie } }),
      'a refused call': await ask('/api/pages'),
      'an unknown call': await ask('/api/nada'),
      'a sign-up': entered,
      'a refused sign-in': await ask('/api/auth/sign-in/email', { method: 'POST', body: '{}' }),
      'a call from elsewhere': await ask('/api/auth/sign-out', {
        method: 'POST',
        headers: { origin: 'https://malo.example' },
      }),
      // No web app is built here: its document is looked at in web-app.test.ts.
      'a notice': await ask('/login', { headers: { accept: 'text/html' } }),
      'an unknown page': await ask('/p/nada', { headers: { accept: 'text/html' } }),
    }
    for (const [name, { headers, status }] of Object.entries(answers)) {
      const shields = {
        nosniff: headers.get('x-content-type-options'),
        policy: /frame-ancestors 'none'/.test(headers.get('content-security-policy') ?? ''),
        referrer: headers.has('referrer-policy'),
        transport: headers.get('strict-transport-security'),
        fault: status === 500,
      }
      expect([name, shields]).toEqual([
        name,
        { nosniff: 'nosniff', policy: true, referrer: true, transport: 'max-age=31536000', fault: false },
      ])
    }
  })

  it('of a published page too, read or from memory, which may run nothing of its own', async () => {
    const { ask, cookie } = await behindHttps(engine)
    const send = async (path: string, body?: object) => {
      const answer = await ask(path, {
        method: 'POST',
        headers: { cookie },
        ...(body && { body: JSON.stringify(body) }),
      })
      return pageSummarySchema.parse(await answer.json())
    }
    const { id } = await send('/api/pages', { name: 'Portada', document: documentWith('Hola') })
    await send(`/api/pages/${id}/publication`)
    for (const visit of ['read', 'from memory']) {
      const { status, headers } = await ask('/p/portada')
      expect([visit, status]).toEqual([visit, 200])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    }
  })

  it('but no promise of https where there is none', async () => {
    const server = await startTestServer(engine)
    const { publication } = await publishPage(await signUp(server.url), 'Portada')
    expect((await fetch(publication.url)).headers.get('strict-transport-security')).toBeNull()
  })
})
