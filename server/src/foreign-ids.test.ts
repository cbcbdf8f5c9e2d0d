import { problemSchema } from '@aurelio/contracts/errors'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { idsOfContract, type NamedId, namedIds } from './testing/authorization/named-ids.ts'
import { onEachEngine } from './testing/engines.ts'
import { type Answer, type Person, signUp, startTestServer, type TestServer } from './testing/test-server.ts'
import { bodyOf } from './testing/work.ts'

const listSchema = z.object({ items: z.array(z.unknown()) })
const itemsOf = (answer: Answer) => listSchema.parse(bodyOf(answer)).items

it('every id that a body or a query names has its row, and every row its field', () => {
  expect(Object.keys(namedIds).toSorted()).toEqual(idsOfContract())
})

onEachEngine('what a body names', (engine) => {
  let server: TestServer
  let caller: Person
  let stranger: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    caller = await signUp(server.url)
    stranger = await signUp(server.url)
  })

  const send = async (route: string, { target, body }: NamedId, value: string) => {
    const [method = '', pattern = '', field = ''] = route.split(' ')
    const path = pattern.replace(/\{\w+\}/, target ? await target(caller, server.url) : '')
    return method === 'GET'
      ? caller.call(method, `/api${path}?${field}=${value}`)
      : caller.call(method, `/api${path}`, { ...body, [field]: field.endsWith('Ids') ? [value] : value })
  }

  const rows = Object.entries(namedIds)

  it.each(rows.filter(([route]) => route.startsWith('GET ')))(
    '%s finds nothing foreign',
    async (route, row) => {
      const own = await send(route, row, await row.thing(caller, server.url))
      const foreign = await send(route, row, await row.thing(stranger, server.url))
      // What is no list is of one thing, which is not there for others.
      const [found, notFound] = row.single
        ? [own.status === 200, foreign.status === 404]
        : [itemsOf(own).length > 0, itemsOf(foreign).length === 0]
      expect({ found, notFound }).toEqual({ found: true, notFound: true })
    },
  )

  it.each(rows.filter(([route]) => !route.startsWith('GET ')))(
    '%s refuses what is foreign',
    async (route, row) => {
      bodyOf(await send(route, row, await row.thing(caller, server.url)))
      const refused = await send(route, row, await row.thing(stranger, server.url))
      expect(refused.status).toBe(422)
      const { errors = [] } = problemSchema.parse(refused.body)
      expect(errors.map(({ path }) => path)).toEqual([route.split(' ').at(-1)])
    },
  )

  it('a refused task is not written', async () => {
    const before = itemsOf(await caller.call('GET', '/api/tasks')).length
    for (const [route, row] of rows)
      if (route.startsWith('POST /tasks ')) await send(route, row, await row.thing(stranger, server.url))
    expect(itemsOf(await caller.call('GET', '/api/tasks'))).toHaveLength(before)
  })
})
