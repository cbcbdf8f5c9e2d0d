import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { signIn } from '../testing/accounts.ts'
import { aurelio } from '../testing/command.ts'
import { emptyDatabase, onBothEngines, temporaryFolder } from '../testing/engines.ts'
import { documentWith, publishPage, sendForm } from '../testing/pages.ts'
import { freePort } from '../testing/postgres.ts'
import { call, signUp, startTestServer } from '../testing/test-server.ts'
import { readConfig } from '../platform/config.ts'
import type { Engine } from '../platform/database/database.ts'
import { startServer } from '../server.ts'

/** Settings of an installation that holds nothing yet. */
async function freshInstallation(engine: Engine): Promise<Record<string, string>> {
  const settings = await emptyDatabase(engine)
  return {
    DATA_DIR: temporaryFolder(),
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '10000',
    ...(settings.engine === 'postgres' && { DATABASE_URL: settings.url }),
  }
}

const dot = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#2a9d8f' } })
  .png()
  .toBuffer()

onBothEngines('a backup', (engine) => {
  it('made under load comes back whole in a new installation: accounts, pages, files and leads', async () => {
    const environment = await freshInstallation(engine)
    const url = `http://localhost:${environment['PORT']}`
    const source = await startServer(readConfig(environment), temporaryFolder())
    const person = await signUp(url)
    const { path } = await publishPage(person, 'Guardada', documentWith('Hola', ['name', 'email']))
    const picture = await fetch(`${url}/api/pictures?name=punto.png`, {
      method: 'POST',
      headers: { origin: url, cookie: person.cookie, 'content-type': 'image/png' },
      body: new Uint8Array(dot),
    })
    expect({ status: picture.status, text: await picture.text() }).toMatchObject({ status: 201 })

    // Leads come in before, while and after the copy is made.
    let confirmed = 0
    const over = new AbortController()
    async function sendUntilOver() {
      while (!over.signal.aborted) {
        await sendForm(url, path, { name: `N${confirmed}`, email: `n${confirmed}@ejemplo.es` })
        confirmed += 1
      }
    }
    const sending = [sendUntilOver(), sendUntilOver()]
    await expect.poll(() => confirmed).toBeGreaterThan(20)
    const before = confirmed
    const folder = temporaryFolder()
    const made = await aurelio(['backup', 'copia'], environment, folder)
    expect(made).toMatchObject({ code: 0, errors: '' })
    const after = confirmed
    over.abort()
    await Promise.all(sending)
    await source.stop()
    expect(readdirSync(folder)).toEqual(['copia'])

    const target = await freshInstallation(engine)
    expect(await aurelio(['restore', 'copia'], target, folder)).toMatchObject({ code: 0, errors: '' })
    const restored = await startServer(readConfig(target), temporaryFolder())
    const at = `http://localhost:${target['PORT']}`
    try {
      // The same secret: who was signed in still is.
      expect((await call(at, 'GET', '/api/pages', undefined, person.cookie)).status).toBe(200)
      const { answer, person: again } = await signIn({ url: at }, person.email)
      expect(answer.status).toBe(200)
      const page = await fetch(at + path)
      expect({ status: page.status, text: await page.text() }).toMatchObject({
        status: 200,
        text: expect.stringContaining('Hola'),
      })
      const leads = await again.call('GET', '/api/leads?limit=1')
      expect(leads.body).toMatchObject({ total: expect.any(Number) })
      const total = Number(/"total":(\d+)/.exec(leads.text)?.[1])
      expect(total).toBeGreaterThanOrEqual(before)
      expect(total).toBeLessThanOrEqual(after + 2)
      // What came later goes on from there.
      await sendForm(at, path, { name: 'Nueva', email: 'nueva@ejemplo.es' })
      await expect
        .poll(async () => (await again.call('GET', '/api/leads?limit=1')).text)
        .toContain(`"total":${total + 1}`)
      const pictures = await again.call('GET', '/api/pictures')
      const address = /"path":"([^"]+)"/.exec(pictures.text)?.[1] ?? ''
      const bytes = await fetch(new URL(address, at))
      expect((await bytes.arrayBuffer()).byteLength).toBeGreaterThan(0)
      expect(bytes.status).toBe(200)
    } finally {
      await restored.stop()
    }
  }, 60_000)

  it('is not restored over an installation with accounts, unless that is said', async () => {
    const source = await startTestServer(engine)
    const person = await signUp(source.url)
    const folder = temporaryFolder()
    const { environment } = source
    expect((await aurelio(['backup', 'copia'], environment, folder)).code).toBe(0)

    const target = await freshInstallation(engine)
    const other = await startServer(readConfig(target), temporaryFolder())
    await signUp(`http://localhost:${target['PORT']}`)
    const refused = await aurelio(['restore', 'copia'], target, folder)
    expect(refused.code).toBe(1)
    await other.stop()
    const again = await aurelio(['restore', 'copia'], target, folder)
    expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('no está vacía: tiene 1 cuenta') })
    expect(await aurelio(['restore', 'copia', '--replace'], target, folder)).toMatchObject({ code: 0 })
    const restored = await startServer(readConfig(target), temporaryFolder())
    const at = { url: `http://localhost:${target['PORT']}` }
    expect((await signIn(at, person.email)).answer.status).toBe(200)
    await restored.stop()
  })
})

