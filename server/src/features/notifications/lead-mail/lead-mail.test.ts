import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { preferencesSchema } from '@aurelio/contracts/profile'
import { beforeAll, expect, it } from 'vitest'
import { mailTo } from '../../../testing/accounts.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { colleagueOf } from '../../../testing/work.ts'
import { documentWith, formId, publishPage } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'

const wantMail = (person: Person, email: boolean) =>
  person.call('PUT', '/api/profile/preferences', {
    ...preferencesSchema.parse({}),
    notifications: { email, push: true, updates: false },
  })

onEachEngine('mail about leads', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  const sendLead = async (path: string, name: string) => {
    const body = new URLSearchParams({ formId, name, email: 'luis@ejemplo.es' })
    await fetch(`${server.url}${path}/leads`, { method: 'POST', body, redirect: 'manual' })
  }
  const outbox = async () => (await readdir(join(server.dataDir, 'outbox')).catch(() => [])).length

  it('is gathered, goes to those who want it, and comes at most each quarter of an hour', async () => {
    const ana = await signUp(server.url)
    const quiet = await colleagueOf(server, ana, 'member')
    const client = await colleagueOf(server, ana, 'client')
    expect((await wantMail(quiet, false)).status).toBe(200)
    const { id, path } = await publishPage(ana, 'Captación', documentWith('x', ['name', 'email']))
    const before = await outbox()
    await sendLead(path, 'Marta & Luis <b>')
    await sendLead(path, 'Eva')
    const mail = await mailTo(server, ana.email, '2 leads nuevos en')
    expect(mail).toContain('Marta & Luis <b>')
    expect(mail).toContain('Marta &amp; Luis &lt;b&gt;')
    expect(mail).toContain('Eva')
    expect(mail).toContain('/dashboard/profile?tab=preferences')

    const waiting = async () => {
      const job = await server.database
        .query()
        .selectFrom('job')
        .select('runAt')
        .where('kind', '=', 'lead-mail')
        .where('uniqueKey', '=', `lead-mail:${id}`)
        .executeTakeFirst()
      return job && Date.parse(job.runAt) - Date.now()
    }
    // The mail is there a little before its job has ended, which the next lead would count on.
    await expect.poll(waiting).toBeUndefined()

    // Within the quarter: noted, not sent.
    await sendLead(path, 'Tercera')
    await expect.poll(waiting).toBeGreaterThan(10 * 60_000)

    // The quarter is over: only what was not listed yet.
    const past = new Date(Date.now() - 1000).toISOString()
    await server.database.query().updateTable('leadMail').set({ nextAt: past }).execute()
    await server.database
      .query()
      .updateTable('job')
      .set({ runAt: past })
      .where('kind', '=', 'lead-mail')
      .execute()
    const second = await mailTo(server, ana.email, 'Nuevo lead en')
    expect(second).toContain('Tercera')
    expect(second).not.toContain('Eva')

    expect(await outbox()).toBe(before + 2)
    for (const { email } of [quiet, client])
      await expect(mailTo(server, email, 'lead', 1, 300)).rejects.toThrow('No message')
  })

  it('is written in the language of its workspace, in its name', async () => {
    const ana = await signUp(server.url)
    const settings = { timeZone: 'Europe/Berlin', mailLanguage: 'de' }
    expect((await ana.call('PUT', '/api/workspace/settings/general', settings)).status).toBe(200)
    const { path } = await publishPage(ana, 'Angebot', documentWith('x', ['name', 'email']))
    await sendLead(path, 'Greta')
    const mail = await mailTo(server, ana.email, 'Neuer Lead auf Angebot')
    expect(mail).toContain('Leads ansehen')
    expect(mail).not.toContain('Hola')
  })

  it('stops as soon as it is switched off', async () => {
    const ana = await signUp(server.url)
    const other = await colleagueOf(server, ana, 'admin')
    const { path } = await publishPage(ana, 'Otra', documentWith('x', ['name', 'email']))
    await wantMail(ana, false)
    await sendLead(path, 'Luis')
    await mailTo(server, other.email, 'Nuevo lead en')
    await expect(mailTo(server, ana.email, 'Nuevo lead en', 1, 300)).rejects.toThrow('No message')
  })
})
