import { leadHistorySchema, leadSchema } from '@aurelio/contracts/leads'
import { notificationSchema } from '@aurelio/contracts/notifications'
import { searchResultSchema } from '@aurelio/contracts/search'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onBothEngines } from '../../../testing/engines.ts'
import { documentWith, formId, publishPage, sendForm } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, sessionOf, walk } from '../../../testing/work.ts'

const listSchema = z.object({ items: z.array(leadSchema), nextCursor: z.string().nullable(), total: z.int() })
const openSchema = z.object({ lead: leadSchema, history: leadHistorySchema })
const notificationsSchema = z.object({ items: z.array(notificationSchema) })
const fields = ['name', 'email', 'phone', 'message']
const links = (count: number) => Array.from({ length: count }, (_, at) => `https://x${at}.es`).join(' ')

const nameOf = async (person: Person) => (await sessionOf(person)).user.name
const toldOf = async (person: Person) =>
  notificationsSchema
    .parse(bodyOf(await person.call('GET', '/api/notifications')))
    .items.filter(({ kind }) => kind === 'lead.mentioned')

onBothEngines('the inbox of leads', (engine) => {
  let server: TestServer
  let ana: Person
  let path: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    path = (await publishPage(ana, 'Captación', documentWith('x', fields))).path
  })
  const send = (values: Record<string, string>) => sendForm(server.url, path, values)
  const list = async (query = '', person = ana) =>
    listSchema.parse(bodyOf(await person.call('GET', `/api/leads${query}`)))
  const open = async (id: string) => openSchema.parse(bodyOf(await ana.call('GET', `/api/leads/${id}`)))
  const lead = async (name: string, rest: Record<string, string> = {}) => {
    await send({ name, email: `${name.toLowerCase().replaceAll(/\W/g, '')}@ejemplo.es`, ...rest })
    const [found] = (await list(`?q=${encodeURIComponent(name)}`)).items
    if (!found) throw new Error(`No lead of ${name}`)
    return found
  }
  const change = (id: string, body: object) => ana.call('PATCH', `/api/leads/${id}`, body)

  it('knows who a lead is from, and finds it by anything that stands in it', async () => {
    const made = await lead('Íñigo Peña', { phone: '600 123 456', message: 'Quiero una web de Zapatos' })
    expect(made).toMatchObject({ name: 'Íñigo Peña', phone: '600 123 456', state: 'new', version: 1 })
    for (const q of ['inigo', 'PEÑA', 'igopea@', '123 456', 'zapatos web'])
      expect((await list(`?q=${encodeURIComponent(q)}`)).items.map(({ id }) => id)).toContain(made.id)
    for (const q of ['zapatos casa', '%', '_'])
      expect((await list(`?q=${encodeURIComponent(q)}`)).total).toBe(0)
    const { leads } = searchResultSchema.parse(bodyOf(await ana.call('GET', '/api/search?q=zapatos')))
    expect(leads).toEqual([{ id: made.id, name: 'Íñigo Peña' }])
  })

  it('is found by what is to be done next too', async () => {
    const { id } = await lead('Teodora')
    bodyOf(await ana.call('POST', `/api/leads/${id}/tasks`, { title: 'Mandarle el catálogo de otoño' }))
    expect((await list('?q=catalogo')).items.map((found) => found.id)).toEqual([id])
  })

  it('changes what is named, and filters by it page by page', async () => {
    const { user } = await sessionOf(ana)
    const [one, two] = [await lead('Berta Uno'), await lead('Berta Dos')]
    for (const { id } of [one, two])
      bodyOf(await change(id, { baseVersion: 1, state: 'won', assigneeId: user.id, valueCents: 120_050 }))
    const won = await walk((query) => list(`?limit=1&state=won&mine=true&q=berta${query}`))
    expect(won.map(({ name }) => name)).toEqual(['Berta Dos', 'Berta Uno'])
    expect(won[0]).toMatchObject({ valueCents: 120_050, assignee: { id: user.id }, version: 2 })
    const labelled = bodyOf(await change(one.id, { baseVersion: 2, labels: ['VIP', 'VIP', 'Óptica'] }))
    expect(leadSchema.parse(labelled).labels).toEqual(['VIP', 'Óptica'])
    expect((await list('?q=optica')).items.map(({ id }) => id)).toEqual([one.id])
  })

  it('overwrites nothing that somebody else did meanwhile', async () => {
    const { id } = await lead('Carlos')
    bodyOf(await change(id, { baseVersion: 1, state: 'contacted' }))
    expect(await change(id, { baseVersion: 1, valueCents: 5 })).toMatchObject({
      status: 409,
      body: { code: 'LEAD_CHANGED' },
    })
    expect((await open(id)).lead).toMatchObject({ state: 'contacted', valueCents: null, version: 2 })
    const answers = await Promise.all(
      [1, 2, 3, 4].map((valueCents) => change(id, { baseVersion: 2, valueCents })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ])
  })

  it('tells the history of a person: all they sent by mail or phone, notes, states and the next step', async () => {
    const first = await lead('Diana', { phone: '+34 611 22 33 44' })
    await send({ name: 'Diana otra vez', email: 'otra@ejemplo.es', phone: '611223344' })
    await send({ name: 'Diana tercera', email: 'DIANA@ejemplo.es' })
    await send({ name: 'Nadie que ver', email: 'nadie@ejemplo.es' })
    bodyOf(await ana.call('POST', `/api/leads/${first.id}/notes`, { text: 'Pide presupuesto urgente' }))
    const task = bodyOf(await ana.call('POST', `/api/leads/${first.id}/tasks`, { title: 'Llamar a Diana' }))
    bodyOf(await change(first.id, { baseVersion: 1, state: 'contacted' }))
    const { history } = await open(first.id)
    expect(
      history.map((entry) =>
        'text' in entry ? [entry.kind, entry.text] : 'fields' in entry && entry.fields[0]?.value,
      ),
    ).toEqual([
      ['state', 'contacted'],
      ['task', 'Llamar a Diana'],
      ['note', 'Pide presupuesto urgente'],
      'Diana tercera',
      'Diana otra vez',
      'Diana',
    ])
    const { id } = z.object({ id: z.string() }).parse(task)
    expect(bodyOf(await ana.call('GET', `/api/tasks/${id}`))).toMatchObject({ title: 'Llamar a Diana' })
    expect((await list('?q=presupuesto')).items.map((each) => each.id)).toEqual([first.id])
  })

  it('tells those of the team whom a note names, and nobody else', async () => {
    const [bruno, client] = [
      await colleagueOf(server, ana, 'member'),
      await colleagueOf(server, ana, 'client'),
    ]
    const { id } = await lead('Elena')
    const names = await Promise.all([bruno, client, ana].map(nameOf))
    const text = names.map((name) => `@${name}`).join(' ')
    bodyOf(await ana.call('POST', `/api/leads/${id}/notes`, { text: `${text}, llámala mañana` }))
    expect(await toldOf(bruno)).toMatchObject([{ subject: { id, name: 'Elena' }, count: 1 }])
    for (const other of [ana, client]) expect(await toldOf(other)).toEqual([])
    const stranger = await signUp(server.url, 'De fuera')
    bodyOf(await ana.call('POST', `/api/leads/${id}/notes`, { text: `@${await nameOf(stranger)}` }))
    expect(await toldOf(stranger)).toEqual([])
  })

  it('keeps spam apart, and gives it back with all its consequences', async () => {
    await send({ name: 'Robot Bueno', email: 'robot@ejemplo.es', website: 'https://x.es' })
    expect((await list('?q=robot')).total).toBe(0)
    const [kept] = (await list('?q=robot&state=spam')).items
    expect(kept).toMatchObject({ state: 'spam', spamReason: 'trap' })
    const received = async () =>
      z
        .object({ items: z.array(z.object({ kind: z.string(), subject: z.object({ id: z.string() }) })) })
        .parse(bodyOf(await ana.call('GET', '/api/activity?limit=100')))
        .items.filter(({ kind, subject }) => kind === 'lead.received' && subject.id === kept?.id)
    expect(await received()).toEqual([])
    bodyOf(await change(kept?.id ?? '', { baseVersion: 1, state: 'new' }))
    expect((await list('?q=robot')).items[0]).toMatchObject({ state: 'new', spamReason: null })
    expect(await received()).toHaveLength(1)
  })

  it('keeps apart what is full of links, and not what has a few', async () => {
    await send({ name: 'Vendedor', email: 'v@ejemplo.es', message: links(4) })
    await send({ name: 'Vendida', email: 'w@ejemplo.es', message: links(3) })
    expect((await list('?q=vend')).items.map(({ name }) => name)).toEqual(['Vendida'])
    expect((await list('?q=vend&state=spam')).items[0]).toMatchObject({
      name: 'Vendedor',
      spamReason: 'links',
    })
  })

  it('changes several at once, without those that others changed', async () => {
    const [one, two] = [await lead('Elsa Uno'), await lead('Elsa Dos')]
    bodyOf(await change(two.id, { baseVersion: 1, state: 'contacted' }))
    const items = [one, two].map(({ id }) => ({ id, baseVersion: 1, state: 'lost' }))
    expect(bodyOf(await ana.call('POST', '/api/leads/changes', { items }))).toEqual({
      changed: [one.id],
      left: [two.id],
    })
    expect((await list('?q=elsa&state=lost')).items.map(({ id }) => id)).toEqual([one.id])
  })

  it('shows a client the leads that are shared with them, without what the team keeps with them', async () => {
    const client = await colleagueOf(server, ana, 'client')
    const made = await lead('Fermín')
    const { user } = await sessionOf(client)
    const project = await createProject(ana, 'Para el cliente')
    bodyOf(await ana.call('PUT', `/api/pages/${made.pageId}/project`, { projectId: project.id }))
    bodyOf(await change(made.id, { baseVersion: 1, labels: ['moroso'], valueCents: 100 }))
    bodyOf(await ana.call('POST', `/api/leads/${made.id}/notes`, { text: 'Regatea' }))
    expect((await list('?q=fermin', client)).total).toBe(0)
    expect((await client.call('GET', `/api/leads/${made.id}`)).status).toBe(404)
    const share = { clients: [user.id], level: 'view', leads: true }
    bodyOf(await ana.call('PUT', `/api/projects/${project.id}/share`, share))
    expect((await list('?q=fermin', client)).items).toMatchObject([{ labels: [], valueCents: null }])
    for (const q of ['moroso', 'regatea']) {
      expect((await list(`?q=${q}`, client)).total).toBe(0)
      expect((await list(`?q=${q}`)).total).toBe(1)
    }
    const { history } = openSchema.parse(bodyOf(await client.call('GET', `/api/leads/${made.id}`)))
    expect(history.map(({ kind }) => kind)).toEqual(['submission'])
    expect((await client.call('PATCH', `/api/leads/${made.id}`, { baseVersion: 2 })).status).toBe(403)
    expect((await client.call('GET', '/api/exports/leads.csv?q=fermin')).text).not.toContain('moroso')
  })

  it('goes out as CSV with its filter, without formulas', async () => {
    await lead('=HYPERLINK("x")', { message: 'uno;dos\n"tres"', phone: '+34 600 00 00 00' })
    const { headers, text } = await ana.call('GET', '/api/exports/leads.csv?q=hyperlink')
    expect(headers.get('content-disposition')).toBe('attachment; filename="leads.csv"')
    // Reading an answer as text takes the mark away.
    const bytes = await fetch(`${server.url}/api/exports/leads.csv?q=hyperlink`, {
      headers: { cookie: ana.cookie },
    })
    expect([...new Uint8Array(await bytes.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(text.replace('\u{FEFF}', '').split('\r\n')[0]).toBe(
      'Fecha;Página;Nombre;Correo electrónico;Teléfono;Estado;Responsable;Valor (€);Etiquetas;Origen;Dirección de origen;Campaña;Fuente de la campaña;Medio de la campaña;Término de la campaña;Contenido de la campaña;Notas;Consentimientos;Motivo sin consentimiento;Dirección del formulario;Publicación;Mensaje',
    )
    expect(text).toContain(`"'=HYPERLINK(""x"")";hyperlinkx@ejemplo.es;'+34 600 00 00 00;Nuevo;;;;`)
    expect(text.trim().endsWith('"uno;dos\n""tres"""')).toBe(true)
    // By the clock of the workspace, as every spreadsheet reads a moment.
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Madrid',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    const { items } = listSchema.parse(bodyOf(await ana.call('GET', '/api/leads?q=hyperlink')))
    expect(text).toContain(`\r\n${clock.format(new Date(items[0]?.createdAt ?? ''))};`)
    const ofForm = (id: string) => ana.call('GET', `/api/exports/leads.csv?q=hyperlink&formId=${id}`)
    expect((await ofForm(formId)).text).toContain('hyperlinkx@ejemplo.es')
    expect((await ofForm('form-1')).text).not.toContain('hyperlinkx@ejemplo.es')
    expect((await ana.call('GET', '/api/exports/leads.csv?state=nada')).status).toBe(400)
  })

  it('goes out with its notes in one cell, and with each answer once', async () => {
    const asked = ['name', 'email', { name: 'state', label: 'Estado', type: 'text' }]
    const { path: other } = await publishPage(ana, 'Otra', documentWith('x', asked))
    await sendForm(server.url, other, { name: 'Nerea', email: 'nerea@ejemplo.es', state: 'Soltera' })
    const { id } = (await list('?q=nerea')).items[0] ?? { id: '' }
    const { name } = (await sessionOf(ana)).user
    for (const text of ['Llamar; por la tarde', '=1+1'])
      bodyOf(await ana.call('POST', `/api/leads/${id}/notes`, { text }))
    const { text } = await ana.call('GET', '/api/exports/leads.csv?q=nerea')
    expect(text).toContain(';Publicación;Estado (formulario)\r\n')
    expect(text.split('nerea@ejemplo.es')).toHaveLength(2)
    const day = new Intl.DateTimeFormat('es-ES', {
      timeZone: 'Europe/Madrid',
      dateStyle: 'short',
    })
    const [date, month, year] = day.format(new Date()).split('/')
    const today = `${date?.padStart(2, '0')}/${month?.padStart(2, '0')}/20${year}`
    expect(text).toContain(`"${today}, ${name}: Llamar; por la tarde\n${today}, ${name}: =1+1"`)
  })

  it('goes out as a workbook, whose parts are texts and numbers', async () => {
    const { id } = await lead('Gema & <Hijos>', { message: '=1+1' })
    bodyOf(await change(id, { baseVersion: 1, valueCents: 1250 }))
    const { text } = await ana.call('GET', '/api/exports/leads.xlsx?q=gema')
    expect(text.startsWith('PK')).toBe(true)
    expect(text).toContain('<t xml:space="preserve">Gema &amp; &lt;Hijos&gt;</t>')
    expect(text).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>')
    expect(text).toContain('<c r="H2"><v>12.5</v></c>')
  })
})
