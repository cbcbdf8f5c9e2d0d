import { recordSchema } from '@aurelio/contracts/audit'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, sessionOf } from '../../testing/work.ts'

const listSchema = z.object({ items: z.array(recordSchema), nextCursor: z.string().nullable() })
const listOf = async (person: Person, query = '') =>
  listSchema.parse(bodyOf(await person.call('GET', `/api/workspace/audit${query}`)))
const kindsOf = async (person: Person, query: string) =>
  (await listOf(person, query)).items.map(({ kind }) => kind)

onEachEngine('the record of a workspace', (engine) => {
  let server: TestServer
  let owner: Person
  let admin: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUp(server.url, 'Óscar')
    admin = await colleagueOf(server, owner, 'admin')
    bodyOf(await admin.call('PATCH', '/api/workspace', { name: 'Agencia' }))
    // Their workspace counts its days where it is a day later than in Madrid, or the same.
    const general = { timeZone: 'Pacific/Kiritimati', mailLanguage: 'es' }
    bodyOf(await owner.call('PUT', '/api/workspace/settings/general', general))
  })

  it('is read by person, by kind and by day', async () => {
    const { user } = await sessionOf(admin)
    expect(await kindsOf(owner, `?person=${user.id}`)).toEqual(['workspace-renamed', 'member-joined'])
    expect(await kindsOf(owner, '?kind=workspace-settings-changed')).toEqual(['workspace-settings-changed'])
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Kiritimati' })
    const [before, after] = [-1, 1].map((days) => day.format(Date.now() + days * 24 * 60 * 60 * 1000))
    expect(await kindsOf(owner, `?until=${before}`)).toEqual([])
    expect(await kindsOf(owner, `?from=${before}&until=${after}`)).toHaveLength(5)
    expect((await owner.call('GET', '/api/workspace/audit?from=ayer')).status).toBe(422)
  })

  it('comes page by page', async () => {
    const first = await listOf(owner, '?limit=2')
    const rest = await listOf(owner, `?cursor=${encodeURIComponent(first.nextCursor ?? '')}`)
    expect([...first.items, ...rest.items]).toEqual((await listOf(owner)).items)
  })

  it('is taken away as a table, as the filter leaves it, and no name is a formula', async () => {
    bodyOf(await admin.call('PUT', '/api/profile/personal', { name: '=SUMA(A1)', bio: '' }))
    const answer = await owner.call('GET', '/api/exports/audit.csv?kind=workspace-renamed')
    const [head, ...lines] = answer.text.replace('\u{FEFF}', '').trim().split('\r\n')
    expect(head).toBe('Momento (Pacific/Kiritimati);Qué;Quién;A quién')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;Nombre del espacio cambiado;'=SUMA\(A1\);$/)
    const member = await colleagueOf(server, owner, 'member')
    expect((await member.call('GET', '/api/exports/audit.csv')).status).toBe(403)
  })
})
