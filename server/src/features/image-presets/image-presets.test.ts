import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../testing/work.ts'
import { plainSettings } from './authorization-rows.ts'

const presetSchema = z.object({ id: z.string(), name: z.string() })
const mark = {
  kind: 'picture',
  text: '',
  colour: '#ffffff',
  picture: {
    id: '0b1f2d3c-4a5b-4c6d-8e7f-001122334455',
    name: 'logo.png',
    data: 'data:image/png;base64,iVBORw0KGgo=',
  },
  place: 'bottom-right',
  size: 20,
  opacity: 60,
  repeated: false,
}

const share = (person: Person, name: string, settings: object = plainSettings) =>
  person.call('POST', '/api/image-presets', { name, settings })
const names = async (person: Person) =>
  z
    .object({ items: z.array(presetSchema) })
    .parse(bodyOf(await person.call('GET', '/api/image-presets')))
    .items.map(({ name }) => name)

onEachEngine('presets of images', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })

  it('are shared by those who lead, used by the whole team, renamed, changed and removed', async () => {
    const berta = await colleagueOf(server, ana, 'member')
    const { id } = presetSchema.parse(
      bodyOf(await share(ana, 'Tienda', { ...plainSettings, watermark: mark })),
    )
    bodyOf(await share(ana, 'Blog'))
    expect(await names(berta)).toEqual(['Blog', 'Tienda'])
    expect(bodyOf(await berta.call('GET', `/api/image-presets/${id}`))).toMatchObject({
      name: 'Tienda',
      // What is not said gets what it is by itself.
      settings: { ...plainSettings, watermark: mark, effort: 'usual', widthMode: 'slider' },
    })
    expect((await share(berta, 'Mío')).status).toBe(403)
    expect((await berta.call('DELETE', `/api/image-presets/${id}`)).status).toBe(403)

    bodyOf(await ana.call('PATCH', `/api/image-presets/${id}`, { name: 'Tienda nueva' }))
    bodyOf(
      await ana.call('PATCH', `/api/image-presets/${id}`, { settings: { ...plainSettings, quality: 61 } }),
    )
    expect(bodyOf(await berta.call('GET', `/api/image-presets/${id}`))).toMatchObject({
      name: 'Tienda nueva',
      settings: { quality: 61, watermark: null },
    })
    expect((await share(ana, 'Blog')).body).toMatchObject({ code: 'IMAGE_PRESET_NAMED' })
    expect((await ana.call('PATCH', `/api/image-presets/${id}`, { name: 'Blog' })).body).toMatchObject({
      code: 'IMAGE_PRESET_NAMED',
    })
    bodyOf(await ana.call('DELETE', `/api/image-presets/${id}`))
    expect(await names(berta)).toEqual(['Blog'])
  })

  it('are of one workspace alone', async () => {
    const bea = await signUp(server.url, 'Bea')
    const { id } = presetSchema.parse(bodyOf(await share(ana, 'De Ana')))
    expect(await names(bea)).toEqual([])
    for (const [method, body] of [['GET'], ['PATCH', { name: 'Suyo' }], ['DELETE']] as const)
      expect((await bea.call(method, `/api/image-presets/${id}`, body)).status).toBe(404)
    expect((await share(bea, 'De Ana')).status).toBe(201)
  })

  it('hold settings of the optimizer and nothing else', async () => {
    for (const wrong of [
      { quality: 0 },
      { format: 'gif' },
      { background: 'url(x)' },
      { watermark: { ...mark, picture: { ...mark.picture, data: 'https://a.es/logo.png' } } },
      { watermark: { ...mark, picture: { ...mark.picture, data: 'data:image/svg+xml;base64,AAAA' } } },
      { watermark: { ...mark, opacity: 300 } },
    ])
      expect((await share(ana, 'Mala', { ...plainSettings, ...wrong })).status).toBe(422)
    expect((await share(ana, ' ')).status).toBe(422)
    const data = `data:image/png;base64,${'A'.repeat(700_000)}`
    const heavy = { ...plainSettings, watermark: { ...mark, picture: { ...mark.picture, data } } }
    expect((await share(ana, 'Pesada', heavy)).status).toBe(413)
  })
})
