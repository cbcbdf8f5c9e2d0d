import { workspaceSettingsSchema } from '@aurelio/contracts/workspace-settings'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf, sessionOf } from '../../../testing/work.ts'

const legal = {
  name: 'Agencia Ñandú, S. L.',
  taxNumber: 'B12345678',
  address: 'Calle Mayor, 1\n28013 Madrid',
  email: 'legal@nandu.es',
  registry: '',
}
const nothingSaid = { name: '', taxNumber: '', address: '', email: '', registry: '' }

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#c4114f' } })
    .png()
    .toBuffer()
const settingsOf = async (person: Person) =>
  workspaceSettingsSchema.parse(bodyOf(await person.call('GET', '/api/workspace/settings')))
const refusalOf = async (answer: Response) => ({ status: answer.status, body: await answer.json() })

onEachEngine('the settings of a workspace', (engine) => {
  let server: TestServer
  let owner: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUp(server.url, 'Óscar')
  })

  async function send(person: Person, bytes: Buffer, type = 'image/png') {
    return fetch(`${server.url}/api/workspace/logo`, {
      method: 'PUT',
      headers: { origin: server.url, cookie: person.cookie, 'content-type': type },
      body: new Uint8Array(bytes),
    })
  }
  it('say zone, language and legal data, each by itself', async () => {
    expect(await settingsOf(owner)).toEqual({
      timeZone: 'Europe/Madrid',
      mailLanguage: 'es',
      legal: nothingSaid,
      logo: null,
    })
    const general = { timeZone: 'America/Bogota', mailLanguage: 'fr' }
    bodyOf(await owner.call('PUT', '/api/workspace/settings/general', general))
    bodyOf(await owner.call('PUT', '/api/workspace/settings/legal', legal))
    expect(await settingsOf(owner)).toEqual({ ...general, legal, logo: null })
    const colleague = await colleagueOf(server, owner, 'member')
    expect((await settingsOf(colleague)).legal).toEqual(legal)
  })

  it('refuse zones, languages and addresses that are none', async () => {
    const general = { timeZone: 'Marte/Olimpo', mailLanguage: 'es' }
    expect(await owner.call('PUT', '/api/workspace/settings/general', general)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'timeZone', code: 'NOT_A_TIME_ZONE' }] },
    })
    const noMail = { ...legal, email: 'nadie' }
    expect(await owner.call('PUT', '/api/workspace/settings/legal', noMail)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'email', code: 'NOT_AN_EMAIL' }] },
    })
  })

  it('hold a logo that anybody sees by its address; an earlier address shows the present one', async () => {
    const person = await signUp(server.url, 'Nora')
    const first = workspaceSettingsSchema.parse(await (await send(person, await drawing(1600, 400))).json())
    const shown = await fetch(server.url + (first.logo ?? ''))
    expect(shown.headers.get('content-type')).toBe('image/png')
    const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect({ width, height }).toEqual({ width: 640, height: 160 })
    expect((await sessionOf(person)).workspace.logo).toBe(first.logo)

    const second = workspaceSettingsSchema.parse(await (await send(person, await drawing(200, 200))).json())
    const now = await fetch(server.url + (second.logo ?? ''))
    const byOldAddress = await fetch(server.url + (first.logo ?? ''))
    expect(byOldAddress.headers.get('etag')).toBe(now.headers.get('etag'))
    bodyOf(await person.call('DELETE', '/api/workspace/logo'))
    expect((await fetch(server.url + (second.logo ?? ''))).status).toBe(404)
    expect((await sessionOf(person)).workspace.logo).toBeNull()
  })

  it('refuse as a logo what is no image of that type, and what is too small', async () => {
    const png = await drawing(300, 100)
    expect(await refusalOf(await send(owner, png, 'image/jpeg'))).toMatchObject({ status: 415 })
    expect(await refusalOf(await send(owner, Buffer.from('<svg/>')))).toMatchObject({ status: 415 })
    expect(await refusalOf(await send(owner, png.subarray(0, 40)))).toMatchObject({
      status: 422,
      body: { code: 'BROKEN_IMAGE' },
    })
    expect(await refusalOf(await send(owner, await drawing(16, 16)))).toMatchObject({
      status: 422,
      body: { code: 'TOO_FEW_PIXELS' },
    })
  })
})
