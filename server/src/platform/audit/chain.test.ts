import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { aurelio } from '../../testing/command.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { signIn } from '../../testing/accounts.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'
import { verifyChain } from './chain.ts'

onEachEngine('the chain of the record', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
  })
  const doctor = async () => (await aurelio(['doctor'], server.environment)).output

  /** What somebody does who has the database in their hands. */
  async function tamper(change: string) {
    const { database } = server
    if (database.engine === 'postgres') {
      await sql`alter table "auditEvent" disable trigger "auditEvent_keep"`.execute(database.query())
      await sql.raw(change).execute(database.query())
      await sql`alter table "auditEvent" enable trigger "auditEvent_keep"`.execute(database.query())
      return
    }
    for (const verb of ['update', 'delete'])
      await sql.raw(`drop trigger if exists "auditEvent_keep_${verb}"`).execute(database.query())
    await sql.raw(change).execute(database.query())
  }

  it('stays whole however many write to it at once', async () => {
    await Promise.all(
      Array.from({ length: 12 }, async (_, nth) =>
        nth % 2 === 0
          ? signIn(server, ana.email, nth % 4 === 0 ? undefined : 'Equivocada-1')
          : bodyOf(await ana.call('POST', '/api/workspaces', { name: `Número ${nth}` })),
      ),
    )
    const report = await verifyChain(server.database)
    expect(report).toMatchObject({ isWhole: true, entries: expect.any(Number) })
    const rows = await server.database.query().selectFrom('auditEvent').select('seq').orderBy('seq').execute()
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1))
    expect(rows.length).toBeGreaterThan(8)
    expect(await doctor()).toContain(`bien   Registro: ${rows.length} entradas encadenadas; la última es `)
  })

  it('says which entry was changed, and which is missing', async () => {
    const before = `select kind from "auditEvent" where seq = 2`
    const { rows } = await sql.raw<{ kind: string }>(before).execute(server.database.query())
    const kind = rows[0]?.kind ?? ''
    await tamper(`update "auditEvent" set kind = 'sign-out' where seq = 2`)
    expect(await doctor()).toContain('mal    Registro: la entrada 2 (sign-out, ')
    await tamper(`update "auditEvent" set kind = '${kind}' where seq = 2`)
    expect(await doctor()).toContain('bien   Registro')
    await tamper(`delete from "auditEvent" where seq = 4`)
    expect(await doctor()).toContain('mal    Registro: falta la entrada 4')
    await tamper(`delete from "auditEvent" where seq >= 4`)
    expect(await doctor()).toContain('mal    Registro: falta la entrada 4')
  })
})
