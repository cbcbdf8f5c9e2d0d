import { type PageBatch, pageBatchSchema } from '@aurelio/contracts/page-batches'
import { pageSchema } from '@aurelio/contracts/pages'
import { beforeAll, expect, it } from 'vitest'
import { atEnd } from '../../testing/at-end.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { batchRow, createBatch, siteTarget, type TestRow } from '../../testing/page-batches.ts'
import { createPage } from '../../testing/pages.ts'
import { createSite, sitesOf } from '../../testing/sites.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { startWordpress, wordpressUser } from '../../testing/wordpress.ts'
import { bodyOf } from '../../testing/work.ts'

const template = {
  version: 1,
  elements: [
    {
      id: 'heading-1700000000001',
      type: 'heading',
      name: 'Título',
      props: { text: 'Pintor en {{ciudad}}', level: 'h1' },
    },
    { id: 'text-1700000000002', type: 'text', name: 'Texto', props: { text: '{{Texto}}' } },
  ],
}
const batchOf = async (person: Person, id: string) =>
  pageBatchSchema.parse(bodyOf(await person.call('GET', `/api/page-batches/${id}`)))

/** The batch once it is in this state. */
const settled = async (person: Person, id: string, state: PageBatch['state']) => {
  await expect.poll(async () => (await batchOf(person, id)).state, { timeout: 15_000 }).toBe(state)
  return batchOf(person, id)
}

async function published(person: Person, target: unknown, rows: readonly TestRow[]) {
  const id = await createBatch(person, target, rows)
  bodyOf(await person.call('POST', `/api/page-batches/${id}/start`, {}))
  return settled(person, id, 'done')
}

/** Addresses under /p/ are those of everybody: each test has its own. */
const places = (...names: string[]) => names.map((name) => `${name}-${crypto.randomUUID().slice(0, 8)}`)

