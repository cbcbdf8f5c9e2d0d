import { largestMail } from '@aurelio/contracts/recipes'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../testing/at-end.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../testing/work.ts'
import { plainSettings } from '../image-presets/authorization-rows.ts'
import { pdfSteps, smallPdf } from './authorization-rows.ts'

const recipeSchema = z.object({
  id: z.string(),
  name: z.string(),
  tool: z.string(),
  does: z.array(z.string()),
})
const { namePattern: _, ...optimising } = plainSettings
const imageSteps = [
  { do: 'optimise', settings: optimising },
  { do: 'rename', pattern: 'marea-{n:3}' },
  { do: 'library' },
]

const keep = (person: Person, name: string, steps: object[] = imageSteps) =>
  person.call('POST', '/api/recipes', { name, steps })
const kept = async (person: Person, name: string, steps?: object[]) =>
  recipeSchema.parse(bodyOf(await keep(person, name, steps)))
const listed = async (person: Person, query = '') =>
  z.object({ items: z.array(recipeSchema) }).parse(bodyOf(await person.call('GET', `/api/recipes${query}`)))
    .items

onEachEngine('recipes', (engine) => {
  let server: TestServer
  let ana: Person
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  beforeAll(async () => {
    // One reader whose server knows nobody of that name.
    smtp = await startSmtpServer((text) => (text.startsWith('RCPT TO:<nadie@') ? '550 no existe' : undefined))
    atEnd(smtp.stop)
    server = await startTestServer(engine, { SMTP_URL: smtp.url })
    ana = await signUp(server.url, 'Ana')
  })

  it('are kept by those who lead, read by the whole team, renamed, changed and removed', async () => {
    const berta = await colleagueOf(server, ana, 'member')
    const { id } = await kept(ana, 'Tienda')
    await kept(ana, 'Contratos', pdfSteps)
    expect((await listed(berta)).map(({ name, does }) => [name, does.join(' ')])).toEqual([
      ['Contratos', 'merge compress protect mail'],
      ['Tienda', 'optimise rename library'],
    ])
    expect((await listed(berta, '?tool=pdf')).map(({ name }) => name)).toEqual(['Contratos'])
    expect(bodyOf(await berta.call('GET', `/api/recipes/${id}`))).toMatchObject({
      tool: 'images',
      // What is not said gets what it is by itself.
      steps: [{ settings: { ...optimising, effort: 'usual' } }, imageSteps[1], { do: 'library' }],
    })
    expect((await keep(berta, 'Mía')).status).toBe(403)
    expect((await berta.call('DELETE', `/api/recipes/${id}`)).status).toBe(403)
    bodyOf(await ana.call('PATCH', `/api/recipes/${id}`, { name: 'Tienda nueva', steps: [imageSteps[1]] }))
    expect(bodyOf(await berta.call('GET', `/api/recipes/${id}`))).toMatchObject({
      name: 'Tienda nueva',
      does: ['rename'],
    })
    for (const [body, code] of [
      [{ name: 'Contratos' }, 'RECIPE_NAMED'],
      [{ steps: pdfSteps }, 'RECIPE_OF_OTHER_TOOL'],
    ])
      expect((await ana.call('PATCH', `/api/recipes/${id}`, body)).body).toMatchObject({ code })
    bodyOf(await ana.call('DELETE', `/api/recipes/${id}`))
    expect((await listed(berta)).map(({ name }) => name)).toEqual(['Contratos'])
  })

  it('are of one workspace alone', async () => {
    const bea = await signUp(server.url, 'Bea')
    const { id } = await kept(ana, 'De Ana', pdfSteps)
    expect(await listed(bea)).toEqual([])
    for (const [method, path, body] of [
      ['GET', ''],
      ['PATCH', '', { name: 'Suya' }],
      ['DELETE', ''],
      ['POST', '/mails', { to: ['x@ejemplo.es'], files: [smallPdf] }],
    ] as const)
      expect((await bea.call(method, `/api/recipes/${id}${path}`, body)).status).toBe(404)
  })

  it('hold steps of one tool, each once and in its order', async () => {
    const [merge, compress, protect, mail] = pdfSteps
    for (const steps of [
      [],
      [imageSteps[0], merge],
      [compress, merge],
      [compress, compress],
      [{ do: 'delete-everything' }],
      [{ do: 'rename', pattern: '' }],
      [{ ...protect, canPrint: 'yes' }],
      [{ ...mail, to: ['no es un correo'] }],
      [{ ...mail, subject: 'Hola\r\nBcc: otra@ejemplo.es' }],
    ])
      expect(
        (
          await keep(
            ana,
            'Mala',
            steps.filter((step) => step !== undefined),
          )
        ).status,
      ).toBe(422)
    // A password is no part of a recipe, and is not kept.
    const { id } = await kept(ana, 'Con clave', [{ ...protect, password: 'secreta' }])
    expect((await ana.call('GET', `/api/recipes/${id}`)).text).not.toContain('secreta')
  })

  it('mail what they made, to each reader alone, and say who did not get it', async () => {
    const [mail] = pdfSteps.slice(-1)
    const readers = ['clara@ejemplo.es', 'nadie@ejemplo.es', 'clara@ejemplo.es']
    const { id } = await kept(ana, 'Correo', [{ ...mail, to: readers }])
    // Readers that somebody else asks for get nothing of a recipe that names its own.
    const asked = { to: ['otra@ejemplo.es'], files: [smallPdf] }
    expect(bodyOf(await ana.call('POST', `/api/recipes/${id}/mails`, asked))).toMatchObject({
      sent: ['clara@ejemplo.es'],
      refused: [{ address: 'nadie@ejemplo.es', reason: expect.stringContaining('550') }],
      waits: false,
    })
    const text = smtp.received.join('')
    expect(text).toContain('El contrato')
    expect(text).toContain('filename=contrato.pdf')
    expect(text).toContain(smallPdf.data)
    expect(text).not.toContain('otra@')
    const record = await ana.call('GET', '/api/workspace/audit')
    expect(record.text).toContain('recipe-mailed')
  })

  it('mail nothing that is no PDF, too large, or for nobody', async () => {
    const [mail] = pdfSteps.slice(-1)
    const { id } = await kept(ana, 'Sin nadie', [{ ...mail, to: [] }])
    const { id: plain } = await kept(ana, 'Sin correo', [pdfSteps[1] ?? {}])
    const large = Buffer.alloc(largestMail + 1)
    large.write('%PDF-1.7')
    const page = { name: 'a.pdf', data: Buffer.from('<html>').toString('base64') }
    const to = ['clara@ejemplo.es']
    for (const [recipe, body, code] of [
      [id, { to: [], files: [smallPdf] }, 'RECIPE_WITHOUT_READERS'],
      [id, { to, files: [page] }, 'NOT_A_PDF'],
      [id, { to, files: [{ name: 'a.pdf', data: large.toString('base64') }] }, 'MAIL_TOO_LARGE'],
      [plain, { to, files: [smallPdf] }, 'RECIPE_WITHOUT_MAIL'],
    ] as const)
      expect((await ana.call('POST', `/api/recipes/${recipe}/mails`, body)).body).toMatchObject({ code })
  })
})
