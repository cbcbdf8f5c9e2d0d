import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { atEnd } from './testing/at-end.ts'
import { temporaryFolder } from './testing/engines.ts'
import { freePort } from './testing/postgres.ts'
import { password, startTestServer } from './testing/test-server.ts'

const hasNginx = spawnSync('nginx', ['-v']).status === 0
const example = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')

type Ports = { server: number; secure: number; plain: number }

/** The example within what Debian's own configuration has around it, on free ports of loopback and a certificate of its own. */
function configuration(folder: string, { server, secure, plain }: Ports) {
  const site = example
    .replace('127.0.0.1:8000', `127.0.0.1:${server}`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${secure} ssl;`)
    .replaceAll('/etc/letsencrypt/live/panel.ejemplo.es', folder)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  )
  return [
    `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''}`,
    `events { } http { access_log off; ${places.join(' ')}`,
    site,
    '}',
  ].join('\n')
}

describe.skipIf(!hasNginx)('a server behind nginx', () => {
  let ports: Ports
  let cookie = ''
  beforeAll(async () => {
    ports = { server: await freePort(), secure: await freePort(), plain: await freePort() }
    await startTestServer('sqlite', {
      PORT: String(ports.server),
      BASE_URL: 'https://panel.ejemplo.es',
      TRUSTED_PROXY: '127.0.0.1',
      RATE_LIMIT_SCALE: '1',
    })
    const folder = temporaryFolder()
    const names = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=panel.ejemplo.es',
        ...names,
      ],
      { stdio: 'ignore' },
    )
    const file = join(folder, 'nginx.conf')
    writeFileSync(file, configuration(folder, ports))
    const checked = spawnSync('nginx', ['-t', '-c', file, '-e', join(folder, 'error.log')])
    if (checked.status !== 0) throw new Error(String(checked.stderr))
    const nginx = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' })
    atEnd(() => nginx.kill())
  }, 60_000)

  const headers = { host: 'panel.ejemplo.es', origin: 'https://panel.ejemplo.es' }
  function opened(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    return new Promise<IncomingMessage>((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const type: Record<string, string> = text === undefined ? {} : { 'content-type': 'application/json' }
      const asked = request(
        {
          host: '127.0.0.1',
          port: ports.secure,
          servername: 'panel.ejemplo.es',
          rejectUnauthorized: false,
          agent: false,
          method,
          path,
          headers: { ...headers, ...type, ...more },
        },
        resolve,
      )
      asked.on('error', reject)
      asked.end(text)
    })
  }
  async function visit(...asked: Parameters<typeof opened>) {
    const answer = await opened(...asked)
    let text = ''
    for await (const part of answer.setEncoding('utf8')) text += String(part)
    return { status: answer.statusCode ?? 0, headers: answer.headers, text }
  }

  const isUp = () =>
    visit('GET', '/api/health/ready').then(
      ({ status }) => status,
      () => 0,
    )
  /** A wrong sign-in that says it comes from somewhere else each time. */
  async function knock(number: number) {
    const who = { email: `nadie-${number}@ejemplo.es`, password }
    const { status } = await visit('POST', '/api/auth/sign-in/email', who, {
      'x-forwarded-for': `203.0.113.${number}`,
    })
    return status
  }

  it('signs people in, over HTTPS alone', async () => {
    await expect.poll(isUp, { timeout: 30_000 }).toBe(200)
    const account = { name: 'Ana García', email: 'ana@ejemplo.es', password }
    const { status, headers: told } = await visit('POST', '/api/auth/sign-up/email', account)
    expect([status, told['set-cookie']?.every((each) => each.includes('Secure'))]).toEqual([200, true])
    cookie = (told['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ')
    expect((await visit('GET', '/api/session', undefined, { cookie })).status).toBe(200)
    const insecure = await new Promise<IncomingMessage>((resolve, reject) => {
      plainRequest({ host: '127.0.0.1', port: ports.plain, path: '/tasks', headers }, resolve)
        .on('error', reject)
        .end()
    })
    expect([insecure.statusCode, insecure.headers.location]).toEqual([308, 'https://panel.ejemplo.es/tasks'])
  })

  it('hears at once what others change', async () => {
    const stream = await opened('GET', '/api/changes', undefined, { cookie })
    expect(stream.statusCode).toBe(200)
    expect((await visit('POST', '/api/tasks', { title: 'Llamar' }, { cookie })).status).toBe(201)
    let heard = ''
    for await (const part of stream.setEncoding('utf8')) {
      heard += String(part)
      if (heard.includes('tasks')) break
    }
    expect(heard).toContain('tasks')
  })

  it('is told kindly by Aurelio itself what is too large', async () => {
    const answer = await visit('POST', '/api/tasks', { title: 'x'.repeat(3_000_000) }, { cookie })
    expect([answer.status, answer.headers['content-type']]).toEqual([413, 'application/problem+json'])
    expect(answer.text).toContain('el máximo es')
  })

  it('counts visitors by where they come from, whatever they say of it', async () => {
    const statuses = new Set<number>()
    for (let number = 1; number <= 60 && !statuses.has(429); number++) statuses.add(await knock(number))
    expect(statuses).toContain(429)
  })
})
