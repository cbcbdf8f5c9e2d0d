import { beforeAll, expect, it } from 'vitest'
import { mailTo } from './testing/accounts.ts'
import { type ChildServer, buildServer, spawnServer, untilUp } from './testing/child-server.ts'
import { emptyDatabase, onPostgres, temporaryFolder } from './testing/engines.ts'
import { documentWith, publishPage, sendForm } from './testing/pages.ts'
import { freePort } from './testing/postgres.ts'
import { call, signUp } from './testing/test-server.ts'

const token = 'una-clave-de-metricas'

/** Processes of one installation, each with a port of its own. */
async function installation(main: string) {
  const settings = await emptyDatabase('postgres')
  const dataDir = temporaryFolder()
  const start = async (role: 'web' | 'worker') => {
    const port = await freePort()
    const server = spawnServer(main, {
      PORT: String(port),
      ROLE: role,
      DATA_DIR: dataDir,
      METRICS_TOKEN: token,
      ...(settings.engine === 'postgres' && { DATABASE_URL: settings.url }),
    })
    return { ...server, url: `http://localhost:${port}` }
  }
  return { dataDir, start }
}

async function untilWorking(worker: ChildServer) {
  await expect
    .poll(() => worker.output().stdout, { timeout: 60_000 })
    .toContain('Aurelio trabaja en segundo plano.')
}

onPostgres('processes of one installation', () => {
  let main: string
  beforeAll(async () => {
    main = await buildServer()
  })

  it('answer where they are for the web, and work where they are workers', async () => {
    const { dataDir, start } = await installation(main)
    const web = await start('web')
    await untilUp(web)
    const { email } = await signUp(web.url)
    const askForMail = async () => {
      const asked = await call(web.url, 'POST', '/api/auth/request-password-reset', { email })
      expect(asked.status).toBe(200)
    }
    const mailsThat = async (state: string) => {
      const headers = { authorization: `Bearer ${token}` }
      const figures = await (await fetch(`${web.url}/metrics`, { headers })).text()
      const line = new RegExp(`aurelio_jobs\\{kind="mail",state="${state}"\\} (\\d+)`).exec(figures)
      return Number(line?.[1] ?? 0)
    }
    const server = { url: web.url, dataDir }
    await askForMail()
    await expect.poll(() => mailsThat('queued')).toBe(1)

    const worker = await start('worker')
    await untilWorking(worker)
    await mailTo(server, email, 'contraseña')
    await expect.poll(() => mailsThat('done')).toBe(1)
    await expect(fetch(worker.url)).rejects.toThrow('fetch failed')

    // Another takes its place.
    worker.process.kill('SIGKILL')
    await worker.ended
    await askForMail()
    await untilWorking(await start('worker'))
    await mailTo(server, email, 'contraseña', 2)
    await expect.poll(() => mailsThat('queued')).toBe(0)
  }, 120_000)

  it('leave what follows from a lead to those that work', async () => {
    const { start } = await installation(main)
    const web = await start('web')
    await untilUp(web)
    const ana = await signUp(web.url)
    const { path } = await publishPage(ana, 'Captación', documentWith('x', ['name', 'email']))
    const send = (name: string) => sendForm(web.url, path, { name, email: `${name}@ejemplo.es` })
    const received = async () =>
      [...(await ana.call('GET', '/api/activity')).text.matchAll(/lead\.received/g)].length
    await send('Berta')
    expect((await ana.call('GET', '/api/leads')).text).toContain('Berta')
    expect(await received()).toBe(0)

    await untilWorking(await start('worker'))
    await expect.poll(received).toBe(1)
    await send('Clara')
    await expect.poll(received).toBe(2)
  }, 120_000)

  it('tell each other what changes', async () => {
    const { start } = await installation(main)
    const [one, other] = [await start('web'), await start('web')]
    await Promise.all([untilUp(one), untilUp(other)])
    const person = await signUp(one.url)
    const stream = await fetch(`${other.url}/api/changes`, { headers: { cookie: person.cookie } })
    expect(stream.status).toBe(200)
    let heard = ''
    const reading = (async () => {
      for await (const chunk of stream.body ?? []) heard += Buffer.from(chunk).toString()
    })().catch(() => {})
    await expect.poll(() => heard).not.toBe('')
    const made = await person.call('POST', '/api/projects', { name: 'Visto en el otro' })
    expect(made.status).toBe(201)
    await expect.poll(() => heard).toContain('projects')
    other.process.kill('SIGTERM')
    await reading
    expect(await other.ended).toBe(0)
  }, 60_000)
})
