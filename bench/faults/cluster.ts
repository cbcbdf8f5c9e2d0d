import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../e2e/product/port.ts'
import { readyLine, workerLine } from '../../e2e/product/product.ts'
import { type Running, startProcess } from '../../e2e/product/process.ts'
import { findNode24 } from '../../scripts/node24.mjs'
import { root } from '../../scripts/root.mjs'
import { serverCommand, serverDefaults } from '../../scripts/server-command.mjs'

export type Cluster = {
  /** Where Caddy listens, in front of the web processes. */
  url: string
  /** Kills a process of it as a power cut would, and starts another in its place; resolves once that one is up. */
  killOne: (index: number) => Promise<void>
  size: number
  stop: () => Promise<void>
}

/** Null where this machine has no Caddy. */
export async function startCluster(
  folder: string,
  databaseUrl: string,
  roles: readonly ('web' | 'worker')[],
): Promise<Cluster | null> {
  if (spawnSync('caddy', ['version']).status !== 0) return null
  const node = await findNode24()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const start = async ({ role, ownPort }: { role: 'web' | 'worker'; ownPort: number }) => {
    const running = startProcess(node, serverCommand, {
      cwd: root,
      env: {
        ...serverDefaults,
        NODE_ENV: 'production',
        ROLE: role,
        PORT: String(ownPort),
        BASE_URL: url,
        TRUSTED_PROXY: '127.0.0.1',
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: databaseUrl,
        RATE_LIMIT_SCALE: '1000000000',
        LOG_LEVEL: 'fatal',
      },
    })
    await running.printed(role === 'web' ? readyLine : workerLine)
    return running
  }
  const places = await Promise.all(roles.map(async (role) => ({ role, ownPort: await freePort() })))
  const processes: Running[] = []
  // One after another: the first makes the tables.
  for (const place of places) processes.push(await start(place))
  const webs = places.flatMap(({ role, ownPort }) => (role === 'web' ? [`127.0.0.1:${ownPort}`] : []))
  const caddy = await startCaddy(folder, port, webs)
  return {
    url,
    size: places.length,
    async killOne(index) {
      const [place, running] = [places[index], processes[index]]
      if (!place || !running) throw new Error(`No process ${index}`)
      running.signal('SIGKILL')
      await running.ended
      processes[index] = await start(place)
    },
    async stop() {
      caddy.kill()
      for (const running of processes) {
        running.signal('SIGTERM')
        await running.ended
      }
    },
  }
}

/** The example that is delivered, without certificates and before several processes. */
async function startCaddy(folder: string, port: number, upstreams: readonly string[]) {
  const file = join(folder, 'Caddyfile')
  const config = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')
    .replace(/\{\n\ton_demand_tls[\s\S]*?\n\}\n/, '{\n\tadmin off\n}\n')
    .replace(/https:\/\/ \{\n\ttls \{\n\t\ton_demand\n\t\}/, `http://127.0.0.1:${port} {`)
  writeFileSync(file, config)
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, ...home, AURELIO: upstreams.join(' ') },
  })
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/live`).catch(() => null)
    if (answer?.ok) return caddy
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  caddy.kill()
  throw new Error('Caddy did not start')
}
