import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { atEnd } from '../../../testing/at-end.ts'
import { temporaryFolder } from '../../../testing/engines.ts'
import { createPage } from '../../../testing/pages.ts'
import { freePort } from '../../../testing/postgres.ts'
import { createSite } from '../../../testing/sites.ts'
import { type Person, signUp, startTestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const hasCaddy = spawnSync('caddy', ['version']).status === 0

const example = readFileSync(join(import.meta.dirname, '../../../../../deploy/Caddyfile'), 'utf8')

/** The example, with certificates of its own making and on free ports of loopback. */
const caddyfile = (port: number, folder: string) =>
  example
    .replace(
      '{\n',
      `{\n admin off\n auto_https disable_redirects\n skip_install_trust\n storage file_system ${folder}\n`,
    )
    .replace('https:// {', `https://:${port} {\n bind 127.0.0.1`)
    .replace('\n\ttls {', '\n\ttls internal {')

describe.skipIf(!hasCaddy)('a server behind Caddy', () => {
  let port: number
  let owner: Person
  beforeAll(async () => {
    port = await freePort()
    const server = await startTestServer('sqlite', { SITE_HOSTS_UNVERIFIED: 'on' })
    const folder = temporaryFolder()
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, caddyfile(port, folder))
    const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        AURELIO: `127.0.0.1:${new URL(server.url).port}`,
        AURELIO_ASK: `127.0.0.1:${new URL(server.url).port}`,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
    })
    atEnd(() => caddy.kill())
    owner = await signUp(server.url)
  }, 60_000)

  function visit(host: string, path: string): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          path,
          servername: host,
          rejectUnauthorized: false,
          agent: false,
          headers: { host: `${host}:${port}` },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (part: string) => (text += part))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        },
      )
      asked.on('error', reject)
      asked.end()
    })
  }

  it('two sites at their hosts, the dashboard at its own, and no certificate for anybody else', async () => {
    const isUp = () =>
      visit('localhost', '/api/health/live').then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(isUp, { timeout: 30_000 }).toBe(200)
    for (const [host, name] of [
      ['uno.test', 'Sitio uno'],
      ['dos.test', 'Sitio dos'],
    ] as const) {
      const site = await createSite(owner, name, host)
      const { id } = await createPage(owner, name)
      bodyOf(await owner.call('PUT', `/api/pages/${id}/site`, { siteId: site.id }))
      bodyOf(await owner.call('POST', `/api/pages/${id}/publication`))
    }
    expect((await visit('uno.test', '/')).text).toContain('Sitio uno')
    expect((await visit('dos.test', '/')).text).toContain('Sitio dos')
    expect((await visit('dos.test', '/sitio-uno')).status).toBe(404)
    expect((await visit('uno.test', '/api/health/live')).status).toBe(404)
    expect((await visit('localhost', '/api/health/live')).status).toBe(200)
    await expect(visit('nadie.test', '/')).rejects.toThrow(/alert/)
  }, 60_000)
})
