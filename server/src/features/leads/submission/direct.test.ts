import { request } from 'node:http'
import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../../testing/engines.ts'
import { documentWith, formId, publishPage } from '../../../testing/pages.ts'
import {
  answerOf,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'

onEachEngine('a form of a page', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
  })

  const send = async (path: string, values: Record<string, string>, accept: string) => {
    const { status, headers, text } = await answerOf(
      await fetch(`${server.url}${path}/leads`, {
        method: 'POST',
        body: new URLSearchParams({ formId, ...values }),
        headers: { accept },
        redirect: 'manual',
      }),
    )
    const names = ['location', 'cache-control', 'content-type', 'content-length', 'content-security-policy']
    const shown = text.replaceAll(/"(?:id|requestId)":"[^"]+"/g, '').replaceAll(path, '')
    return { status, text: shown, headers: names.map((name) => headers.get(name)?.replace(path, '')) }
  }

  it.each([
    ['a person', 'text/html', { name: 'Luis', email: 'luis@ejemplo.es' }, 303],
    ['a person who left something out', 'text/html', { name: 'Luis' }, 422],
    ['a program', 'application/json', { name: 'Luis', email: 'luis@ejemplo.es' }, 201],
    ['a program that left something out', 'application/json', { name: 'Luis' }, 422],
  ])('answers %s alike before the page is in memory and after', async (_, accept, values, status) => {
    const { path } = await publishPage(ana, 'Captación', documentWith('x', ['name', 'email']))
    const first = await send(path, values, accept)
    expect(first.status).toBe(status)
    expect((await fetch(server.url + path)).status).toBe(200)
    expect(await send(path, values, accept)).toEqual(first)
  })

  it('is forgotten where whoever sends it hangs up, and others are answered on', async () => {
    const { path } = await publishPage(ana, 'Colgada', documentWith('x', ['name', 'email']))
    expect((await fetch(server.url + path)).status).toBe(200)
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '100' }
    await new Promise<void>((resolve) => {
      const half = request(`${server.url}${path}/leads`, { method: 'POST', headers })
      half.on('error', () => resolve())
      half.write(`formId=${formId}&name=Nadie&email=`, () => half.destroy(new Error('Hung up')))
    })
    const { status } = await send(path, { name: 'Luis', email: 'luis@ejemplo.es' }, 'text/html')
    expect(status).toBe(303)
    const { text } = await answerOf(
      await fetch(`${server.url}/api/leads`, { headers: { cookie: ana.cookie } }),
    )
    expect(text).not.toContain('Nadie')
  })
})
