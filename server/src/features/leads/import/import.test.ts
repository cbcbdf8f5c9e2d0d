import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { leadHistorySchema, leadSchema } from '@aurelio/contracts/leads'
import { type LeadImport, leadImportSchema } from '@aurelio/contracts/lead-imports'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { comesDue } from '../../../testing/scheduled-jobs.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const listSchema = z.object({ items: z.array(leadSchema), total: z.int() })
const openSchema = z.object({ lead: leadSchema, history: leadHistorySchema })

const people = [
  'Nombre;Correo electrónico;Teléfono;Empresa;Estado;Importe;Etiquetas;Notas',
  'Íñigo Peña;inigo@ejemplo.es;600 123 456;"Peña; hijos";Ganado;1.200,50 €;VIP, óptica;Llamar en mayo',
  ';;;;;;;',
  'Ana Ruiz;ana@ejemplo.es;;=1+1;;;;',
  '',
].join('\r\n')

onEachEngine('leads out of a file', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
  })

  async function send(body: Uint8Array<ArrayBuffer>, name: string, person = ana) {
    return fetch(`${server.url}/api/lead-imports?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { cookie: person.cookie, origin: server.url, 'content-type': 'text/csv' },
      body,
    })
  }
  const upload = async (text: string, encoding: BufferEncoding = 'utf8') => {
    const answer = await send(new Uint8Array(Buffer.from(text, encoding)), 'contactos.csv')
    expect(answer.status).toBe(201)
    return leadImportSchema.parse(await answer.json())
  }
  const act = async ({ id }: LeadImport, deed: string, body?: object) =>
    leadImportSchema.parse(bodyOf(await ana.call('POST', `/api/lead-imports/${id}/${deed}`, body ?? {})))
  const untilIn = async ({ id }: LeadImport, state: LeadImport['state']) => {
    const read = async () => leadImportSchema.parse(bodyOf(await ana.call('GET', `/api/lead-imports/${id}`)))
    await expect.poll(async () => (await read()).state).toBe(state)
    return read()
  }
  const list = async (q: string) =>
    listSchema.parse(bodyOf(await ana.call('GET', `/api/leads?q=${encodeURIComponent(q)}`)))

  it('come in as a spreadsheet in Spain writes it, and go again with one call', async () => {
    const taken = await upload(people, 'latin1')
    expect(taken).toMatchObject({ encoding: 'windows-1252', delimiter: ';', state: 'ready', imported: 0 })
    expect(taken.columns[1]).toBe('Correo electrónico')
    expect(taken.preview[0]?.[3]).toBe('Peña; hijos')
    expect(taken.mapping).toEqual(['name', 'email', 'phone', 'field', 'state', 'value', 'labels', 'note'])
    await act(taken, 'start', { mapping: taken.mapping })
    expect(await untilIn(taken, 'done')).toMatchObject({ imported: 2, skipped: 1, percent: 100 })
    const [inigo] = (await list('peña hijos')).items
    expect(inigo).toMatchObject({
      name: 'Íñigo Peña',
      email: 'inigo@ejemplo.es',
      state: 'won',
      valueCents: 120_050,
      labels: ['VIP', 'óptica'],
      pageName: 'contactos.csv',
    })
    const { history } = openSchema.parse(bodyOf(await ana.call('GET', `/api/leads/${inigo?.id}`)))
    expect(history.map(({ kind }) => kind).toSorted()).toEqual(['note', 'submission'])
    expect((await list('mayo')).items.map(({ id }) => id)).toEqual([inigo?.id])
    expect((await ana.call('POST', `/api/lead-imports/${taken.id}/start`, { mapping: [] })).status).toBe(409)
    await act(taken, 'undo')
    await untilIn(taken, 'undone')
    expect((await list('ejemplo.es')).total).toBe(0)
  })

  it('are many: in as they stand, and no more once somebody stops it', async () => {
    const rows = Array.from({ length: 900 }, (_, at) => `Persona ${at},p${at}@muchos.es`)
    const taken = await upload(['name,email', ...rows].join('\n'))
    await act(taken, 'start', { mapping: taken.mapping })
    expect(await untilIn(taken, 'done')).toMatchObject({ imported: 900, skipped: 0 })
    expect((await list('muchos.es')).total).toBe(900)
    expect((await list('p899@')).items.map(({ name }) => name)).toEqual(['Persona 899'])
    const stopped = await upload(['name,email', ...rows].join('\n'))
    await act(stopped, 'start', { mapping: stopped.mapping })
    expect((await ana.call('POST', `/api/lead-imports/${stopped.id}/cancel`, {})).status).toBeLessThan(500)
    const ended = await ana.call('POST', `/api/lead-imports/${stopped.id}/undo`, {})
    expect(ended.status).toBe(200)
    await untilIn(stopped, 'undone')
    expect((await list('muchos.es')).total).toBe(900)
  })

  it('stop where a quote opens that nobody closes, and say at which line', async () => {
    const good = Array.from({ length: 3 }, (_, at) => `Antes ${at},antes${at}@roto.es`)
    const rest = Array.from({ length: 30_000 }, (_, at) => `Después ${at},despues${at}@roto.es`)
    const taken = await upload(['name,email', ...good, '"Sin cerrar,x@roto.es', ...rest].join('\n'))
    await act(taken, 'start', { mapping: taken.mapping })
    expect(await untilIn(taken, 'failed')).toMatchObject({ imported: 3, brokenLine: 4 })
    expect((await list('roto.es')).total).toBe(3)
    await act(taken, 'undo')
    await untilIn(taken, 'undone')
    expect((await list('roto.es')).total).toBe(0)
  })

  it('take quotes where they do not belong for what they are', async () => {
    const rows = [
      'nombre;correo;mensaje',
      'Ana "la Rubia" Ruiz;q1@comillas.es;Dice "hola"',
      'Bea;q2@comillas.es;"texto "con" comillas" sueltas',
      '"Celia" ; "q3@comillas.es" ;""""',
      'Dora;q4@comillas.es;" a;b "',
    ]
    const taken = await upload(rows.join('\n'))
    await act(taken, 'start', { mapping: taken.mapping })
    expect(await untilIn(taken, 'done')).toMatchObject({ imported: 4 })
    const { items } = await list('comillas.es')
    const read = items.map(({ name, email, fields }) => [name, email, fields[2]?.value])
    expect(read.toSorted(([, one = ''], [, other = '']) => (one < other ? -1 : 1))).toEqual([
      ['Ana "la Rubia" Ruiz', 'q1@comillas.es', 'Dice "hola"'],
      ['Bea', 'q2@comillas.es', '"texto "con" comillas" sueltas'],
      ['Celia', 'q3@comillas.es', '"'],
      ['Dora', 'q4@comillas.es', 'a;b'],
    ])
  })

  it.each([0, 1, 15])('keep what stands before such a quote, of %i rows too', async (rows) => {
    const good = Array.from({ length: rows }, (_, at) => `Antes ${at},antes${at}@poco.es`)
    const rest = Array.from({ length: 30_000 }, (_, at) => `Después ${at},despues${at}@poco.es`)
    const taken = await upload(['name,email', ...good, '"Sin cerrar,x@poco.es', ...rest].join('\n'))
    await act(taken, 'start', { mapping: taken.mapping })
    expect(await untilIn(taken, 'failed')).toMatchObject({ imported: rows, brokenLine: rows + 1 })
    await act(taken, 'undo')
    await untilIn(taken, 'undone')
  })

  it('leave nobody’s data behind once they are over, or nobody begins them', async () => {
    const [forgotten, waiting, done] = [await upload(people), await upload(people), await upload(people)]
    expect(await act(done, 'start', { mapping: done.mapping })).toMatchObject({ preview: [] })
    await untilIn(done, 'done')
    const set = (id: string, values: { createdAt?: string; preview?: string }) =>
      server.database.query().updateTable('tableImport').set(values).where('id', '=', id).execute()
    await set(forgotten.id, { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString() })
    // As imports were kept once.
    await set(done.id, { preview: JSON.stringify(done.preview) })
    await comesDue(server.database, 'table-import-sweep')
    expect(await untilIn(forgotten, 'cancelled')).toMatchObject({ imported: 0 })
    await expect.poll(async () => (await untilIn(forgotten, 'cancelled')).preview).toEqual([])
    await expect.poll(async () => (await untilIn(done, 'done')).preview).toEqual([])
    expect((await untilIn(waiting, 'ready')).preview).toEqual(waiting.preview)
    const files = await readdir(join(server.dataDir, 'files', 'lead-imports'))
    expect(files).toContain(waiting.id)
    expect(files).not.toContain(forgotten.id)
    await act(done, 'undo')
    await untilIn(done, 'undone')
  })

  it('are no file that is no table, and nobody else’s', async () => {
    const bytes = new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'))
    for (const body of [bytes, new Uint8Array()]) {
      const answer = await send(body, 'x.csv')
      expect([answer.status, z.object({ code: z.string() }).parse(await answer.json()).code]).toEqual([
        422,
        'NOT_A_TABLE',
      ])
    }
    const taken = await upload('name\nAna')
    const other = await signUp(server.url)
    for (const deed of ['start', 'cancel', 'undo'])
      expect(
        (await other.call('POST', `/api/lead-imports/${taken.id}/${deed}`, { mapping: [] })).status,
      ).toBe(404)
  })
})
