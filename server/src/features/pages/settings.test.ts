import { pageSummarySchema } from '@aurelio/contracts/pages'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { createPage, documentWith, publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

onEachEngine('what is settled with publishing', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  const publish = (id: string, body: unknown) => ana.call('POST', `/api/pages/${id}/publication`, body)

  it('stands in the page, escaped, and is still settled the next time', async () => {
    const { id } = await createPage(ana, 'Tazas')
    const settings = {
      title: 'Tazas <de> "Ana"',
      description: 'A mano & con calma',
      image: '/p/_pictures/taza.webp',
      icon: '/p/_pictures/asa.png',
      language: 'fr',
      indexed: false,
    }
    const { body } = await publish(id, { slug: 'tazas-de-ana', settings })
    const url = pageSummarySchema.parse(body).publication?.url ?? ''
    expect(url).toBe(`${server.url}/p/tazas-de-ana`)
    const text = await (await fetch(url)).text()
    for (const part of [
      '<html lang="fr">',
      '<title>Tazas &lt;de&gt; &quot;Ana&quot;</title>',
      '<meta name="description" content="A mano &amp; con calma">',
      '<meta name="robots" content="noindex">',
      `<meta property="og:image" content="${server.url}/p/_pictures/taza.webp">`,
      `<link rel="canonical" href="${url}">`,
      '<link rel="icon" href="/p/_pictures/asa.png">',
    ])
      expect(text).toContain(part)
    expect((await publish(id, undefined)).status).toBe(200)
    expect(await (await fetch(url)).text()).toBe(text)
    expect((await ana.call('GET', `/api/pages/${id}`)).body).toMatchObject({ slug: 'tazas-de-ana', settings })
  })

  it('leads from an address that was left to the new one, and back again', async () => {
    const { id, path } = await publishPage(ana, 'Se muda')
    await publish(id, { slug: 'ya-mudada' })
    const left = await fetch(server.url + path, { redirect: 'manual' })
    expect([left.status, left.headers.get('location')]).toEqual([301, '/p/ya-mudada'])
    await publish(id, { slug: path.slice('/p/'.length) })
    expect((await fetch(server.url + path, { redirect: 'manual' })).status).toBe(200)
    const back = await fetch(`${server.url}/p/ya-mudada`, { redirect: 'manual' })
    expect([back.status, back.headers.get('location')]).toEqual([301, path])
    await ana.call('DELETE', `/api/pages/${id}/publication`)
    expect((await fetch(`${server.url}/p/ya-mudada`, { redirect: 'manual' })).status).toBe(404)
  })

  it('refuses an address that another page has or had, naming a free one, and odd ones', async () => {
    const { id: first, path } = await publishPage(ana, 'La primera')
    await publish(first, { slug: 'la-primera-nueva' })
    const other = await signUp(server.url, 'Berta')
    const { id } = await createPage(other, 'Otra')
    const ask = (slug: string) => other.call('POST', `/api/pages/${id}/publication`, { slug })
    for (const slug of [path.slice('/p/'.length), 'la-primera-nueva'])
      expect(await ask(slug)).toMatchObject({
        status: 409,
        body: { code: 'ADDRESS_TAKEN', params: { suggestion: `${slug}-2` } },
      })
    expect(await ask('api')).toMatchObject({ status: 422, body: { code: 'ADDRESS_RESERVED' } })
    for (const slug of ['', '-a', 'a--b', 'Á', '../x', 'a/b', 'ａ', '%00', 'x'.repeat(81)])
      expect((await ask(slug)).status).toBe(422)
    for (const settings of [
      { image: 'javascript:alert(1)' },
      { canonical: 'data:x' },
      { icon: 'https://x.example/i.png' },
      { title: 'a\nb' },
    ])
      expect((await other.call('POST', `/api/pages/${id}/publication`, { settings })).status).toBe(422)
  })

  it('gives one of two that ask for the same address at the same moment', async () => {
    const pages = await Promise.all([1, 2, 3].map(() => createPage(ana, 'Carrera')))
    const answers = await Promise.all(pages.map(({ id }) => publish(id, { slug: 'la-meta' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  it('is one whole page when it is published several times at once', async () => {
    const { id } = await createPage(ana, 'A la vez', documentWith('Entera'))
    const answers = await Promise.all(
      ['Uno', 'Dos', 'Tres', 'Cuatro'].map((title) => publish(id, { settings: { title } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const listed = await ana.call('GET', `/api/pages/${id}/publications`)
    const { items } = z
      .object({ items: z.array(z.object({ title: z.string(), isLive: z.boolean() })) })
      .parse(listed.body)
    expect(items).toHaveLength(4)
    const live = items.filter(({ isLive }) => isLive)
    expect(live).toHaveLength(1)
    const html = await (await fetch(`${server.url}/p/a-la-vez`)).text()
    expect(html).toContain(`<title>${live[0]?.title}</title>`)
    expect(html).toMatch(/Entera[^]*<\/html>\s*$/)
  })

  it('is published at its moment, as it was when that was planned', async () => {
    const { id } = await createPage(ana, 'Mañana', documentWith('Lo planeado'))
    const plan = (publishAt: string) =>
      ana.call('PUT', `/api/pages/${id}/schedule`, { slug: 'manana', publishAt })
    expect(await plan('2020-01-01T00:00:00.000Z')).toMatchObject({
      status: 422,
      body: { code: 'MOMENT_IS_PAST' },
    })
    const publishAt = new Date(Date.now() + 1500).toISOString()
    expect((await plan(publishAt)).body).toMatchObject({ publishAt, publication: null })
    const change = { name: 'Mañana', document: documentWith('Lo de después'), baseVersion: 1 }
    await ana.call('PUT', `/api/pages/${id}`, change)
    const address = `${server.url}/p/manana`
    await expect.poll(async () => (await fetch(address)).text(), { timeout: 20_000 }).toContain('Lo planeado')
    expect((await ana.call('GET', `/api/pages/${id}`)).body).toMatchObject({ publishAt: null })
  })

  it('is not published at a moment that was taken back', async () => {
    const { id } = await createPage(ana, 'Mejor no')
    const publishAt = new Date(Date.now() + 60_000).toISOString()
    await ana.call('PUT', `/api/pages/${id}/schedule`, { publishAt })
    expect((await ana.call('DELETE', `/api/pages/${id}/schedule`)).body).toMatchObject({ publishAt: null })
    const kept = await server.database.query().selectFrom('page').selectAll().where('id', '=', id).execute()
    expect(z.array(z.object({ publishVersionId: z.null() })).parse(kept)).toHaveLength(1)
  })
})
