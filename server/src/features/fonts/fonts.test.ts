import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fontSchema, largestFont } from '@aurelio/contracts/fonts'
import { defaultTheme } from '@aurelio/page/theme'
import fontverter from 'fontverter'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onBothEngines } from '../../testing/engines.ts'
import { sendFont } from '../../testing/fonts.ts'
import { documentWith, publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'
import { letterFile, renamedPng, slanted, withFsType, withWeight } from './reading/testing/fonts.ts'

const listSchema = z.object({ items: z.array(fontSchema), largest: z.int() })
const sitesSchema = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) })
const brandSchema = z.object({
  theme: z.object({ headingFont: z.string(), own: z.array(z.unknown()).optional(), bodyFont: z.string() }),
  outdated: z.int(),
})

const refused = (reason: string) => ({ status: 422, code: 'FONT_REFUSED', params: { reason } })

onBothEngines('letters of one’s own', (engine) => {
  let server: TestServer
  let ana: Person
  let site: { id: string; name: string }
  let truetype: Buffer
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    const { items } = sitesSchema.parse(bodyOf(await ana.call('GET', '/api/sites')))
    site = items[0] ?? { id: '', name: '' }
    truetype = await fontverter.convert(await letterFile('figtree'), 'truetype', 'woff2')
  })

  const list = async (person = ana) => listSchema.parse(bodyOf(await person.call('GET', '/api/fonts')))
  const kept = () => {
    const folder = join(server.dataDir, 'files/fonts')
    return existsSync(folder) ? readdirSync(folder) : []
  }
  const brand = () => `/api/sites/${site.id}/brand`
  const visit = async (path: string) => {
    const answer = await fetch(server.url + path)
    return { html: await answer.text(), link: answer.headers.get('link') ?? '' }
  }

  it('come in several files of a family, each with who has the licence, and are served to anybody for ever', async () => {
    const first = await sendFont(server, ana, await letterFile('figtree'), { name: 'Casa.woff2' })
    expect(first.status).toBe(201)
    const font = fontSchema.parse(first.body)
    expect(font).toMatchObject({
      name: 'Figtree',
      family: {
        name: 'Figtree',
        kind: 'sans',
        faces: [{ italic: false, weights: [300, 900], hasRare: true }],
      },
      files: [{ name: 'Casa.woff2', licensedBy: 'Ana García', missing: '' }],
    })
    const italic = await sendFont(server, ana, slanted(truetype), { name: 'Casa-Italic.ttf' })
    expect(fontSchema.parse(italic.body).id).toBe(font.id)
    const { items, largest } = await list()
    expect([items.length, items[0]?.files.length, largest]).toEqual([1, 2, largestFont])

    const { file } = font.family.faces[0] ?? { file: '' }
    for (const name of [`${file}.woff2`, `${file}-rare.woff2`]) {
      const answer = await fetch(`${server.url}/p/_fonts/${name}`, { headers: { origin: 'null' } })
      expect(answer.headers.get('content-type')).toBe('font/woff2')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2')
    }
    const etag = { 'if-none-match': `"${file}.woff2"` }
    expect((await fetch(`${server.url}/p/_fonts/${file}.woff2`, { headers: etag })).status).toBe(304)
    for (const name of [`${file.replace(/^./, '_')}.woff2`, '..%2Fpages%2Fx.woff2', `${file}.woff`])
      expect((await fetch(`${server.url}/p/_fonts/${name}`)).status).toBe(404)
    // Another workspace neither sees nor changes it.
    const luis = await signUp(server.url, 'Luis')
    expect((await list(luis)).items).toEqual([])
    expect((await luis.call('DELETE', `/api/fonts/${font.id}`)).status).toBe(404)
    expect((await luis.call('GET', `/api/fonts/${font.id}/uses`)).status).toBe(404)
  })

  const send = async (bytes: Uint8Array, more: { name?: string; licence?: string }) => {
    const { status, body } = await sendFont(server, ana, bytes, more)
    const problem = z.object({ code: z.string(), params: z.unknown(), detail: z.string() }).parse(body)
    return { status, ...problem }
  }

  it('are refused with a reason and leave nothing behind', async () => {
    const before = kept()
    const woff2 = await letterFile('figtree')
    expect(await send(woff2, { licence: '' })).toMatchObject(refused('no-licence'))
    expect(await send(renamedPng, {})).toMatchObject(refused('no-font'))
    expect(await send(truetype, { name: 'casa.woff2' })).toMatchObject(refused('other-kind'))
    const large = await send(Buffer.alloc(20 * 1024 * 1024), { name: 'casa.ttf' })
    expect(large).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
    expect(large.detail).toContain('5 MB')
    // What only reading it tells.
    expect(await send(woff2.subarray(0, 9000), {})).toMatchObject(refused('broken'))
    expect(await send(withFsType(truetype, 2), { name: 'casa.ttf' })).toMatchObject(refused('forbidden'))
    expect(await send(truetype, { name: 'casa.ttf' })).toMatchObject(refused('taken'))
    expect(kept()).toEqual(before)
  }, 120_000)

  it('are worn by a kit as the workspace has them, and by what is published with it', async () => {
    const [font] = (await list()).items
    const id = font?.id ?? ''
    const lie = [{ ...font?.family, name: 'Otra' }]
    const theme = { ...defaultTheme, headingFont: id, bodyFont: 'own-000000000000', own: lie }
    const saved = brandSchema.parse(bodyOf(await ana.call('PUT', brand(), { theme })))
    expect(saved.theme).toMatchObject({ headingFont: id, bodyFont: '', own: [font?.family] })
    const page = await publishPage(ana, 'Con su letra', documentWith('Hola'))
    const { html, link } = await visit(page.path)
    const file = font?.family.faces.find(({ italic }) => !italic)?.file
    expect(html).toContain(`url("/p/_fonts/${file}.woff2") format("woff2")`)
    expect(html).toMatch(/font-style:italic;font-display:swap/)
    expect(link.match(/rel=preload/g)).toHaveLength(1)
    expect(link).toContain(`</p/_fonts/${file}.woff2>; rel=preload; as=font`)
    expect(bodyOf(await ana.call('GET', `/api/fonts/${id}/uses`))).toEqual({
      kits: [{ siteId: site.id, name: site.name }],
      pages: [{ id: page.id, name: 'Con su letra' }],
      pageCount: 1,
    })

    const renamed = bodyOf(await ana.call('PATCH', `/api/fonts/${id}`, { name: '  La de la casa ' }))
    expect(renamed).toMatchObject({ name: 'La de la casa', family: { name: 'Figtree' } })
    expect((await ana.call('PATCH', `/api/fonts/${id}`, { name: ' ' })).status).toBe(422)
    // A name for people: pages and kits stay as they are.
    expect(brandSchema.parse(bodyOf(await ana.call('GET', brand()))).outdated).toBe(0)
  })

  it('once removed leave list and kits at once; a page that is published with them keeps them until it is not', async () => {
    const page = await publishPage(ana, 'La conserva', documentWith('Hola'))
    const [font] = (await list()).items
    const id = font?.id ?? ''
    const file = font?.family.faces[0]?.file ?? ''
    const { pages } = z
      .object({ pages: z.array(z.object({ id: z.string() })) })
      .parse(bodyOf(await ana.call('GET', `/api/fonts/${id}/uses`)))
    expect((await ana.call('DELETE', `/api/fonts/${id}`)).status).toBe(200)
    expect((await list()).items).toEqual([])
    const { theme, outdated } = brandSchema.parse(bodyOf(await ana.call('GET', brand())))
    expect([theme.headingFont, theme.own, outdated]).toEqual(['', undefined, 2])
    expect((await visit(page.path)).html).toContain(`/p/_fonts/${file}.woff2`)
    expect((await fetch(`${server.url}/p/_fonts/${file}.woff2`)).status).toBe(200)
    expect((await ana.call('DELETE', `/api/fonts/${id}`)).status).toBe(404)

    // The same family can come again, as another one.
    const again = fontSchema.parse(
      (await sendFont(server, ana, withWeight(truetype, 400), { name: 'c.ttf' })).body,
    )
    expect(again.id).not.toBe(id)
    const free = again.family.faces[0]?.file ?? ''
    expect((await ana.call('DELETE', `/api/fonts/${again.id}`)).status).toBe(200)
    // Nothing shows it: its files are gone.
    expect((await fetch(`${server.url}/p/_fonts/${free}.woff2`)).status).toBe(404)
    expect(kept().filter((name) => name.startsWith(free))).toEqual([])
    expect(kept().filter((name) => name.startsWith(file))).toHaveLength(2)

    // Those of the other go once no page is published with it any more.
    for (const { id: pageId } of pages) bodyOf(await ana.call('DELETE', `/api/pages/${pageId}/publication`))
    await server.database
      .query()
      .updateTable('jobSchedule')
      .set({ nextRunAt: '2020-01-01T00:00:00.000Z' })
      .where('kind', '=', 'font-sweep')
      .execute()
    await expect.poll(kept, { timeout: 60_000 }).toEqual([])
  }, 120_000)
})
