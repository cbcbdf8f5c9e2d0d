import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { Copy, DockerfileParser, type Instruction } from 'dockerfile-ast'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { inRoot, root } from '../scripts/root.mjs'
import { freePort } from '../server/src/testing/postgres.ts'

/** Whoever runs it within the image is nobody special; as root we can be the same. */
const isRoot = process.getuid?.() === 0
const nobody = 65_534
const minutes = 60_000

const instructions = DockerfileParser.parse(readFileSync(inRoot('Dockerfile'), 'utf8')).getInstructions()
const secondStage = instructions.findLastIndex((each) => each.getKeyword() === 'FROM')
const building = instructions.slice(0, secondStage)
const running = instructions.slice(secondStage)
const textOf = (each: Instruction) => each.getRawArgumentsContent() ?? ''
const listOf = (text: string) => z.array(z.string()).min(1).parse(JSON.parse(text))
const last = (keyword: string) =>
  textOf(running.findLast((each) => each.getKeyword() === keyword) ?? missing(keyword))

function missing(keyword: string): never {
  throw new Error(`The last stage has no ${keyword}`)
}

const folder = mkdtempSync(join(tmpdir(), 'aurelio-image-'))
chmodSync(folder, 0o755)
const built = join(folder, 'build')
const image = join(folder, 'image')
const data = join(folder, 'data')
afterAll(() => {
  execFileSync('chmod', ['--recursive', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
}, 5 * minutes)

/** What the image has and nothing of whoever runs this: its Node is this one's. */
const environment = {
  PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
  HOME: process.env['HOME'] ?? folder,
  npm_config_prefer_offline: 'true',
  // Whom the machine trusts on its way to the registry.
  ...(process.env['NODE_EXTRA_CA_CERTS'] && { NODE_EXTRA_CA_CERTS: process.env['NODE_EXTRA_CA_CERTS'] }),
}

/** Its steps install packages. */
const hasRegistry = spawnSync('npm', ['view', 'zod', 'version', '--fetch-retries=0']).status === 0

it.skipIf(!hasRegistry)(
  'its stages build what runs without root, on a file system that it cannot write, and is well',
  async () => {
    takeNode()
    takeSources()
    for (const step of building.filter((each) => each.getKeyword() === 'RUN')) runStep(textOf(step))
    for (const step of running) if (step instanceof Copy) takeOver(step)
    mkdirSync(data, { mode: 0o700 })
    if (isRoot) chownSync(data, nobody, nobody)
    execFileSync('chmod', ['--recursive', 'a-w', image])

    const port = String(await freePort())
    const settings = { ...environment, ...settingsOf(last('ENV')), DATA_DIR: data, PORT: port }
    const as = { cwd: image, env: settings, ...(isRoot && { uid: nobody, gid: nobody }) }
    const [command = '', ...args] = listOf(last('CMD'))
    const server = spawn(join(folder, 'bin', command), args, { ...as, stdio: 'ignore' })
    try {
      const [node = '', ...check] = listOf(last('HEALTHCHECK').replace(/^[^[]*/, ''))
      const health = () => spawnSync(join(folder, 'bin', node), check, as).status
      await expect.poll(health, { timeout: minutes, interval: 500 }).toBe(0)
      const doctor = spawnSync(join(folder, 'bin', 'node'), ['server/dist/aurelio.js', 'doctor'], as)
      expect(String(doctor.stdout)).toContain('Base de datos: SQLite, sin daños')
      expect(server.exitCode).toBe(null)
    } finally {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill()
      await ended
    }
    expect(server.exitCode).toBe(0)
  },
  15 * minutes,
)

/** Readable for everybody, wherever this one stands. */
function takeNode() {
  mkdirSync(join(folder, 'bin'))
  cpSync(process.execPath, join(folder, 'bin', 'node'), { dereference: true })
}

/** What a clone holds: of that, the image leaves nothing out that a step reads. */
function takeSources() {
  const names = String(execFileSync('git', ['ls-files', '-z'], { cwd: root }))
    .split('\0')
    .filter(Boolean)
  for (const name of names) cpSync(inRoot(name), join(built, name))
}

function runStep(line: string) {
  const { status, stderr } = spawnSync('sh', ['-c', line], { cwd: built, env: environment })
  expect([line, status, status === 0 ? '' : String(stderr)]).toEqual([line, 0, ''])
}

/** `COPY --from=build /aurelio/x ./y`, and what comes from the sources themselves. */
function takeOver(step: Copy) {
  const [from = '', to = ''] = step.getArguments().map(String)
  const source = step.getFromFlag() === null ? inRoot(from) : join(built, from.replace('/aurelio/', ''))
  const target = to.startsWith('/')
    ? join(folder, 'outside', to)
    : join(image, to.endsWith('/') ? join(to, from.split('/').at(-1) ?? '') : to)
  mkdirSync(dirname(target), { recursive: true })
  cpSync(source, target, { recursive: true, verbatimSymlinks: true })
}

function settingsOf(line: string) {
  return Object.fromEntries(
    line
      .split(/\s+/)
      .map((each) => each.split('='))
      .map(([name = '', value = '']) => [name, value]),
  )
}