onEachEngine('batches of pages', (engine) => {
  let server: TestServer
  let wordpress: Awaited<ReturnType<typeof startWordpress>>
  beforeAll(async () => {
    wordpress = await startWordpress()
    atEnd(wordpress.stop)
    server = await startTestServer(engine, { WORDPRESS_ALLOWED_HOSTS: wordpress.host })
  })

  const withTemplate = async () => {
    const person = await signUp(server.url)
    return { person, target: await siteTarget(person, template) }
  }
  const pageAt = async (slug: string) => {
    const answer = await fetch(`${server.url}/p/${slug}`)
    return { status: answer.status, html: await answer.text() }
  }
  const at = (place: string) => wordpress.posts().find(({ slug }) => slug === `pintor-${place}`)
  const toWordpress = (status: 'publish' | 'draft' = 'publish') => ({
    kind: 'wordpress',
    address: `http://${wordpress.host}`,
    type: 'pages',
    status,
    ...wordpressUser,
  })

  it('become pages of a site, each with its own address, title, description and data for searchers', async () => {
    const { person, target } = await withTemplate()
    const [reus = '', lugo = ''] = places('reus', 'lugo')
    const batch = await published(person, target, [batchRow(reus), batchRow(lugo)])
    expect(batch).toMatchObject({ total: 2, done: 2, made: 2, failed: 0 })
    const { status, html } = await pageAt(`pintor-${reus}`)
    expect(status).toBe(200)
    expect(html).toContain(`<title>Pintor en ${reus}</title>`)
    expect(html).toContain(`<meta name="description" content="Presupuesto en ${reus} en el día.">`)
    expect(html).toContain(`Pintamos en ${reus}.`)
    expect(html).toContain(`"areaServed":{"@type":"Place","name":"${reus}"}`)
    expect(html).not.toContain('{{')
  })

  it('change what says something else the next time, leave the rest, and undoing brings back what was', async () => {
    const { person, target } = await withTemplate()
    const [reus = '', lugo = '', jaca = ''] = places('reus', 'lugo', 'jaca')
    const first = await published(person, target, [batchRow(reus), batchRow(lugo)])
    const second = await published(person, target, [
      batchRow(reus),
      batchRow(lugo, 'Otra cosa.'),
      batchRow(jaca),
    ])
    expect(second).toMatchObject({ made: 1, changed: 1, same: 1, failed: 0 })
    expect((await pageAt(`pintor-${lugo}`)).html).toContain('Otra cosa.')
    bodyOf(await person.call('POST', `/api/page-batches/${second.id}/undo`))
    await settled(person, second.id, 'undone')
    expect((await pageAt(`pintor-${lugo}`)).html).toContain(`Pintamos en ${lugo}.`)
    expect((await pageAt(`pintor-${jaca}`)).status).toBe(404)
    expect((await pageAt(`pintor-${reus}`)).status).toBe(200)
    bodyOf(await person.call('POST', `/api/page-batches/${first.id}/undo`))
    await settled(person, first.id, 'undone')
    expect((await pageAt(`pintor-${reus}`)).status).toBe(404)
    expect(await published(person, target, [batchRow(reus)])).toMatchObject({ made: 1, failed: 0 })
  })

  it('leave alone what other pages have, and say which', async () => {
    const { person, target } = await withTemplate()
    const [reus = '', lugo = ''] = places('reus', 'lugo')
    const { id } = await createPage(person, 'La de siempre')
    bodyOf(await person.call('POST', `/api/pages/${id}/publication`, { slug: `pintor-${reus}` }))
    const batch = await published(person, target, [batchRow(reus), batchRow(lugo)])
    expect(batch).toMatchObject({ made: 1, failed: 1 })
    expect(bodyOf(await person.call('GET', `/api/page-batches/${batch.id}`))).toMatchObject({
      failures: [{ slug: `pintor-${reus}`, problem: 'address-taken' }],
    })
    const mine = pageSchema.parse(bodyOf(await person.call('GET', `/api/pages/${id}`)))
    expect(mine.name).toBe('La de siempre')
  })

  it('wait for their day, can be stopped, and take each call once', async () => {
    const { person, target } = await withTemplate()
    const rows = places('a', 'b', 'c').map((place) => batchRow(place))
    const id = await createBatch(person, target, rows)
    expect((await person.call('POST', `/api/page-batches/${id}/rows`, { from: 0, rows })).status).toBe(409)
    bodyOf(await person.call('POST', `/api/page-batches/${id}/start`, { perDay: 2 }))
    await expect.poll(async () => (await batchOf(person, id)).nextAt, { timeout: 15_000 }).not.toBeNull()
    const waiting = await batchOf(person, id)
    expect(waiting).toMatchObject({ state: 'running', made: 2 })
    expect(Date.parse(waiting.nextAt ?? '')).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1000)
    bodyOf(await person.call('POST', `/api/page-batches/${id}/cancel`))
    expect((await pageAt(rows[2]?.slug ?? '')).status).toBe(404)
    expect((await pageAt(rows[1]?.slug ?? '')).status).toBe(200)
    bodyOf(await person.call('POST', `/api/page-batches/${id}/start`, { perDay: 3 }))
    expect(await settled(person, id, 'done')).toMatchObject({ made: 3, done: 3 })
  })

  it('ask for a site and a template of the workspace', async () => {
    const { person, target } = await withTemplate()
    const other = await createSite(person, 'Otro')
    const ask = (given: unknown) => person.call('POST', '/api/page-batches', { name: 'x', target: given })
    expect((await ask({ ...target, siteId: other.id })).status).toBe(422)
    const stranger = await signUp(server.url)
    expect((await stranger.call('POST', '/api/page-batches', { name: 'x', target })).status).toBe(404)
    expect((await sitesOf(person)).length).toBe(2)
  })

  it('go to a WordPress, are changed there, and undone', async () => {
    const person = await signUp(server.url)
    const [reus = '', lugo = ''] = places('reus', 'lugo')
    const first = await published(person, toWordpress(), [batchRow(reus), batchRow(lugo)])
    expect(first).toMatchObject({ made: 2, failed: 0, target: { kind: 'wordpress', user: 'ana' } })
    expect(at(reus)).toMatchObject({
      title: `Pintor en ${reus}`,
      content: `<p>Pintamos en ${reus}.</p>`,
      status: 'publish',
      type: 'pages',
    })
    const second = await published(person, toWordpress(), [batchRow(reus), batchRow(lugo, 'Otra cosa.')])
    expect(second).toMatchObject({ same: 1, changed: 1, made: 0 })
    expect(at(lugo)?.content).toBe('<p>Otra cosa.</p>')
    bodyOf(await person.call('POST', `/api/page-batches/${second.id}/undo`))
    await settled(person, second.id, 'undone')
    expect(at(lugo)?.content).toBe(`<p>Pintamos en ${lugo}.</p>`)
    bodyOf(await person.call('POST', `/api/page-batches/${first.id}/undo`))
    await settled(person, first.id, 'undone')
    expect([at(reus)?.status, at(lugo)?.status]).toEqual(['trash', 'trash'])
  })

  it('are made once where the connection to a WordPress drops, and touch nothing that was there', async () => {
    const person = await signUp(server.url)
    const [reus = '', lugo = ''] = places('reus', 'lugo')
    wordpress.add({ slug: `pintor-${lugo}`, title: 'De otra persona', status: 'publish' })
    wordpress.loseNext()
    const batch = await published(person, toWordpress('draft'), [batchRow(reus), batchRow(lugo)])
    expect(batch).toMatchObject({ made: 1, failed: 1 })
    expect(wordpress.posts().filter(({ slug }) => slug === `pintor-${reus}`)).toHaveLength(1)
    expect(wordpress.posts().find(({ slug }) => slug === `pintor-${lugo}`)?.title).toBe('De otra persona')
  })

  it('keep the password of a WordPress encrypted, give it to nobody, and refuse private addresses', async () => {
    const person = await signUp(server.url)
    const id = await createBatch(person, toWordpress(), [batchRow('x')])
    const told = await person.call('GET', `/api/page-batches/${id}`)
    expect(told.text).not.toContain(wordpressUser.password)
    const row = await server.database
      .query()
      .selectFrom('pageBatch')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.secret).not.toBeNull()
    expect(JSON.stringify(row)).not.toContain(wordpressUser.password)
    const ask = async (given: object) => {
      const target = { ...toWordpress(), ...given }
      const { status, body } = await person.call('POST', '/api/page-batches', { name: 'x', target })
      return { status, body }
    }
    expect(await ask({ password: 'otra' })).toMatchObject({
      status: 422,
      body: { params: { reason: 'no-access' } },
    })
    const before = wordpress.calls.length
    for (const address of ['http://127.0.0.1:1', 'https://10.0.0.1', 'http://example.com'])
      expect(await ask({ address })).toMatchObject({
        status: 422,
        body: { params: { reason: 'refused-address' } },
      })
    expect(wordpress.calls).toHaveLength(before)
  })
})
