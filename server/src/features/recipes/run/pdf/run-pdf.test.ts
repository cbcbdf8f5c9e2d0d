import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createToken } from '../../../../testing/api-tokens.ts'
import { onEachEngine } from '../../../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { bodyOf } from '../../../../testing/work.ts'
import { makePdfInThread, PdfTakesLong } from './make-pdf-in-thread.ts'

const merge = { do: 'merge', name: 'contrato', bookmarks: true } as const
const squeeze = { do: 'compress', by: 'balanced' } as const
const lock = { do: 'protect', canPrint: true, canCopy: false, canChange: false } as const
const idSchema = z.object({ id: z.string() })
type Sent = { file?: [name: string, bytes: Uint8Array][]; password?: string; opening?: string }

/** Pages that say who they are, the first with a photo. */
async function document(word: string, pages: number): Promise<Uint8Array<ArrayBuffer>> {
  const made = await PDFDocument.create()
  const font = await made.embedFont(StandardFonts.Helvetica)
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const photo = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 95 })
    .toBuffer()
  const picture = await made.embedJpg(photo)
  for (let at = 1; at <= pages; at += 1) {
    const page = made.addPage([400, 300])
    page.drawText(`${word} ${at}`, { x: 20, y: 20, size: 12, font })
    if (at === 1) page.drawImage(picture, { x: 0, y: 50, width: 400, height: 250 })
  }
  return Uint8Array.from(await made.save())
}

/** A page tree and, behind it, so many objects that nobody names. */
function ofManyObjects(count: number): Uint8Array<ArrayBuffer> {
  const parts = [
    '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n',
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>\nendobj\n',
  ]
  for (let at = 4; at < count; at += 1) parts.push(`${at} 0 obj 1 endobj\n`)
  let offset = 0
  const rows = parts.map((part, at) => {
    const own = at === 0 ? part.indexOf('1 0 obj') : offset
    offset += part.length
    return `${String(own).padStart(10, '0')} 00000 n \n`
  })
  const size = rows.length + 1
  const tail = `trailer\n<</Root 1 0 R/Size ${size}>>\nstartxref\n${offset}\n%%EOF\n`
  return new TextEncoder().encode(
    `${parts.join('')}xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}${tail}`,
  )
}

function told({ status, bytes }: { status: number; bytes: Buffer }) {
  const read = z.object({ code: z.string(), detail: z.string() }).parse(JSON.parse(bytes.toString()))
  return { status, ...read }
}

