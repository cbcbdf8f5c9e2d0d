import { leadSchema } from '@aurelio/contracts/leads'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { onBothEngines } from '../../testing/engines.ts'
import { createPage, documentWith, formId, publishPage } from '../../testing/pages.ts'
import { answerOf, type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const listSchema = z.object({ items: z.array(leadSchema), nextCursor: z.string().nullable(), total: z.int() })
const fields = ['name', 'email', 'message']

/** Sends a form as a browser does; JSON callers ask for it with `accept`. */
async function send(
  url: string,
  body: string | URLSearchParams | FormData,
  headers: Record<string, string> = {},
) {
  return answerOf(
    await fetch(url, {
      method: 'POST',
      body,
      headers: { accept: 'text/html', ...headers },
      redirect: 'manual',
    }),
  )
}
const form = (values: Record<string, string>) => new URLSearchParams({ formId, ...values })
const valid = { name: 'Luis', email: 'luis@ejemplo.es' }
const asJson = { accept: 'application/json' }

const leadsOf = async (person: Person, query = '') =>
  listSchema.parse((await person.call('GET', `/api/leads${query}`)).body)

onBothEngines('leads', (engine) => {
  let server: TestServer
  let ana: Person
  let page: { id: string; path: string }
  let action: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    page = await publishPage(ana, 'Captación', documentWith('Déjanos tus datos', fields))
    action = `${server.url}${page.path}/leads`
  })
  const stored = () => server.database.query().selectFrom('lead').selectAll().execute()

  it('lead a person back to the page with its thanks, and stand in the list', async () => {
    const answer = await send(action, form({ ...valid, message: 'Hola\nqué tal' }))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${page.path}#gracias-${formId}`)
    const { items, total } = await leadsOf(ana)
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({ pageId: page.id, pageName: 'Captación' })
    expect(items[0]?.fields.map(({ name, value }) => [name, value])).toEqual([
      ['name', 'Luis'],
      ['email', 'luis@ejemplo.es'],
      ['message', 'Hola\nqué tal'],
    ])
  })

  it('are taken from a sandboxed page and from another site alike', async () => {
    for (const origin of ['null', 'https://otra.example'])
      expect((await send(action, form(valid), { origin })).status).toBe(303)
  })

  it('are taken from multipart forms, without their files', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ formId, ...valid })) body.set(name, value)
    body.set('message', new File(['x'.repeat(100)], 'virus.exe'))
    expect((await send(action, body)).status).toBe(303)
    expect((await leadsOf(ana)).items[0]?.fields.map(({ name }) => name)).toEqual(['name', 'email'])
  })

  it('answer programs with their id', async () => {
    const answer = await send(action, form(valid), asJson)
    expect(answer.status).toBe(201)
    const { id } = z.object({ id: z.string() }).parse(answer.body)
    expect((await leadsOf(ana)).items[0]?.id).toBe(id)
  })

  it('without a required field show the page again with what was entered', async () => {
    const before = (await stored()).length
    const answer = await send(action, form({ name: 'Eva "la buena" <i>', email: '' }))
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Déjanos tus datos')
    expect(answer.text).toMatch(/value="Eva &(?:quot|#34);la buena&(?:quot|#34); &(?:lt|#60);i/)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(await send(action, form({ name: 'Eva' }), asJson)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_ERROR', errors: [{ path: 'email' }] },
    })
    expect((await stored()).length).toBe(before)
  })

  it('of robots get the same answer and stay out of the list', async () => {
    const { total } = await leadsOf(ana)
    const answer = await send(action, form({ ...valid, website: 'https://spam.example' }))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page.path}#gracias-${formId}`])
    expect((await leadsOf(ana)).total).toBe(total)
    expect((await stored()).filter(({ spam }) => spam === 1)).toHaveLength(1)
  })

  it('from an address that is thrown away are kept apart, with the reason', async () => {
    const { total } = await leadsOf(ana)
    expect((await send(action, form({ ...valid, email: 'luis@mailinator.com' }))).status).toBe(303)
    expect((await leadsOf(ana)).total).toBe(total)
    const [lead] = (await leadsOf(ana, '?state=spam')).items
    expect(lead).toMatchObject({ email: 'luis@mailinator.com', spamReason: 'disposable' })
  })

  it('keep only the fields of the published form, and no NUL', async () => {
    await send(action, form({ ...valid, name: 'Lu\0is', extra: 'x', __proto__x: 'y' }))
    const [lead] = (await leadsOf(ana)).items
    expect(lead?.fields).toEqual([
      { name: 'name', label: lead?.fields[0]?.label, value: 'Luis' },
      { name: 'email', label: lead?.fields[1]?.label, value: 'luis@ejemplo.es' },
    ])
  })

  it('for a page that is not published, or not any more, get a kind 404', async () => {
    const draft = await createPage(ana, 'Borrador', documentWith('x', fields))
    expect(draft.publication).toBeNull()
    const gone = await publishPage(ana, 'Retirada', documentWith('x', fields))
    await ana.call('DELETE', `/api/pages/${gone.id}/publication`)
    for (const path of ['/p/borrador/leads', `${gone.path}/leads`, '/p/nada/leads']) {
      const answer = await send(server.url + path, form(valid))
      expect(answer.status).toBe(404)
      expect(answer.text).toContain('Esta página no está publicada')
      expect(await send(server.url + path, form(valid), asJson)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      })
    }
  })

  it('for a form that is not on the page are refused', async () => {
    for (const id of ['form-9', 'heading-1700000000001', '__proto__', '\0'])
      expect((await send(action, form({ ...valid, formId: id }), asJson)).body).toMatchObject({
        status: 422,
        code: 'UNKNOWN_FORM',
      })
  })

  it('that are too large or of another kind are refused', async () => {
    const large = form({ ...valid, message: 'x'.repeat(260 * 1024) })
    expect(await send(action, large, asJson)).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    })
    expect((await send(action, large)).text).toContain('El envío es demasiado grande')
    const json = { 'content-type': 'application/json', ...asJson }
    expect(await send(action, JSON.stringify(valid), json)).toMatchObject({ status: 415 })
    const broken = { 'content-type': 'multipart/form-data; boundary=x', ...asJson }
    expect(await send(action, 'no boundary here', broken)).toMatchObject({ status: 415 })
  })

  it('whose texts are too long come back with all of them, and words at the field', async () => {
    const long = ['email', { name: 'uno', type: 'textarea' }, { name: 'dos', type: 'textarea' }]
    const owner = await signUp(server.url)
    const { path } = await publishPage(owner, 'Textos largos', documentWith('x', long))
    const uno = 'ñ'.repeat(4000)
    const dos = 'a'.repeat(100_000)
    const answer = await send(
      `${server.url}${path}/leads`,
      form({ email: 'ana@ejemplo.es', message: '', uno, dos }),
    )
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('value="ana@ejemplo.es"')
    expect(answer.text).toContain(`>${uno}</textarea>`)
    expect(answer.text).toMatch(
      />a{100000}<\/textarea><span id="[^"]*-dos-error"[^>]*>Como mucho 4000 caracteres\.</,
    )
    expect(answer.text.match(/id="[^"]*-error"/g)).toHaveLength(1)
  })

  it('keep what was chosen, and what a hidden field carries by itself', async () => {
    const kinds = [
      { name: 'temas', type: 'multiple', options: ['Web', 'SEO', 'Vídeo'] },
      { name: 'plan', type: 'select', options: ['Uno', 'Dos'] },
      { name: 'campana', type: 'hidden', value: 'otoño' },
    ]
    const owner = await signUp(server.url)
    const { path } = await publishPage(owner, 'Con opciones', documentWith('x', kinds))
    const body = form({ plan: 'Tres', campana: 'falsa' })
    for (const tema of ['Web', 'Vídeo']) body.append('temas', tema)
    expect((await send(`${server.url}${path}/leads`, body, asJson)).body).toMatchObject({
      errors: [{ path: 'plan' }],
    })
    body.set('plan', 'Dos')
    expect((await send(`${server.url}${path}/leads`, body)).status).toBe(303)
    expect((await leadsOf(owner)).items[0]?.fields.map(({ value }) => value)).toEqual([
      'Web\nVídeo',
      'Dos',
      'otoño',
    ])
  })

  it.each([
    ['/gracias', 303, '/gracias'],
    ['#abajo', 303, '#abajo'],
    ['https://ejemplo.es/año?a=1&b=2', 200, '0; url=https://ejemplo.es/a%C3%B1o?a=1&b=2'],
    ['javascript:alert(1)', 303, '#gracias-'],
  ])('lead on to %s where the form says so', async (afterLink, status, target) => {
    const owner = await signUp(server.url)
    const [heading] = documentWith('x').elements
    const props = { fields, after: 'redirect', afterLink }
    const elements = [heading, { id: formId, type: 'form', name: 'Formulario', props }]
    const { path } = await publishPage(owner, 'Que lleva lejos', { version: 1, elements })
    const answer = await send(`${server.url}${path}/leads`, form(valid))
    expect(answer.status).toBe(status)
    expect(answer.headers.get(status === 303 ? 'location' : 'refresh')).toContain(target)
    expect((await leadsOf(owner)).total).toBe(1)
  })

  it('outlive their page', async () => {
    const owner = await signUp(server.url)
    const { id, path } = await publishPage(owner, 'Pasajera', documentWith('x', fields))
    await send(`${server.url}${path}/leads`, form(valid))
    await owner.call('DELETE', `/api/pages/${id}`)
    await owner.call('DELETE', `/api/bin/pages/${id}`)
    const { items } = await leadsOf(owner)
    expect(items).toMatchObject([{ pageId: null, pageName: 'Pasajera' }])
  })

  it('are listed last first, page by page, one page’s alone where asked, and never to others', async () => {
    const owner = await signUp(server.url)
    const one = await publishPage(owner, 'Uno', documentWith('x', fields))
    const two = await publishPage(owner, 'Dos', documentWith('x', fields))
    for (let number = 1; number <= 5; number++)
      await send(`${server.url}${one.path}/leads`, form({ ...valid, name: `L${number}` }))
    await send(`${server.url}${two.path}/leads`, form(valid))
    const first = await leadsOf(owner, `?limit=4&pageId=${one.id}`)
    const rest = await leadsOf(
      owner,
      `?limit=4&pageId=${one.id}&cursor=${encodeURIComponent(first.nextCursor ?? '')}`,
    )
    const names = [...first.items, ...rest.items].map((lead) => lead.fields[0]?.value)
    expect(names).toEqual(['L5', 'L4', 'L3', 'L2', 'L1'])
    expect([first.total, rest.nextCursor]).toEqual([5, null])
    expect((await leadsOf(owner)).total).toBe(6)
    const stranger = await signUp(server.url)
    expect(await leadsOf(stranger, `?pageId=${one.id}`)).toEqual({ items: [], nextCursor: null, total: 0 })
  })

  it('sent all at once are all there', async () => {
    const owner = await signUp(server.url)
    const busy = await publishPage(owner, 'Concurrida', documentWith('x', fields))
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, number) =>
        send(`${server.url}${busy.path}/leads`, form({ ...valid, name: `N${number}` })),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
    expect((await leadsOf(owner)).total).toBe(150)
  })
})

describe('with the usual limits', () => {
  it('one address cannot flood one page', async () => {
    const server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '1' })
    const ana = await signUp(server.url)
    const { path } = await publishPage(ana, 'Inundada', documentWith('x', fields))
    const statuses: number[] = []
    for (let number = 0; number < 31; number++)
      statuses.push((await send(`${server.url}${path}/leads`, form(valid))).status)
    expect(statuses.filter((status) => status === 303)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    const refused = await send(`${server.url}${path}/leads`, form({ ...valid, name: 'Ñandú «Gil»' }))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.text).toMatch(/Lo que has escrito sigue aquí: espera \d+ minutos y vuelve a enviarlo/)
    expect(refused.text).toContain('value="Ñandú «Gil»"')
    const other = await publishPage(ana, 'Tranquila', documentWith('x', fields))
    expect((await send(`${server.url}${other.path}/leads`, form(valid))).status).toBe(303)
  })
})
