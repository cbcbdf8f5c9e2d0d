import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Copy, DockerfileParser, From } from 'dockerfile-ast'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { settings } from '../server/src/platform/config.ts'
import { inRoot } from '../scripts/root.mjs'
import { serverCommand, serverDefaults } from '../scripts/server-command.mjs'

const read = (name: string) => readFileSync(inRoot(name), 'utf8')

it('the image and the unit run the server as npm start does', () => {
  const flags = serverCommand.filter((each) => each.startsWith('--'))
  expect(flags.length).toBeGreaterThan(0)
  for (const flag of flags) {
    expect(read('Dockerfile')).toContain(`"${flag}"`)
    expect(read('deploy/aurelio.service')).toContain(` ${flag} `)
  }
  for (const [name, value] of Object.entries(serverDefaults)) {
    expect(read('Dockerfile')).toContain(`${name}=${value}`)
    expect(read('deploy/aurelio.service')).toContain(`${name}=${value}`)
  }
})

describe('Dockerfile', () => {
  const instructions = DockerfileParser.parse(read('Dockerfile')).getInstructions()
  const of = (keyword: string) => instructions.filter((each) => each.getKeyword() === keyword)
  const lastStage = instructions.slice(instructions.findLastIndex((each) => each.getKeyword() === 'FROM'))
  const inLast = (keyword: string) => lastStage.filter((each) => each.getKeyword() === keyword)

  it('builds in one stage and runs in another, on a named version of Node', () => {
    const images = of('FROM').flatMap((each) => (each instanceof From ? [each.getImage()] : []))
    expect(images).toEqual(['node:24-slim', 'node:24-slim'])
  })

  it('does not run as root, and says how it is', () => {
    expect(inLast('USER').map((each) => each.getArgumentsContent())).toEqual(['node'])
    expect(inLast('HEALTHCHECK')).toHaveLength(1)
    // As a list: the process gets the signals itself.
    expect(inLast('CMD').map((each) => each.getArgumentsContent()?.startsWith('["node"'))).toEqual([true])
  })

  it('copies only what is there', () => {
    const copies = of('COPY').flatMap((each) => (each instanceof Copy ? [each] : []))
    const fromHere = copies.filter((each) => each.getFromFlag() === null)
    const sources = fromHere.flatMap((each) => each.getArguments().slice(0, -1).map(String))
    expect(sources.filter((source) => !existsSync(inRoot(source)))).toEqual([])
    expect(of('ADD')).toEqual([])
  })

  it('leaves no lists of packages behind, and takes in no more of them than it names', () => {
    const installs = of('RUN')
      .map((each) => each.getArgumentsContent() ?? '')
      .filter((text) => text.includes('apt-get install'))
    expect(installs).toHaveLength(1)
    for (const needed of ['--no-install-recommends', 'rm -rf /var/lib/apt/lists', 'ffmpeg', 'yt-dlp'])
      expect(installs[0]).toContain(needed)
  })
})

describe.each(['compose.yaml', 'compose.large.yaml'])('%s', (name) => {
  const serviceSchema = z.looseObject({
    image: z.string(),
    environment: z.record(z.string(), z.unknown()).default({}),
    read_only: z.boolean().default(false),
    cap_drop: z.array(z.string()).default([]),
    volumes: z.array(z.string()).default([]),
  })
  const composeSchema = z.looseObject({
    services: z.record(z.string(), serviceSchema),
    volumes: z.record(z.string(), z.unknown()),
  })
  const { services, volumes } = composeSchema.parse(parse(read(name), { merge: true }))
  const own = Object.values(services).filter(({ image }) => image === 'aurelio')

  it('gives the product settings that it knows, and no rights that it does not need', () => {
    const known = settings.map((setting) => setting.name)
    expect(own.length).toBeGreaterThan(0)
    for (const { environment, read_only: isReadOnly, cap_drop: dropped } of own) {
      expect(Object.keys(environment).filter((setting) => !known.includes(setting))).toEqual([])
      expect({ isReadOnly, dropped }).toEqual({ isReadOnly: true, dropped: ['ALL'] })
    }
  })

  it('names volumes that there are, and files that are there', () => {
    const sources = Object.values(services).flatMap((service) =>
      service.volumes.map((volume) => volume.split(':')[0] ?? ''),
    )
    for (const source of sources)
      expect(source.startsWith('.') ? existsSync(inRoot(source)) : source in volumes, source).toBe(true)
  })
})

/** The unit with what it starts standing on this machine; gone after `look`. */
function withUnit<Result>(look: (file: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'aurelio-unit-'))
  try {
    const file = join(folder, 'aurelio.service')
    writeFileSync(
      file,
      read('deploy/aurelio.service').replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`),
    )
    return look(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Looking at a unit that is not installed came with 250. */
const systemd = Number(/^systemd (\d+)/.exec(String(spawnSync('systemd-analyze', ['--version']).stdout))?.[1])

describe.skipIf(!(systemd >= 250))('aurelio.service', () => {
  it('is a unit as systemd wants it', () => {
    const { status, stderr } = withUnit((file) => spawnSync('systemd-analyze', ['verify', file]))
    // Of other units of this machine it may have something to say.
    const said = String(stderr)
      .split('\n')
      .filter((line) => line.includes('aurelio'))
    expect({ status, said }).toEqual({ status: 0, said: [] })
  })

  it('lets the process do little', () => {
    const { stdout } = withUnit((file) =>
      spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', file]),
    )
    const exposure = Number(/exposure level for .*: ([\d.]+)/.exec(String(stdout))?.[1])
    expect(exposure).toBeLessThanOrEqual(2.5)
  })
})

describe.skipIf(spawnSync('caddy', ['version']).status !== 0)('Caddyfile', () => {
  it.each(['Caddyfile', 'Caddyfile.large'])(
    '%s is one, and holds requests while a process starts again',
    (name) => {
      const file = inRoot('deploy', name)
      const { status, stdout } = spawnSync('caddy', ['adapt', '--config', file, '--adapter', 'caddyfile'])
      expect(status).toBe(0)
      expect(String(stdout)).toContain('"try_duration":10000000000')
    },
  )
})

describe('nginx.conf', () => {
  it('hands on what the server needs to know, and holds nothing back', () => {
    const text = read('deploy/nginx.conf')
    for (const needed of [
      'proxy_set_header Host $host;',
      // Written over: what a visitor sends of it counts for nothing.
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_buffering off;',
      'client_max_body_size 0;',
    ])
      expect(text).toContain(needed)
  })
})
