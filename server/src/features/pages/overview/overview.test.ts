import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { overviewPageSchema } from '@aurelio/contracts/page-overview'
import { pageSummarySchema } from '@aurelio/contracts/pages'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { createPage, documentWith, formId, publishPage, sendThumbnail } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'

const listSchema = z.object({
  items: z.array(overviewPageSchema),
  nextCursor: z.string().nullable(),
  total: z.int(),
})

async function list(person: Person, query = '') {
  return listSchema.parse((await person.call('GET', `/api/overview/pages${query}`)).body)
}
const namesOf = ({ items }: z.infer<typeof listSchema>) => items.map(({ name }) => name)

onEachEngine('the overview of pages', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })

  it('finds by name without case and accents, sorts, filters by state and pages through all orders', async () => {
    const reader = await signUp(server.url)
    for (const name of ['Ágora', 'banco', 'Ábaco']) await createPage(reader, name)
    const live = await publishPage(reader, 'En vivo')
    const changed = await publishPage(reader, 'Cambiada')
    await reader.call('PUT', `/api/pages/${changed.id}`, {
      name: 'Cambiada',
      document: documentWith('otra'),
      baseVersion: 1,
    })
    expect(namesOf(await list(reader, '?q=AGORA'))).toEqual(['Ágora'])
    expect(namesOf(await list(reader, '?state=published'))).toEqual(['En vivo'])
    expect(namesOf(await list(reader, '?state=changed'))).toEqual(['Cambiada'])
    expect(await list(reader, '?state=draft')).toMatchObject({ total: 4 })
    await reader.call('DELETE', `/api/pages/${live.id}/publication`)
    expect(namesOf(await list(reader, '?state=published'))).toEqual([])

    const orders = {
      name: ['Ábaco', 'Ágora', 'banco', 'Cambiada', 'En vivo', 'Landing Page - Proyecto Demo'],
      created: ['Cambiada', 'En vivo', 'Ábaco', 'banco', 'Ágora', 'Landing Page - Proyecto Demo'],
      updated: ['Cambiada', 'En vivo', 'Ábaco', 'banco', 'Ágora', 'Landing Page - Proyecto Demo'],
    }
    for (const [order, expected] of Object.entries(orders)) {
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const after: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
        const part = await list(reader, `?order=${order}&limit=2${after}`)
        expect(part.total).toBe(6)
        seen.push(...namesOf(part))
        cursor = part.nextCursor
      } while (cursor)
      expect(seen).toEqual(expected)
    }
  })

  it('counts the leads of thirty days of each page', async () => {
    const { id, path } = await publishPage(ana, 'Con leads', documentWith('x', ['name', 'email']))
    for (const name of ['Luis', 'Eva']) {
      const body = new URLSearchParams({ formId, name, email: `${name}@ejemplo.es` })
      await fetch(`${server.url}${path}/leads`, { method: 'POST', redirect: 'manual', body })
    }
    await server.database
      .query()
      .updateTable('lead')
      .set({ createdAt: '2020-01-01T00:00:00.000Z' })
      .where('fields', 'like', '%Luis%')
      .execute()
    const { items } = await list(ana)
    expect(items.find((page) => page.id === id)).toMatchObject({ leads: 1 })
  })

  it('renames and copies; a copy keeps document and project, and is not published', async () => {
    const { id } = await publishPage(ana, 'Original', documentWith('contenido'))
    expect((await ana.call('PUT', `/api/pages/${id}/name`, { name: '  Otro nombre ' })).body).toMatchObject({
      name: 'Otro nombre',
      version: 1,
      publication: { version: 1 },
    })
    const copy = await ana.call('POST', `/api/pages/${id}/copies`, { name: 'Otro nombre (copia)' })
    expect(copy).toMatchObject({ status: 201, body: { publication: null, version: 1 } })
    const { id: copyId } = pageSummarySchema.parse(copy.body)
    expect((await ana.call('GET', `/api/pages/${copyId}`)).text).toContain('contenido')
  })

  it('deletes into a bin, from which a page comes back as it was, published too', async () => {
    const { id, path } = await publishPage(ana, 'A la papelera')
    await ana.call('DELETE', `/api/pages/${id}`)
    expect((await fetch(server.url + path)).status).toBe(404)
    expect(namesOf(await list(ana))).not.toContain('A la papelera')
    expect(namesOf(await list(ana, '?bin=true'))).toContain('A la papelera')
    const change = { name: 'X', document: documentWith('x'), baseVersion: 1 }
    for (const answer of await Promise.all([
      ana.call('GET', `/api/pages/${id}`),
      ana.call('PUT', `/api/pages/${id}`, change),
      ana.call('PUT', `/api/pages/${id}/name`, { name: 'X' }),
      ana.call('POST', `/api/pages/${id}/publication`),
      ana.call('POST', `/api/pages/${id}/copies`, { name: 'X' }),
    ]))
      expect(answer.status).toBe(404)
    expect((await ana.call('POST', `/api/pages/${id}/restoration`)).body).toMatchObject({
      name: 'A la papelera',
      publication: { version: 1 },
    })
    expect((await fetch(server.url + path)).status).toBe(200)
    expect((await ana.call('DELETE', `/api/bin/pages/${id}`)).status).toBe(404)
  })

  it('forgets what a person erases, and what has lain in the bin for thirty days, with every file', async () => {
    const erased = await publishPage(ana, 'Borrada')
    const old = await publishPage(ana, 'Vieja')
    const young = await publishPage(ana, 'Reciente')
    const keys: string[] = []
    const found: string[] = []
    for (const { id } of [erased, old]) {
      expect(await sendThumbnail(server.url, ana, id, 1)).toBe(204)
      const rows = await Promise.all([
        server.database
          .query()
          .selectFrom('publicationVariant')
          .innerJoin('publication', 'publication.id', 'publicationVariant.publicationId')
          .select('fileKey')
          .where('pageId', '=', id)
          .executeTakeFirstOrThrow(),
        server.database
          .query()
          .selectFrom('pageThumbnail')
          .select('fileKey')
          .where('pageId', '=', id)
          .executeTakeFirstOrThrow(),
      ])
      keys.push(...rows.flatMap(({ fileKey }) => fileKey ?? []))
      expect(keys).toHaveLength(found.push(id) * 2)
      expect(keys.every((key) => existsSync(join(server.dataDir, 'files', key)))).toBe(true)
    }
    for (const { id } of [erased, old, young]) await ana.call('DELETE', `/api/pages/${id}`)
    await ana.call('DELETE', `/api/bin/pages/${erased.id}`)
    await server.database
      .query()
      .updateTable('page')
      .set({ deletedAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString() })
      .where('id', '=', old.id)
      .execute()
    expect((await ana.call('POST', `/api/pages/${old.id}/restoration`)).status).toBe(404)
    await server.database
      .query()
      .updateTable('jobSchedule')
      .set({ nextRunAt: '2020-01-01T00:00:00.000Z' })
      .where('kind', '=', 'page-purge')
      .execute()
    await expect
      .poll(async () => namesOf(await list(ana, '?bin=true')), { timeout: 20_000 })
      .not.toContain('Vieja')
    expect(namesOf(await list(ana, '?bin=true'))).toContain('Reciente')
    for (const key of keys)
      await expect.poll(() => existsSync(join(server.dataDir, 'files', key))).toBe(false)
  })

  it('keeps a picture of a page for its workspace alone, the newest one, decoded and made small', async () => {
    const berta = await signUp(server.url, 'Berta')
    const { id } = await createPage(ana, 'Con miniatura')
    const send = (person: Person, version: number) => sendThumbnail(server.url, person, id, version)
    expect(await send(berta, 1)).toBe(404)
    expect(await send(ana, 1)).toBe(204)
    // A version that nobody saved yet.
    expect(await send(ana, 7)).toBe(204)
    const { items } = await list(ana)
    const { thumbnail } = items.find((page) => page.id === id) ?? {}
    expect(thumbnail).toMatchObject({ version: 1 })
    const address = server.url + (thumbnail?.path ?? '')
    const answer = await fetch(address, { headers: { cookie: ana.cookie } })
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, height]).toEqual([640, 480])
    expect((await fetch(address, { headers: { cookie: berta.cookie } })).status).toBe(404)
    expect((await fetch(address)).status).toBe(401)

    // Another kit: the picture shows no version any more, and the next one has another address.
    const page = items.find((each) => each.id === id)
    await ana.call('PUT', `/api/sites/${page?.siteId}/brand`, { theme: {} })
    const pictureNow = async () => (await list(ana)).items.find((each) => each.id === id)?.thumbnail
    expect(await pictureNow()).toMatchObject({ version: 0 })
    expect(await send(ana, 1)).toBe(204)
    expect(await pictureNow()).toMatchObject({ version: 1 })
    expect((await pictureNow())?.path).not.toBe(thumbnail?.path)
  })
})
