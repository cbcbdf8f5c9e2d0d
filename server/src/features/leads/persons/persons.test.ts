import { leadHistorySchema, leadSchema } from '@aurelio/contracts/leads'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { documentWith, publishPage, sendForm } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, foreignId } from '../../../testing/work.ts'

const listSchema = z.object({ items: z.array(leadSchema) })
const openedSchema = z.object({
  history: leadHistorySchema,
  alike: z.array(z.object({ id: z.string() })),
})

onEachEngine('leads of one person', (engine) => {
  let server: TestServer
  let ana: Person
  let path: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    path = (await publishPage(ana, 'Captación', documentWith('x', ['name', 'email']))).path
  })
  const send = async (name: string, email: string) => {
    await sendForm(server.url, path, { name, email })
    const { items } = listSchema.parse(bodyOf(await ana.call('GET', `/api/leads?q=${email}`)))
    return items[0]?.id ?? foreignId
  }
  const opened = async (id: string) => openedSchema.parse(bodyOf(await ana.call('GET', `/api/leads/${id}`)))
  const sentIn = async (id: string) =>
    (await opened(id)).history.flatMap((entry) => (entry.kind === 'submission' ? [entry.id] : [])).toSorted()
  const merge = (...ids: readonly string[]) => ana.call('POST', '/api/leads/merges', { ids })

  it('are shown together once somebody says so, all that bear their mails too, and apart again', async () => {
    const home = await send('Berta Gil', 'berta@casa.es')
    const work = await send('Berta Gil', 'berta@oficina.es')
    const again = await send('Berta', 'berta@oficina.es')
    expect(await sentIn(home)).toEqual([home])
    bodyOf(await merge(home, work))
    const whole = [home, work, again].toSorted()
    for (const id of whole) expect(await sentIn(id)).toEqual(whole)
    const later = await send('Berta', 'berta@casa.es')
    expect(await sentIn(work)).toEqual([...whole, later].toSorted())
    bodyOf(await ana.call('POST', `/api/leads/${work}/separation`, {}))
    expect(await sentIn(work)).toEqual([work, again].toSorted())
    expect(await sentIn(home)).toEqual([home, later].toSorted())
  })

  it('are hinted at by their name, until they are joined', async () => {
    const one = await send('Celia Ñandú', 'celia@uno.es')
    const two = await send('CELIA ÑANDU', 'celia@dos.es')
    await send('Celia Otra', 'celia@tres.es')
    await expect.poll(async () => (await opened(one)).alike.map(({ id }) => id)).toEqual([two])
    bodyOf(await merge(one, two))
    expect((await opened(one)).alike).toEqual([])
  })

  it('go together when everything of the person is erased', async () => {
    const one = await send('Dora', 'dora@uno.es')
    const two = await send('Dora Sanz', 'dora@dos.es')
    bodyOf(await merge(one, two))
    expect(bodyOf(await ana.call('POST', `/api/leads/${one}/erasure`, {}))).toMatchObject({ leads: 2 })
    expect((await ana.call('GET', `/api/leads/${two}`)).status).toBe(404)
  })

  it('of others are nobody’s to join', async () => {
    const stranger = await signUp(server.url)
    const mine = await send('Elsa', 'elsa@uno.es')
    const other = await send('Elsa', 'elsa@dos.es')
    expect((await stranger.call('POST', '/api/leads/merges', { ids: [mine, other] })).status).toBe(404)
    expect((await merge(mine, foreignId)).status).toBe(404)
    expect(await sentIn(mine)).toEqual([mine])
  })
})
