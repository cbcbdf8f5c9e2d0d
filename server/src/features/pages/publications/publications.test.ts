import { type PageSummary, pageSummarySchema } from '@aurelio/contracts/pages'
import { pastPublicationSchema, republicationSchema } from '@aurelio/contracts/publications'
import { defaultTheme } from '@aurelio/page/theme'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { documentWith, publishPage } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const listed = z.object({ items: z.array(pastPublicationSchema), nextCursor: z.string().nullable() })

onEachEngine('what was published', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  const past = async (id: string) =>
    listed.parse(bodyOf(await ana.call('GET', `/api/pages/${id}/publications`))).items
  const summary = async (id: string): Promise<PageSummary> =>
    pageSummarySchema.parse(bodyOf(await ana.call('GET', `/api/pages/${id}`)))
  const save = (id: string, baseVersion: number, text: string) =>
    ana.call('PUT', `/api/pages/${id}`, { name: 'Oferta', document: documentWith(text), baseVersion })
  const visit = async (path: string) => (await fetch(server.url + path)).text()

  it('is listed with moment and person, and published again while the draft stays', async () => {
    const { id, path } = await publishPage(ana, 'Oferta', documentWith('Rebajas de enero'))
    await save(id, 1, 'Rebajas de julio')
    const settings = { title: 'Julio', description: 'Todo a mitad de precio' }
    await ana.call('POST', `/api/pages/${id}/publication`, { settings })
    await save(id, 2, 'Sin terminar')
    const [july, january] = await past(id)
    expect([july, january]).toMatchObject([
      { title: 'Julio', isLive: true, author: { name: 'Ana' }, version: { number: 2 } },
      { title: 'Oferta', isLive: false, author: { name: 'Ana' }, version: { number: 1 } },
    ])

    const back = await ana.call('POST', `/api/pages/${id}/publications/${january?.id}/restoration`)
    expect(back).toMatchObject({ status: 200, body: { version: 3, publication: { version: 2 } } })
    const january2 = await visit(path)
    expect(january2).toContain('Rebajas de enero')
    expect(january2).not.toContain('Todo a mitad de precio')
    expect(bodyOf(await ana.call('GET', `/api/pages/${id}`))).toMatchObject({
      version: 3,
      document: documentWith('Sin terminar'),
      settings: { title: '', description: '' },
    })

    await ana.call('POST', `/api/pages/${id}/publications/${july?.id}/restoration`)
    const july2 = await visit(path)
    expect(july2).toContain('Rebajas de julio')
    expect(july2).toContain('Todo a mitad de precio')
    expect((await past(id)).map(({ isLive, title }) => [isLive, title])).toEqual([
      [true, 'Julio'],
      [false, 'Oferta'],
      [false, 'Julio'],
      [false, 'Oferta'],
    ])
    // The page as it is saved counts as published once it is.
    await ana.call('POST', `/api/pages/${id}/publication`)
    expect(await summary(id)).toMatchObject({ version: 3, publication: { version: 3 } })
  })

  it('comes back where it was withdrawn, and is nobody else’s', async () => {
    const { id, path } = await publishPage(ana, 'Retirada')
    await ana.call('DELETE', `/api/pages/${id}/publication`)
    expect((await fetch(server.url + path)).status).toBe(404)
    const [only] = await past(id)
    expect(only).toMatchObject({ isLive: false })
    const berta = await signUp(server.url, 'Berta')
    const { id: other } = await publishPage(ana, 'Otra')
    const restoration = `/publications/${only?.id}/restoration`
    for (const answer of await Promise.all([
      berta.call('POST', `/api/pages/${id}${restoration}`),
      berta.call('GET', `/api/pages/${id}/publications`),
      ana.call('POST', `/api/pages/${other}${restoration}`),
    ]))
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    await ana.call('POST', `/api/pages/${id}${restoration}`)
    expect(await visit(path)).toContain('Retirada')
  })
})

onEachEngine('publishing all of a site that changed', (engine) => {
  it('publishes what was saved since or shows another kit, and tells how far it is', async () => {
    const server = await startTestServer(engine)
    const ana = await signUp(server.url, 'Ana')
    const site = z.object({ items: z.array(z.object({ id: z.string() })) })
    const { items } = site.parse(bodyOf(await ana.call('GET', '/api/sites')))
    const address = `/api/sites/${items[0]?.id}/republication`
    const behind = async () => republicationSchema.parse(bodyOf(await ana.call('GET', address)))
    const changed = await publishPage(ana, 'Cambiada')
    const same = await publishPage(ana, 'Igual')
    const document = documentWith('De ahora')
    await ana.call('PUT', `/api/pages/${changed.id}`, { name: 'Cambiada', document, baseVersion: 1 })
    const draft = await ana.call('POST', '/api/pages', { name: 'Borrador', document })
    expect(draft.status).toBe(201)

    expect(await behind()).toEqual({
      pending: [
        {
          id: changed.id,
          name: 'Cambiada',
          isChanged: true,
          isOutdated: false,
          hasOldMenu: false,
          hasOldTrail: false,
        },
      ],
      run: null,
    })
    const theme = { ...defaultTheme, colors: { ...defaultTheme.colors, primary: '#0f766e' } }
    await ana.call('PUT', `/api/sites/${items[0]?.id}/brand`, { theme })
    expect((await behind()).pending).toMatchObject([
      { name: 'Cambiada', isChanged: true, isOutdated: true },
      { name: 'Igual', isChanged: false, isOutdated: true },
    ])

    expect(bodyOf(await ana.call('POST', address))).toMatchObject({ run: { total: 2 } })
    await expect.poll(async () => (await behind()).run?.isRunning, { timeout: 15_000 }).toBe(false)
    expect(await behind()).toMatchObject({ pending: [], run: { total: 2, done: 2, failed: [] } })
    expect(await (await fetch(server.url + changed.path)).text()).toContain('De ahora')
    const still = listed.parse(bodyOf(await ana.call('GET', `/api/pages/${same.id}/publications`)))
    expect(still.items).toMatchObject([
      { isLive: true, version: { number: 1 } },
      { isLive: false, version: { number: 1 } },
    ])
    // Nothing is behind: nothing begins.
    const { run } = await behind()
    expect(bodyOf(await ana.call('POST', address))).toMatchObject({ run })
  })
})