onEachEngine('a recipe of PDF that is run by a program', (engine) => {
  let server: TestServer
  let ana: Person
  let token: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    token = await createToken(ana, ['recipes:run', 'recipes:mail'])
  })

  const kept = async (name: string, steps: object[]) =>
    idSchema.parse(bodyOf(await ana.call('POST', '/api/recipes', { name, steps }))).id
  async function run(id: string, { file = [], ...fields }: Sent, bearer = token) {
    const form = new FormData()
    for (const [name, bytes] of file) form.append('file', new Blob([Uint8Array.from(bytes)]), name)
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const answer = await fetch(`${server.url}/api/recipes/${id}/run`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
      body: form,
    })
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  it('joins, compresses and protects, and keeps the bookmarks of each file', async () => {
    const [one, two] = [await document('uno', 2), await document('dos', 1)]
    const id = await kept('Contrato', [merge, squeeze, lock])
    const made = await run(id, {
      file: [
        ['uno.pdf', one],
        ['dos.pdf', two],
      ],
      password: 'marea-2026',
    })
    expect(made.status, made.bytes.toString('latin1').slice(0, 300)).toBe(200)
    expect(made.headers.get('content-type')).toBe('application/pdf')
    expect(made.headers.get('content-disposition')).toContain('contrato.pdf')
    expect(made.bytes.length).toBeLessThan((one.length + two.length) / 2)
    await expect(PDFDocument.load(made.bytes)).rejects.toThrow(/encrypt/i)
    // What protects the result opens it, and the same files become the same pages.
    const plain = await kept('Abierto', [merge, { do: 'compress', by: 'lossless' }])
    const again = await run(plain, { file: [['contrato.pdf', made.bytes]], opening: 'marea-2026' })
    expect(again.status, again.bytes.toString('latin1').slice(0, 300)).toBe(200)
    const opened = await PDFDocument.load(again.bytes)
    expect(opened.getPageCount()).toBe(3)
    expect(opened.catalog.has(PDFName.of('Outlines'))).toBe(true)
  })

  it('makes the same bytes of the same files, and none that is larger', async () => {
    const id = await kept('Ligero', [squeeze])
    const given = await document('tres', 1)
    const [first, second] = [
      await run(id, { file: [['a.pdf', given]] }),
      await run(id, { file: [['a.pdf', given]] }),
    ]
    expect(first.status).toBe(200)
    expect(first.bytes.equals(second.bytes)).toBe(true)
    expect(first.bytes.length).toBeLessThan(given.length)
    const once = await run(id, { file: [['a.pdf', first.bytes]] })
    expect(once.bytes.length).toBeLessThanOrEqual(first.bytes.length)
  })

  it('mails it to whom the recipe names, for a token that may', async () => {
    const mail = { do: 'mail', to: ['clara@ejemplo.es'], subject: 'Tu contrato', text: 'Aquí está.' }
    const id = await kept('Correo', [merge, mail])
    const file: Sent['file'] = [['uno.pdf', await document('uno', 1)]]
    expect(told(await run(id, { file }, await createToken(ana, ['recipes:run'])))).toMatchObject({
      status: 403,
      code: 'SCOPE_MISSING',
    })
    const made = await run(id, { file })
    expect(made.status, made.bytes.toString('latin1').slice(0, 300)).toBe(200)
    expect(made.headers.get('aurelio-mail-sent')).toBe('1')
    const toNobody = await kept('Sin nadie', [merge, { ...mail, to: [] }])
    expect(told(await run(toNobody, { file })).code).toBe('RECIPE_WITHOUT_READERS')
  })

  it('refuses in words what is no PDF, damaged, locked or too much, and goes on with the next one', async () => {
    const id = await kept('Malas', [merge, squeeze])
    const locking = await kept('Cierra', [merge, lock])
    const good = await document('bien', 1)
    const locked = (await run(locking, { file: [['x.pdf', good]], password: 'secreta' })).bytes
    const limited = await run(locking, { file: [['x.pdf', good]], password: '' })
    expect(limited.status).toBe(422)
    for (const [sent, words] of [
      [{ file: [['a.pdf', Buffer.from('hola')]] }, /no es un PDF/],
      [{ file: [['a.pdf', Buffer.from('%PDF-1.7\nnada')]] }, /dañado/],
      [{ file: [['a.pdf', locked]] }, /«opening»/],
      [{ file: [['a.pdf', locked]], opening: 'otra' }, /no se abre con esa contraseña/],
      [
        {
          file: [
            ['bien.pdf', good],
            ['mal.pdf', Buffer.from('hola')],
          ],
        },
        /^mal\.pdf no es un PDF/,
      ],
    ] as [Sent, RegExp][])
      expect(told(await run(id, sent))).toMatchObject({
        status: 422,
        code: 'PDF_NOT_MADE',
        detail: expect.stringMatching(words),
      })
    const one = await kept('De una', [squeeze])
    expect(
      told(
        await run(one, {
          file: [
            ['a.pdf', good],
            ['b.pdf', good],
          ],
        }),
      ).code,
    ).toBe('RECIPE_TAKES_ONE')
    expect((await run(one, {})).status).toBe(422)
    const broken = good.subarray(0, good.length - 400)
    expect((await run(id, { file: [['roto.pdf', broken]] })).status).toBe(200)
    expect((await run(id, { file: [['bien.pdf', good]], opening: 'para ninguno' })).status).toBe(200)
  }, 120_000)

  it('a million objects come out within its time and memory', async () => {
    const id = await kept('Millón', [squeeze])
    const bytes = ofManyObjects(1_000_000)
    const before = process.memoryUsage.rss()
    const started = Date.now()
    const made = await run(id, { file: [['millon.pdf', bytes]] })
    expect(Date.now() - started).toBeLessThan(130_000)
    expect(process.memoryUsage.rss() - before).toBeLessThan(2 * 1024 ** 3)
    expect(made.status, made.bytes.toString('latin1').slice(0, 300)).toBe(200)
    expect(made.bytes.length).toBeLessThan(bytes.length)
    expect((await run(id, { file: [['bien.pdf', await document('bien', 1)]] })).status).toBe(200)
  }, 180_000)
})

it('a job is ended at its time', async () => {
  const files = [{ name: 'uno.pdf', bytes: await document('uno', 3) }]
  const job = { files, steps: [squeeze], opening: '', password: '' }
  await expect(makePdfInThread(job, 50)).rejects.toThrow(PdfTakesLong)
  expect((await makePdfInThread(job)).bytes.length).toBeGreaterThan(0)
})
