// node server/src/testing/first-version/make.mjs: makes installation.sql with the first version that could be started.
// Its code comes out of the history, is installed and built in a temporary folder, and is used as people use it.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inRoot } from '../../../../scripts/root.mjs'

const commit = '4d7f4825'
const port = 8181
const url = `http://localhost:${port}`
const form = 'form-1700000000002'
const fields = ['name', 'email', 'message']

const folder = mkdtempSync(join(tmpdir(), 'aurelio-first-'))
try {
  const archive = execFileSync('git', ['archive', commit], { cwd: inRoot(), maxBuffer: 2 ** 28 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build'], { cwd: join(folder, 'server'), stdio: 'inherit' })
  const dataDir = join(folder, 'data')
  await whileRunning(dataDir, use)
  writeFileSync(join(import.meta.dirname, 'installation.sql'), dump(join(dataDir, 'aurelio.db')))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string} dataDir @param {() => Promise<void>} work */
async function whileRunning(dataDir, work) {
  const server = spawn(process.execPath, [join(folder, 'server/dist/main.js')], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  try {
    await work()
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}

/** What two people did with it: accounts, pages, one of them published, leads. */
async function use() {
  for (const [name, email] of [
    ['Ana «la de antes» García', 'ana@ejemplo.es'],
    ['Luis Peña', 'luis@ejemplo.es'],
  ]) {
    const signedUp = await send('POST', '/api/auth/sign-up/email', { name, email, password: 'Contraseña-9' })
    const cookie = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const heading = {
      id: 'heading-1700000000001',
      type: 'heading',
      name: 'Título',
      props: { text: 'Desde el principio' },
    }
    const elements = [heading, { id: form, type: 'form', name: 'Formulario', props: { fields } }]
    const call = async (
      /** @type {string} */ method,
      /** @type {string} */ path,
      /** @type {unknown} */ body,
    ) => (await send(method, path, body, cookie)).json()
    const { id } = await call('POST', '/api/pages', {
      name: `Portada de ${name}`,
      document: { version: 1, elements },
    })
    await call('POST', '/api/pages', { name: 'En borrador', document: { version: 1, elements: [heading] } })
    const { publication } = await call('POST', `/api/pages/${id}/publication`)
    for (let lead = 1; lead <= 3; lead += 1) {
      const entered = {
        formId: form,
        name: `Persona ${lead}`,
        email: `persona${lead}@correo.es`,
        message: 'Ñandú\n"x"',
      }
      const answer = await fetch(`${publication.url}/leads`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(entered),
      })
      if (answer.status !== 303) throw new Error(`A lead was answered with ${answer.status}`)
    }
  }
}

/** @param {string} method @param {string} path @param {unknown} [body] @param {string} [cookie] */
async function send(method, path, body, cookie = '') {
  const headers = { origin: url, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const answer = await fetch(url + path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!answer.ok)
    throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`)
  return answer
}

/** Tables, rows and all else of a SQLite file as statements. @param {string} file */
function dump(file) {
  const database = new DatabaseSync(file, { readOnly: true })
  const made = database
    .prepare(
      `select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite@_%' escape '@'`,
    )
    .all()
  const tables = made.filter(({ type }) => type === 'table')
  const rows = tables.flatMap(({ name }) =>
    database
      .prepare(`select * from "${String(name)}"`)
      .all()
      .map((row) => `insert into "${String(name)}" values (${Object.values(row).map(literal).join(', ')})`),
  )
  database.close()
  const others = made.filter(({ type }) => type !== 'table')
  return `${[...tables.map(({ sql }) => sql), ...rows, ...others.map(({ sql }) => sql)].join(';\n')};\n`
}

/** @param {import('node:sqlite').SQLOutputValue} value */
function literal(value) {
  if (value === null) return 'null'
  if (typeof value === 'object') throw new Error('No column of the first version holds bytes')
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}
