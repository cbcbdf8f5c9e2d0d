import { leadSchema } from '@aurelio/contracts/leads'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onBothEngines } from '../../../testing/engines.ts'
import { documentWith, formId, publishPage, sendForm } from '../../../testing/pages.ts'
import { comesDue } from '../../../testing/scheduled-jobs.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, sessionOf } from '../../../testing/work.ts'

const listSchema = z.object({ items: z.array(leadSchema), total: z.int() })
const fields = [
  'name',
  { name: 'phone', label: 'Teléfono', type: 'tel', required: false },
  { name: 'agreed', label: 'Acepto recibir el boletín trimestral', type: 'checkbox', required: false },
]

onBothEngines('a search over everything', (engine) => {
  let server: TestServer
  let ana: Person
  let page: Awaited<ReturnType<typeof publishPage>>
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    page = await publishPage(ana, 'Jardinería de otoño', documentWith('x', fields))
  })
  const send = (name: string, rest: Record<string, string> = {}, path = page.path) =>
    sendForm(server.url, path, { name, ...rest })
  const list = async (q: string, rest = '', person = ana) =>
    listSchema.parse(bodyOf(await person.call('GET', `/api/leads?q=${encodeURIComponent(q)}${rest}`)))
  const names = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).items.map(({ name }) => name)
  const found = async (name: string) => {
    const [lead] = (await list(name)).items
    if (!lead) throw new Error(`There is no ${name}`)
    return lead
  }
  const change = async (name: string, body: object) => {
    const { id, version } = await found(name)
    bodyOf(await ana.call('PATCH', `/api/leads/${id}`, { baseVersion: version, ...body }))
  }
  /** Whether it lies in the index by now. */
  const indexed = async () => {
    await expect
      .poll(async () =>
        server.database.query().selectFrom('lead').select('id').where('seq', 'is', null).execute(),
      )
      .toEqual([])
  }

  it('finds a phone however it was written and is written', async () => {
    const typed = { Uno: '600 111 222', Dos: '+34600111222', Tres: '0034 600-11-12-22', Otro: '600 111 223' }
    for (const [name, phone] of Object.entries(typed)) await send(name, { phone })
    for (const round of ['waiting', 'indexed']) {
      if (round === 'indexed') await indexed()
      for (const q of ['+34 600 111 222', '600111222', '0034600111222', '600 111 222', '+34 (600) 11 12 22'])
        expect([q, (await names(q)).toSorted()]).toEqual([q, ['Dos', 'Tres', 'Uno'].toSorted()])
      expect((await names('600 111 22')).length).toBe(4)
      expect(await names('dos +34 600111222')).toEqual(['Dos'])
    }
  })

  it('finds leads by the page they came from, as it is called now and as it was then', async () => {
    const other = await publishPage(ana, 'Poda de olivos', documentWith('x', fields))
    await send('Olga', {}, other.path)
    await indexed()
    expect(await names('olivos')).toEqual(['Olga'])
    expect(await names('poda OLIVOS olga')).toEqual(['Olga'])
    expect(await names('jardineria olga')).toEqual([])
    const body = { name: 'Naranjos', document: documentWith('x', fields), baseVersion: 1 }
    bodyOf(await ana.call('PUT', `/api/pages/${other.id}`, body))
    expect(await names('naranjos')).toEqual(['Olga'])
    expect(await names('olivos')).toEqual(['Olga'])
    expect(await names('olivos', '&sort=name&order=asc')).toEqual(['Olga'])
  })

  it('finds them by the form, who has them, their state in each language, a label, and what was agreed to', async () => {
    const symbol = { name: 'Presupuesto exprés', document: { version: 1, elements: [] as unknown[] } }
    symbol.document.elements = [{ id: formId, type: 'form', name: '', props: { fields } }]
    const { id } = z.object({ id: z.string() }).parse(bodyOf(await ana.call('POST', '/api/symbols', symbol)))
    const place = { id: formId, type: 'symbol', name: '', props: { symbol: id, values: {} } }
    const shown = await publishPage(ana, 'Con formulario', { version: 1, elements: [place] })
    await send('Fermín', {}, shown.path)
    await send('Gala', { agreed: 'true' })
    await send('Hilario')
    await indexed()
    expect(await names('expres')).toEqual(['Fermín'])
    expect(await names('boletin trimestral')).toEqual(['Gala'])
    const bruno = await colleagueOf(server, ana, 'member')
    const { user } = await sessionOf(bruno)
    await change('Hilario', { assigneeId: user.id, state: 'won', labels: ['Muy urgente'] })
    expect(await names(user.name)).toEqual(['Hilario'])
    expect(await names('urgente')).toEqual(['Hilario'])
    for (const q of ['ganado', 'Won', 'gagné', 'gewonnen', 'gana hilario'])
      expect(await names(q)).toEqual(['Hilario'])
    expect(await names('perdido')).toEqual([])
    expect(await names('nuevo')).not.toContain('Hilario')
  })

  it('finds what is kept apart by its name, beside what says that word', async () => {
    await send('Irene', { agreed: 'true' })
    await send('Spamela')
    await change('Irene', { state: 'spam' })
    expect((await list('spam')).total).toBe(2)
    expect((await names('spam')).toSorted()).toEqual(['Irene', 'Spamela'])
    expect(await names('spam', '&sort=name&order=asc')).toEqual(['Irene', 'Spamela'])
    expect(await names('spam', '&limit=1&sort=name&order=desc')).toEqual(['Spamela'])
    expect(await names('spam irene')).toEqual(['Irene'])
    expect(await names('irene')).toEqual([])
  })

  it('tells a client nothing of who has a lead, and nothing of what is not shared', async () => {
    const client = await colleagueOf(server, ana, 'client')
    const project = await createProject(ana, 'Jardines')
    bodyOf(await ana.call('PUT', `/api/pages/${page.id}/project`, { projectId: project.id }))
    const { user } = await sessionOf(client)
    const share = { clients: [user.id], level: 'view', leads: true }
    bodyOf(await ana.call('PUT', `/api/projects/${project.id}/share`, share))
    const { user: owner } = await sessionOf(ana)
    await send('Jacinta')
    await indexed()
    await change('Jacinta', { assigneeId: owner.id })
    expect(await names(`jacinta ${owner.name}`)).toEqual(['Jacinta'])
    expect(await names(`jacinta ${owner.name}`, '', client)).toEqual([])
    expect(await names('jacinta jardineria', '', client)).toEqual(['Jacinta'])
    expect(await names('naranjos', '', client)).toEqual([])
  })

  it('finds what an older version indexed once it was gone through again', async () => {
    await send('Karina', { agreed: 'true' })
    await indexed()
    const { id } = await found('karina')
    const { seq } = await server.database
      .query()
      .selectFrom('lead')
      .select('seq')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await server.database.query().deleteFrom('leadPhrase').execute()
    expect(await names('trimestral karina')).toEqual([])
    await server.database
      .query()
      .insertInto('leadReindex')
      .values({ id: 1, done: 0, last: seq ?? 0 })
      .execute()
    await comesDue(server.database, 'lead-index')
    await expect.poll(() => names('trimestral karina')).toEqual(['Karina'])
    expect(await server.database.query().selectFrom('leadReindex').selectAll().execute()).toEqual([])
  })

  it('finds by a name that more pages bear than are asked for one by one', async () => {
    const { id: workspaceId } = (await sessionOf(ana)).workspace
    const row = await server.database
      .query()
      .selectFrom('page')
      .selectAll()
      .where('id', '=', page.id)
      .executeTakeFirstOrThrow()
    for (let at = 0; at < 120; at++)
      await server.database
        .query()
        .insertInto('page')
        .values({
          ...row,
          id: `many-${at}`,
          slug: null,
          siteId: null,
          workspaceId,
          name: `Riego ${at}`,
          search: `riego ${at}`,
        })
        .execute()
    await server.database
      .query()
      .updateTable('lead')
      .set({ pageId: 'many-119' })
      .where('name', '=', 'Karina')
      .execute()
    expect(await names('riego')).toEqual(['Karina'])
    expect(await names('riego karina')).toEqual(['Karina'])
    expect(await names('riego galerna')).toEqual([])
  })
})
