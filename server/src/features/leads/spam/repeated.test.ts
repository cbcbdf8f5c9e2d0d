import { randomBytes } from 'node:crypto'
import { leadSchema } from '@aurelio/contracts/leads'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { documentWith, formId, publishPage, sendForm } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { tokenFrom } from '../../../testing/visits.ts'
import { bodyOf } from '../../../testing/work.ts'
import { isWorkDone } from './work.ts'

const secret = randomBytes(32).toString('base64url')
const listSchema = z.object({ items: z.array(leadSchema) })

onEachEngine('what is kept apart of a form', (engine) => {
  let server: TestServer
  let ana: Person
  let worked: Awaited<ReturnType<typeof publishPage>>
  beforeAll(async () => {
    server = await startTestServer(engine, { AUTH_SECRET: secret })
    ana = await signUp(server.url)
    worked = await publishPage(ana, 'Con cálculo', withWork())
  })

  const send = (path: string, values: Record<string, string>) => sendForm(server.url, path, values)
  const reasonsOf = async (name: string) => {
    const lists = await Promise.all(
      ['', '&state=spam'].map(async (state) =>
        listSchema.parse(bodyOf(await ana.call('GET', `/api/leads?q=${name}${state}`))),
      ),
    )
    return lists
      .flatMap(({ items }) => items.map(({ spamReason }) => spamReason ?? 'none'))
      .toSorted((one, other) => one.localeCompare(other))
  }

  it('lets in whose browser did the work, once for each answer; nobody else is lost', async () => {
    const token = await tokenFrom(server, secret, worked.id, 60)
    const answer = answerFor(token)
    const person = (name: string) => ({ name, email: `${name}@ejemplo.es`, _token: token })
    await send(worked.path, { ...person('Berta'), _work: answer })
    await send(worked.path, { ...person('Clara'), _work: answer })
    await send(worked.path, person('Dora'))
    await send(worked.path, { ...person('Elsa'), _work: 'x' })
    await send(worked.path, { name: 'Flor', email: 'flor@ejemplo.es', _work: answer })
    expect(await reasonsOf('Berta')).toEqual(['none'])
    for (const name of ['Clara', 'Dora', 'Elsa', 'Flor'])
      expect([name, await reasonsOf(name)]).toEqual([name, ['work']])
  })

  it('takes what is sent twice from one view of the page for once', async () => {
    const page = await publishPage(ana, 'Sin cálculo', documentWith('x', ['name', 'email']))
    const token = await tokenFrom(server, secret, page.id, 60)
    const gala = { name: 'Gala', email: 'gala@ejemplo.es', _token: token }
    await Promise.all([send(page.path, gala), send(page.path, gala)])
    await send(page.path, { ...gala, email: 'gala@otra.es' })
    await send(page.path, { ...gala, _token: await tokenFrom(server, secret, page.id, 30) })
    expect(await reasonsOf('Gala')).toEqual(['duplicate', 'none', 'none', 'none'])
  })
})

function withWork() {
  const { version, elements } = documentWith('x', ['name', 'email'])
  return {
    version,
    elements: elements.map((element) =>
      element.id === formId ? { ...element, props: { ...element.props, captcha: 'work' } } : element,
    ),
  }
}

function answerFor(token: string): string {
  let answer = 0
  while (!isWorkDone(token, String(answer))) answer += 1
  return String(answer)
}