it('that is damaged, cut short or of something else changes nothing', async () => {
  const { environment } = await startTestServer('sqlite')
  const folder = temporaryFolder()
  const source = environment
  expect((await aurelio(['backup', 'copia'], source, folder)).code).toBe(0)
  const whole = readFileSync(join(folder, 'copia'))
  const middle = Math.floor(whole.length / 2)
  const changed = Buffer.from(whole)
  changed[middle] = (changed[middle] ?? 0) ^ 255
  writeFileSync(join(folder, 'cambiada'), changed)
  writeFileSync(join(folder, 'cortada'), whole.subarray(0, middle))
  writeFileSync(join(folder, 'otra'), 'no es una copia')
  const target = await freshInstallation('sqlite')
  for (const [name, words] of [
    ['cambiada', 'dañada o incompleta'],
    ['cortada', 'dañada o incompleta'],
    ['otra', 'no es una copia de seguridad'],
    ['no-hay', 'No se puede leer'],
  ] as const) {
    const { code, errors } = await aurelio(['restore', name], target, folder)
    expect({ name, code, errors }).toEqual({ name, code: 1, errors: expect.stringContaining(words) })
  }
  expect(readdirSync(target['DATA_DIR'] ?? '').toSorted()).toEqual(['secret'])
  // One that is there is never written over.
  const again = await aurelio(['backup', 'copia'], source, folder)
  expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('Ya hay un archivo') })
  expect(readFileSync(join(folder, 'copia')).equals(whole)).toBe(true)
})

it('with a passphrase opens with that one alone', async () => {
  const { environment } = await startTestServer('sqlite')
  const folder = temporaryFolder()
  const source = { ...environment, BACKUP_PASSPHRASE: 'caballo-grapa-pila' }
  expect((await aurelio(['backup', 'copia'], source, folder)).output).toContain('cifrada')
  expect(readFileSync(join(folder, 'copia')).toString('latin1')).not.toContain('SQLite format')
  const target = await freshInstallation('sqlite')
  const open = (settings: Record<string, string>) =>
    aurelio(['restore', 'copia'], { ...target, ...settings }, folder)
  expect((await open({})).errors).toContain('La copia está cifrada')
  expect((await open({ BACKUP_PASSPHRASE: 'otra-contraseña' })).errors).toContain('no abre esta copia')
  expect((await open({ BACKUP_PASSPHRASE: 'caballo-grapa-pila' })).code).toBe(0)
}, 60_000)

it.skipIf(spawnSync('zstd', ['--version']).status !== 0)('is a tar that usual programs read', async () => {
  const { environment } = await startTestServer('sqlite')
  const folder = temporaryFolder()
  await aurelio(['backup', 'copia'], environment, folder)
  mkdirSync(join(folder, 'fuera'))
  const unpacked = spawnSync('tar', ['--zstd', '-xf', 'copia', '-C', 'fuera'], { cwd: folder })
  expect(unpacked.status).toBe(0)
  expect(readdirSync(join(folder, 'fuera'))).toContain('aurelio.json')
})

it('knows what it is asked, and says what it knows', async () => {
  const help = await aurelio([], {})
  expect(help).toMatchObject({ code: 0, output: expect.stringContaining('npx aurelio <orden>') })
  expect((await aurelio(['backup', '--help'], {})).output).toContain('Uso: npx aurelio backup <archivo')
  expect(await aurelio(['backup'], {})).toMatchObject({ code: 2, errors: expect.stringContaining('Uso:') })
  expect(await aurelio(['bakcup'], {})).toMatchObject({ code: 2, errors: expect.stringContaining('bakcup') })
  const nothing = await aurelio(['backup', 'copia'], { DATA_DIR: temporaryFolder() })
  expect(nothing).toMatchObject({ code: 1, errors: expect.stringContaining('no hay ninguna base de datos') })
})
