import { profileSchema } from '@aurelio/contracts/profile'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { signIn } from '../../testing/accounts.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { answerOf, type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const professional = {
  role: 'Diseñadora',
  company: 'Estudio Sol',
  location: 'Madrid',
  skills: [' Figma ', '', 'Figma', 'CSS'],
  socialLinks: { website: 'https://sol.es', github: '', linkedin: '', twitter: '' },
}
const preferences = {
  theme: 'light',
  notifications: { email: false, push: true, updates: true },
  language: 'en',
  dateFormat: 'YYYY-MM-DD',
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c4114f' } })

const profileOf = async (person: Person) =>
  profileSchema.parse((await person.call('GET', '/api/profile')).body)
onEachEngine('profile', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
  })
  const upload = async (person: Person | null, bytes: Buffer, type: string, origin = server.url) =>
    answerOf(
      await fetch(`${server.url}/api/profile/photo`, {
        method: 'PUT',
        headers: { origin, 'content-type': type, ...(person && { cookie: person.cookie }) },
        body: new Uint8Array(bytes),
      }),
    )
  const photo = (address: string, cookie: string, rest = {}) =>
    fetch(server.url + address, { headers: { cookie, ...rest } })

  it('starts with the defaults of the specification', async () => {
    expect(await profileOf(await signUp(server.url, 'Nueva'))).toMatchObject({
      name: 'Nueva',
      bio: '',
      image: null,
      skills: [],
      preferences: {
        theme: 'dark',
        notifications: { email: true, push: true, updates: false },
        language: 'es',
        dateFormat: 'DD/MM/YYYY',
      },
    })
  })

  it('follows the person to another browser, each part saved by itself', async () => {
    const person = await signUp(server.url)
    await person.call('PUT', '/api/profile/personal', { name: 'Ana López', bio: "O'Brien; -- \u{1F600}" })
    await person.call('PUT', '/api/profile/professional', professional)
    await person.call('PUT', '/api/profile/preferences', preferences)
    const { person: elsewhere } = await signIn(server, person.email)
    expect(await profileOf(elsewhere)).toMatchObject({
      ...professional,
      skills: ['Figma', 'CSS'],
      name: 'Ana López',
      bio: "O'Brien; -- \u{1F600}",
      preferences,
    })
    expect((await elsewhere.call('GET', '/api/session')).body).toMatchObject({ user: { name: 'Ana López' } })
  })

  it.each([
    ['personal', { name: '  ', bio: '' }, 'REQUIRED'],
    ['professional', { ...professional, role: '' }, 'REQUIRED'],
    ['professional', { ...professional, company: ' ' }, 'REQUIRED'],
    [
      'professional',
      { ...professional, socialLinks: { ...professional.socialLinks, website: 'javascript:alert(1)' } },
      'NOT_A_LINK',
    ],
    ['personal', { name: 'a\0b', bio: '' }, 'CONTROL_CHARACTERS'],
    ['preferences', { ...preferences, theme: 'pink' }, 'No es válido.'],
  ])('refuses a wrong %s part', async (part, body, code) => {
    const answer = await ana.call('PUT', `/api/profile/${part}`, body)
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_ERROR' } })
    expect(answer.text).toContain(`"${code}"`)
  })

  it('cannot be used to set what is not the person’s to set', async () => {
    const person = await signUp(server.url)
    const body = {
      name: 'X',
      bio: '',
      administrator: true,
      role: 'admin',
      email: 'otro@ejemplo.es',
      userId: 'x',
    }
    expect((await person.call('PUT', '/api/profile/personal', body)).status).toBe(200)
    expect(await profileOf(person)).toMatchObject({ email: person.email, role: '' })
    expect((await person.call('GET', '/api/accounts')).status).toBe(404)
  })

  it('keeps square photos without metadata, and shows them to members alone', async () => {
    const jpeg = await picture(600, 300)
      .withExif({ IFD0: { Copyright: 'Secreto-GPS' } })
      .jpeg()
      .toBuffer()
    expect(jpeg.includes('Secreto-GPS')).toBe(true)
    const { image } = profileSchema.parse((await upload(ana, jpeg, 'image/jpeg')).body)
    expect((await ana.call('GET', '/api/session')).body).toMatchObject({ user: { image } })
    const shown = await photo(image ?? '', ana.cookie)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(bytes.includes('Secreto-GPS')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    const small = Buffer.from(await (await photo(`${image}?size=128`, ana.cookie)).arrayBuffer())
    expect(await sharp(small).metadata()).toMatchObject({ width: 128, height: 128 })
    const etag = shown.headers.get('etag') ?? ''
    expect((await photo(image ?? '', ana.cookie, { 'if-none-match': etag })).status).toBe(304)
    expect((await photo(image ?? '', '')).status).toBe(401)
    expect((await photo(image ?? '', (await signUp(server.url)).cookie)).status).toBe(404)
  })

  it('gives a new photo a new address, and nothing once it is removed', async () => {
    const person = await signUp(server.url)
    const send = async () =>
      profileSchema.parse((await upload(person, await picture(200, 200).png().toBuffer(), 'image/png')).body)
        .image
    const [first, second] = [await send(), await send()]
    expect(second).not.toBe(first)
    expect((await photo(first ?? '', person.cookie)).status).toBe(404)
    expect((await person.call('DELETE', '/api/profile/photo')).body).toMatchObject({ image: null })
    expect((await photo(second ?? '', person.cookie)).status).toBe(404)
  })

  it('refuses what is no photo, says why, and never decodes a bomb', async () => {
    const png = await picture(300, 300).png().toBuffer()
    const lying = Buffer.from(await picture(300, 300).png().toBuffer())
    // Width and height in the header, with nothing behind them.
    lying.writeUInt32BE(30_000, 16)
    lying.writeUInt32BE(30_000, 20)
    const before = process.memoryUsage().rss
    const cases = [
      [await picture(199, 400).png().toBuffer(), 'image/png', 422, 'TOO_FEW_PIXELS'],
      [await picture(5001, 300).png().toBuffer(), 'image/png', 422, 'TOO_MANY_PIXELS'],
      [lying, 'image/png', 422, ''],
      [png, 'image/jpeg', 415, 'UNSUPPORTED_MEDIA_TYPE'],
      [await picture(300, 300).gif().toBuffer(), 'image/gif', 415, 'UNSUPPORTED_MEDIA_TYPE'],
      [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'),
        'image/png',
        415,
        '',
      ],
      [png.subarray(0, Math.floor(png.length / 2)), 'image/png', 422, 'BROKEN_IMAGE'],
      [Buffer.alloc(5_242_881), 'image/png', 413, '5 MB'],
    ] as const
    for (const [bytes, type, status, text] of cases) {
      const answer = await upload(ana, bytes, type)
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)])
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
    expect((await upload(null, png, 'image/png')).status).toBe(401)
    expect((await upload(ana, png, 'image/png', 'https://otro.example')).status).toBe(403)
  })
})
