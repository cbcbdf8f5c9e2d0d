import { beforeAll, expect, it } from 'vitest'
import { appRoutes } from './testing/app-routes.ts'
import { table } from './testing/authorization/table.ts'
import { onEachEngine } from './testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from './testing/test-server.ts'

/** The calls of the API that change something, by `POST /api/pages/{id}`. */
async function changingRoutes(): Promise<string[]> {
  return (await appRoutes()).filter((route) => /^(?:POST|PUT|PATCH|DELETE) \/api\//.test(route))
}

onEachEngine('what another site sends with the cookie of a person', (engine) => {
  let server: TestServer
  let person: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { VIDEO_ENGINE_FETCH: 'off' })
    person = await signUp(server.url)
  })

  const send = async (route: string, headers: Record<string, string>, body?: string) => {
    const [method = '', pattern = ''] = route.split(' ')
    const path = pattern.replace('/*', '/sign-in/email').replaceAll(/\{\w+\}/g, 'x')
    const response = await fetch(server.url + path, {
      method,
      redirect: 'manual',
      headers: { cookie: person.cookie, ...headers },
      ...(body !== undefined && { body }),
    })
    return { status: response.status, text: await response.text() }
  }

  it('is refused by every call that changes something', async () => {
    const origins = [{}, { origin: 'null' }, { origin: 'https://malo.example' }]
    const passed: string[] = []
    for (const route of await changingRoutes())
      for (const headers of origins) {
        const { status, text } = await send(route, headers)
        if (status !== 403 || !text.includes('FOREIGN_ORIGIN')) passed.push(`${route}: ${status} ${text}`)
      }
    expect(passed).toEqual([])
  })

  it('is not taken for JSON when a form or a text was sent', async () => {
    const jsonRoutes = (await changingRoutes()).flatMap((route) => {
      const body = table[route]?.body?.({})
      const isJson = typeof body === 'object' && !(body instanceof URLSearchParams)
      return isJson && !route.includes('{') && !table[route]?.thing
        ? [{ route, body: JSON.stringify(body) }]
        : []
    })
    expect(jsonRoutes.length).toBeGreaterThan(8)
    const passed: string[] = []
    for (const { route, body } of jsonRoutes)
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const { status } = await send(route, { origin: server.url, 'content-type': type }, body)
        if (status !== 415) passed.push(`${route} as ${type}: ${status}`)
      }
    expect(passed).toEqual([])
  })
})
