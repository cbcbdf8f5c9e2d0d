import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from './testing/engines.ts'
import { buildServer, spawnServer, untilUp } from './testing/child-server.ts'
import { documentWith, publishPage } from './testing/pages.ts'
import { freePort } from './testing/postgres.ts'
import { call, password, signUp } from './testing/test-server.ts'

let main: string
beforeAll(async () => {
  main = await buildServer()
})

async function run(environment: Record<string, string> = {}) {
  const port = await freePort()
  const dataDir = temporaryFolder()
  const server = spawnServer(main, { PORT: String(port), DATA_DIR: dataDir, ...environment })
  return { ...server, port, dataDir, url: `http://localhost:${port}` }
}

it('says where it is in exactly one line', async () => {
  const server = await run()
  await untilUp(server)
  expect(server.output()).toEqual({ stdout: `Aurelio está en marcha: ${server.url}\n`, stderr: '' })
  expect((await call(server.url, 'GET', '/api/health/ready')).body).toEqual({ status: 'ok' })
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

it('ends with the script that started it, even one that was killed', async () => {
  const port = await freePort()
  const environment = { PORT: String(port), DATA_DIR: temporaryFolder(), NODE_ENV: 'production' }
  const start = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(main)}], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }).on('exit', (code) => process.exit(code))`
  const script = spawn(process.execPath, ['-e', start], {
    env: { PATH: process.env['PATH'], ...environment },
  })
  const url = `http://localhost:${port}/api/health/live`
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers, { timeout: 20_000 }).toBe(true)
  script.kill('SIGKILL')
  await expect.poll(answers, { timeout: 20_000 }).toBe(false)
})

it('refuses a busy port', async () => {
  const taken = createServer()
  await once(taken.listen(0), 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const server = await run({ PORT: port })
  expect(await server.ended).toBe(1)
  expect(server.output()).toEqual({
    stdout: '',
    stderr: `El puerto ${port} ya está en uso. Cierra lo que lo usa o elige otro con el ajuste PORT.\n`,
  })
  taken.close()
})

it('refuses a data folder in use, and harms nothing in it', async () => {
  const first = await run()
  await untilUp(first)
  const second = await run({ DATA_DIR: first.dataDir })
  expect(await second.ended).toBe(1)
  expect(second.output()).toEqual({
    stdout: '',
    stderr: 'Otra copia de Aurelio ya usa esta carpeta de datos.\n',
  })
  expect((await call(first.url, 'GET', '/api/health/ready')).status).toBe(200)
  first.process.kill('SIGKILL')
  await first.ended
  const third = await run({ DATA_DIR: first.dataDir })
  await untilUp(third)
  third.process.kill('SIGINT')
  expect(await third.ended).toBe(0)
})

it.each([
  [{ PORT: 'ocho mil' }, 'El ajuste PORT no es válido: debe ser un número de puerto entre 1 y 65535.\n'],
  [
    { DATABASE_URL: 'postgres://u:clave@127.0.0.1:1/nada' },
    /^No se puede conectar con PostgreSQL \(ECONNREFUSED\).*\n$/,
  ],
  [{ HOST: '203.0.113.77' }, 'La dirección 203.0.113.77 (ajuste HOST) no es de este equipo.\n'],
])('refuses the wrong setting %j with one line', async (environment, line) => {
  const server = await run(environment)
  expect(await server.ended).toBe(1)
  const { stdout, stderr } = server.output()
  expect(stdout).toBe('')
  expect(stderr).toMatch(line)
  expect(stderr.match(/\n/g)).toHaveLength(1)
  expect(stderr).not.toContain('clave')
})

/** Whether somebody listens on a port of this machine. */
async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, 'localhost')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

it('finishes what is under way before it stops', async () => {
  const server = await run()
  await untilUp(server)
  const body = JSON.stringify({ name: 'Tarde', email: 'tarde@ejemplo.es', password })
  const half = Math.floor(body.length / 2)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  }
  const sending = request(`${server.url}/api/auth/sign-up/email`, { method: 'POST', headers })
  const answer = once(sending, 'response')
  const underWay = once(sending, 'continue')
  sending.flushHeaders()
  await underWay
  sending.write(body.slice(0, half))
  server.process.kill('SIGTERM')
  await expect.poll(() => isTaken(Number(new URL(server.url).port)), { timeout: 5000 }).toBe(false)
  sending.end(body.slice(half))
  const [response] = await answer
  expect(response.statusCode).toBe(200)
  response.resume()
  expect(await server.ended).toBe(0)
  await expect(fetch(server.url)).rejects.toThrow('fetch failed')
})

it('writes one line a request, from memory or not, without what stands behind the path', async () => {
  const server = await run({ LOG_LEVEL: 'info' })
  await untilUp(server)
  const { path } = await publishPage(await signUp(server.url), 'Portada')
  for (const query of ['', '?correo=ana', '?correo=ana']) await fetch(server.url + path + query)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  const lines = server
    .output()
    .stdout.split('\n')
    .filter((line) => line.includes(path))
  const told = { method: 'GET', path, status: 200, msg: 'request' }
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual(
    [1, 2, 3].map(() => expect.objectContaining({ ...told, id: expect.stringMatching(/^[\da-f-]{36}$/) })),
  )
  expect(server.output().stdout).not.toContain('correo')
})

it('ends at once while somebody listens to its changes', async () => {
  const server = await run()
  await untilUp(server)
  const { cookie } = await signUp(server.url)
  const stream = await fetch(`${server.url}/api/changes`, { headers: { cookie } })
  expect(stream.status).toBe(200)
  const reader = stream.body?.getReader()
  await reader?.read()
  const started = performance.now()
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  // The grace for requests under way is ten seconds.
  expect(performance.now() - started).toBeLessThan(8000)
  expect((await reader?.read())?.done).toBe(true)
})

it('says nothing of a client that hangs up within its body', async () => {
  const server = await run({ LOG_LEVEL: 'info' })
  await untilUp(server)
  const person = await signUp(server.url)
  const { path: page } = await publishPage(person, 'Viva', documentWith('x', ['name']))
  const calls = [
    ['POST', '/api/auth/sign-in/email', 'application/json'],
    ['POST', '/api/pages', 'application/json'],
    ['POST', '/api/pictures?name=x.png', 'image/png'],
    ['PUT', '/api/profile/photo', 'image/png'],
    ['POST', `${page}/leads`, 'application/x-www-form-urlencoded'],
    ['POST', `${page}/leads`, 'multipart/form-data; boundary=x'],
  ] as const
  for (const length of [{ 'content-length': 500 }, {}])
    for (const [method, path, type] of calls) {
      const headers = { 'content-type': type, ...length, origin: server.url, cookie: person.cookie }
      const sent = request(server.url + path, { method, headers })
      sent.on('error', () => {})
      sent.write('{"name":')
      await sleep(100)
      sent.destroy()
    }
  await sleep(300)
  expect((await call(server.url, 'GET', '/api/health/ready')).status).toBe(200)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  const lines = server
    .output()
    .stdout.split('\n')
    .filter((line) => line.startsWith('{'))
  expect(lines.length).toBeGreaterThan(calls.length)
  expect(lines.filter((line) => Number(/"level":(\d+)/.exec(line)?.[1]) > 30)).toEqual([])
})
