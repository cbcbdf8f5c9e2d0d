import { formSchema, formSummarySchema } from '@aurelio/contracts/forms'
import { leadSchema } from '@aurelio/contracts/leads'
import { agreedField, drawnWords } from '@aurelio/page'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { documentWith, formId, publishPage } from '../../testing/pages.ts'
import { answerOf, type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const fields = [
  'name',
  'email',
  { name: 'plan', label: 'Plan', type: 'select', options: ['Básico', 'Completo'], required: false },
  { name: 'temas', label: 'Temas', type: 'multiple', options: ['Web', 'Vídeo'], required: false },
  { name: 'nota', label: 'Nota', type: 'scale', required: false },
  { name: 'personas', label: 'Personas', type: 'number', required: false },
  { name: 'dia', label: 'Día', type: 'date', required: false },
]

const listed = async (person: Person) =>
  z.object({ items: z.array(formSchema) }).parse(bodyOf(await person.call('GET', '/api/forms'))).items

const answersOf = (name: string): [string, string][] => [
  ['name', name],
  ['email', `${name}@ejemplo.es`],
]

onEachEngine('forms', (engine) => {
  let server: TestServer
  let ana: Person
  let page: { id: string; path: string }
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    page = await publishPage(ana, 'Captación "de" otoño', documentWith('Déjanos tus datos', fields))
  })
  const send = async (values: readonly (readonly [string, string])[], path = `${page.path}/leads`) => {
    const body = new URLSearchParams({ formId })
    for (const [name, value] of values) body.append(name, value)
    return answerOf(await fetch(server.url + path, { method: 'POST', body, redirect: 'manual' }))
  }

  it('stand in a list with their answers, of the own workspace alone', async () => {
    expect(await listed(ana)).toMatchObject([{ pageId: page.id, formId, answers: 0, lastAt: null }])
    await send([
      ['name', 'Luis'],
      ['email', 'luis@ejemplo.es'],
      ['plan', 'Completo'],
      ['temas', 'Web'],
      ['temas', 'Vídeo'],
      ['nota', '4'],
      ['personas', '12'],
      ['dia', '2027-01-15'],
    ])
    await send([
      ['name', 'Eva'],
      ['email', 'eva@ejemplo.es'],
      ['temas', 'Web'],
      ['nota', '5'],
      ['personas', '340'],
      ['dia', '2026-12-24'],
    ])
    await send([
      ['name', 'Robot'],
      ['email', 'robot@ejemplo.es'],
      ['website', 'x'],
    ])
    expect(await listed(ana)).toMatchObject([{ answers: 2 }])
    const stranger = await signUp(server.url)
    expect((await listed(stranger)).map(({ pageId }) => pageId)).not.toContain(page.id)
    expect((await stranger.call('GET', `/api/forms/${page.id}/${formId}`)).status).toBe(404)
  })

  it('are summed up, field by field', async () => {
    const summary = formSummarySchema.parse(bodyOf(await ana.call('GET', `/api/forms/${page.id}/${formId}`)))
    const byName = new Map(summary.fields.map((field) => [field.name, field]))
    expect(summary.looked).toBe(2)
    expect(summary.days).toHaveLength(30)
    expect(summary.days.at(-1)).toMatchObject({ answers: 2, before: 0 })
    expect(summary.days.slice(0, -1).every(({ answers }) => answers === 0)).toBe(true)
    expect(byName.get('plan')).toMatchObject({
      filledIn: 1,
      choices: [
        { value: 'Básico', count: 0 },
        { value: 'Completo', count: 1 },
      ],
    })
    expect(byName.get('temas')?.choices).toEqual([
      { value: 'Web', count: 2 },
      { value: 'Vídeo', count: 1 },
    ])
    expect(byName.get('nota')).toMatchObject({ average: 4.5 })
    expect(byName.get('personas')?.average).toBe(176)
    expect(byName.get('personas')?.ranges.filter(({ count }) => count > 0)).toEqual([
      { from: 0, to: 50, count: 1 },
      { from: 300, to: 350, count: 1 },
    ])
    expect(byName.get('dia')).toMatchObject({
      choices: [
        { value: '12/2026', count: 1 },
        { value: '01/2027', count: 1 },
      ],
      texts: [],
    })
    expect(byName.get('name')?.texts).toEqual(['Eva', 'Luis'])
    expect(summary.embed?.steps).toHaveLength(1)
    expect(summary.embed?.steps[0]).toContain('name="plan"')
    expect(summary.embed?.steps[0]).toMatch(
      /Revisa los campos marcados.*Rellena este campo\..*Escribe tu correo electrónico\./s,
    )
    expect(summary.embed?.html).toContain(`/leads?alone=1`)
    expect(summary.embed?.html).not.toContain('<script')
  })

  it('of the workspace gather what all their pages bring, and what came before they were its own', async () => {
    const own = { id: formId, type: 'form', name: '', props: { fields: ['name', 'email'] } }
    const before = await publishPage(ana, 'De antes', { version: 1, elements: [own] })
    await send(answersOf('primera'), `${before.path}/leads`)
    const made = { name: 'Contacto', document: { version: 1, elements: [own] } }
    const { id } = z.object({ id: z.string() }).parse(bodyOf(await ana.call('POST', '/api/symbols', made)))
    const unused = { formId: id, pageId: null, name: 'Contacto', pages: [], address: null, answers: 0 }
    expect(await listed(ana)).toContainEqual({ ...unused, lastAt: null })
    expect(bodyOf(await ana.call('GET', `/api/forms/${id}`))).toMatchObject({ embed: null, looked: 0 })

    // It takes the place of the page's own, and stands on another page too.
    const place = { id: formId, type: 'symbol', name: '', props: { symbol: id, values: {} } }
    const shown = { name: 'De antes', document: { version: 1, elements: [place] }, baseVersion: 1 }
    bodyOf(await ana.call('PUT', `/api/pages/${before.id}`, shown))
    bodyOf(await ana.call('POST', `/api/pages/${before.id}/publication`))
    const other = await publishPage(ana, 'Otra', { version: 1, elements: [place] })
    await send(answersOf('segunda'), `${before.path}/leads`)
    const last = await send(answersOf('tercera'), `${other.path}/leads`)
    expect(last.headers.get('location')).toBe(`${other.path}#gracias-${formId}`)

    const form = (await listed(ana)).find((each) => each.formId === id)
    expect(form).toMatchObject({ answers: 3, pageId: null })
    expect(form?.pages.map(({ name }) => name)).toEqual(['De antes', 'Otra'])
    const summary = formSummarySchema.parse(bodyOf(await ana.call('GET', `/api/forms/${id}`)))
    expect(summary.fields.find(({ name }) => name === 'name')?.texts).toEqual([
      'tercera',
      'segunda',
      'primera',
    ])
    expect((await fetch(form?.address ?? '')).status).toBe(200)
    const exported = await ana.call('GET', `/api/exports/leads.csv?formId=${id}`)
    for (const name of ['primera', 'segunda', 'tercera']) expect(exported.text).toContain(name)
    // Its pages have no forms of their own.
    expect((await listed(ana)).map((each) => each.pageId)).not.toContain(other.id)
    const stranger = await signUp(server.url)
    expect((await stranger.call('GET', `/api/forms/${id}`)).status).toBe(404)
  })

  it('keep with each lead why they ask for no consent', async () => {
    const reason = 'Es cliente: lo cubre el contrato'
    const props = { fields: ['name', 'email'], noConsentReason: reason }
    const form = { id: formId, type: 'form', name: '', props }
    const { path } = await publishPage(ana, 'Clientes', { version: 1, elements: [form] })
    await send(answersOf('clara'), `${path}/leads`)
    const found = bodyOf(await ana.call('GET', '/api/leads?q=clara'))
    expect(found).toMatchObject({ items: [{ proof: { consents: [], reason } }] })
    const { text } = await ana.call('GET', '/api/exports/leads.csv?q=clara')
    expect(text).toContain(`;${reason};${path};`)
  })

  it('say that who sends them agrees where nothing else is said, and keep it of those who read it', async () => {
    const { path } = await publishPage(ana, 'Sin casilla', documentWith('x', ['name', 'email']))
    expect((await answerOf(await fetch(server.url + path))).text).toContain(drawnWords('es').sendingConsent)
    await send([...answersOf('quien-lo-leyo'), [agreedField, '1']], `${path}/leads`)
    await send(answersOf('un-programa'), `${path}/leads`)
    const consentsOf = async (name: string) =>
      z
        .object({ items: z.array(leadSchema) })
        .parse(bodyOf(await ana.call('GET', `/api/leads?q=${name}`)))
        .items.map(({ proof }) => proof?.consents)
    expect(await consentsOf('quien-lo-leyo')).toEqual([[{ text: drawnWords('es').sendingConsent, link: '' }]])
    expect(await consentsOf('un-programa')).toEqual([[]])
  })

  it('have an address of their own, which any site may frame, and to which they come back', async () => {
    const [own] = (await listed(ana)).filter(({ pageId }) => pageId === page.id)
    const { pathname } = new URL(own?.address ?? '')
    const alone = await answerOf(await fetch(server.url + pathname))
    expect(alone.status).toBe(200)
    expect(alone.text).not.toContain('Déjanos tus datos')
    expect(alone.text).not.toContain('<script')
    expect(alone.headers.get('content-security-policy')).toContain('frame-ancestors *')
    const action = `${page.path}/leads?alone=1`
    expect(alone.text).toContain(`action="${action}#`)
    const sent = await send(
      [
        ['name', 'Ana'],
        ['email', 'ana@ejemplo.es'],
      ],
      action,
    )
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${pathname}#gracias-${formId}`])
    const refused = await send([['name', 'Ana']], action)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('value="Ana"')
    expect(refused.text).not.toContain('Déjanos tus datos')
    expect(refused.headers.get('content-security-policy')).toContain('frame-ancestors *')
    for (const path of [`${page.path}/forms/nada`, '/p/nada/forms/nada'])
      expect((await fetch(server.url + path)).status).toBe(404)
  })
})
