import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createToken } from '../../../testing/api-tokens.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../../testing/work.ts'
import { plainSettings } from '../../image-presets/authorization-rows.ts'

const { namePattern: _, ...optimising } = plainSettings
const optimise = { do: 'optimise', settings: { ...optimising, format: 'webp', maxWidth: 200 } }
const mark = {
  do: 'watermark',
  watermark: {
    kind: 'text',
    text: 'MAREA',
    colour: '#ffffff',
    picture: null,
    place: 'top-left',
    size: 50,
    opacity: 100,
    repeated: false,
  },
}
const idSchema = z.object({ id: z.string() })

const dark = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#303030' } })
    .png({ compressionLevel: 0 })
    .toBuffer()
/** A small PNG that says of itself that it is larger. */
async function sayingItHas(width: number, height: number) {
  const png = await dark(8, 8)
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}
/** A photo of a phone: four fields of colour, 64 x 96 once upright. */
const heic = () => readFile(new URL('../../../../../formats/src/heif/testing/turned.heic', import.meta.url))

function refusalOf({ status, bytes }: { status: number; bytes: Buffer }) {
  const told = z.object({ code: z.string(), detail: z.string() }).parse(JSON.parse(bytes.toString()))
  return { status, ...told }
}

onEachEngine('a recipe that is run by a program', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })

  const kept = async (name: string, steps: object[]) =>
    idSchema.parse(bodyOf(await ana.call('POST', '/api/recipes', { name, steps }))).id
  const run = async (token: string, id: string, bytes: Buffer, query = 'name=foto.png') => {
    const answer = await fetch(`${server.url}/api/recipes/${id}/run?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    })
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const tokenOf = (...scopes: ('recipes:run' | 'recipes:read' | 'pictures:write')[]) =>
    createToken(ana, scopes)

  it('makes a picture narrower, marks and names it, and keeps nothing unless it says so', async () => {
    const id = await kept('Blog', [optimise, mark, { do: 'rename', pattern: 'marea-{n:3}' }])
    const made = await run(await tokenOf('recipes:run'), id, await dark(), 'name=uno.png&n=7')
    expect(made.status, made.bytes.toString().slice(0, 300)).toBe(200)
    expect(made.headers.get('content-disposition')).toContain('marea-007.webp')
    expect(made.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(made.bytes).metadata()).toMatchObject({ format: 'webp', width: 200, height: 150 })
    const lightest = async (left: number, top: number) => {
      const part = await sharp(made.bytes).extract({ left, top, width: 100, height: 75 }).png().toBuffer()
      return (await sharp(part).stats()).channels[0]?.max
    }
    expect(await lightest(0, 0)).toBeGreaterThan(150)
    expect(await lightest(100, 75)).toBeLessThan(60)
    expect((await ana.call('GET', '/api/pictures')).text).not.toContain('marea-007')
  })

  it('keeps it in the library where its last step says so, for who may do that too', async () => {
    const id = await kept('Biblioteca', [optimise, { do: 'library' }])
    const refused = await run(await tokenOf('recipes:run'), id, await dark())
    expect(refusalOf(refused)).toMatchObject({ status: 403, code: 'SCOPE_MISSING' })
    const made = await run(await tokenOf('recipes:run', 'pictures:write'), id, await dark())
    expect(made.status).toBe(201)
    const listed = await ana.call('GET', '/api/pictures')
    expect(listed.text).toContain(String(made.headers.get('location')))
    expect(listed.text).toContain('optimized_foto.webp')
  })

  it('reads the HEIC of a phone, upright and in its colours', async () => {
    const id = await kept('Fotos', [
      { do: 'optimise', settings: { ...optimising, format: 'png', quality: 100 } },
    ])
    // Of so few pixels a PNG without loss weighs less than this photo.
    const made = await run(await tokenOf('recipes:run'), id, await heic(), 'name=IMG_1.HEIC')
    expect(made.status, made.bytes.toString().slice(0, 300)).toBe(200)
    const { data, info } = await sharp(made.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([64, 96])
    const at = (x: number, y: number) => [...data.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 3)]
    for (const [found, wanted] of [
      [at(16, 24), [40, 60, 200]],
      [at(48, 24), [200, 40, 40]],
    ] as const)
      found.forEach((value, place) => expect(Math.abs(value - (wanted[place] ?? 999))).toBeLessThanOrEqual(4))
  })

  it('refuses in words: 300 megapixels, a HEIC that lies, what is no picture, drawings, PDF and JPEG XL', async () => {
    const token = await tokenOf('recipes:run')
    const id = await kept('Malas', [optimise])
    const bomb = await sayingItHas(20_000, 15_000)
    const photo = await heic()
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    for (const [bytes, words] of [
      [bomb, /más de 40 megapíxeles/],
      [photo.subarray(0, photo.length - 40), /no se puede leer/],
      [Buffer.concat([photo.subarray(0, 40), Buffer.alloc(4000, 7)]), /no se puede leer/],
      [drawing, /no se puede leer/],
      [Buffer.from('hola'), /no se puede leer/],
      [Buffer.alloc(0), /no se puede leer/],
    ] as const)
      expect(refusalOf(await run(token, id, Buffer.from(bytes)))).toMatchObject({
        status: 422,
        code: 'PICTURE_NOT_MADE',
        detail: expect.stringMatching(words),
      })
    const pdf = await kept('PDF', [{ do: 'compress', by: 'lossless' }])
    expect(refusalOf(await run(token, pdf, await dark()))).toMatchObject({
      status: 422,
      code: 'PDF_NOT_MADE',
      detail: 'El PDF no es un PDF.',
    })
    const jxl = await kept('JXL', [{ do: 'optimise', settings: { ...optimising, format: 'jxl' } }])
    expect(refusalOf(await run(token, jxl, await dark())).code).toBe('RECIPE_NEEDS_BROWSER')
    expect((await run(token, id, await dark(), 'n=0')).status).toBe(422)
    expect((await run(token, id, Buffer.alloc(21 * 1024 * 1024))).status).toBe(413)
    // After all that the next one comes out.
    expect((await run(token, id, await dark())).status).toBe(200)
  }, 180_000)

  it('is for tokens that may, in their own workspace', async () => {
    const id = await kept('Propia', [optimise])
    expect(refusalOf(await run(await tokenOf('recipes:read'), id, await dark()))).toMatchObject({
      code: 'SCOPE_MISSING',
    })
    const bea = await signUp(server.url, 'Bea')
    expect((await run(await createToken(bea, ['recipes:run']), id, await dark())).status).toBe(404)
    const berta = await colleagueOf(server, ana, 'member')
    expect((await berta.call('POST', `/api/recipes/${id}/run`, 'no picture')).status).not.toBe(403)
  })
})
