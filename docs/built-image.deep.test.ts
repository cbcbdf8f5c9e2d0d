import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '../scripts/root.mjs'
import { freePort } from '../server/src/testing/postgres.ts'

const minutes = 60_000
const trusted = '/etc/ssl/certs/ca-certificates.crt'
const base = 'docker.io/library/node:24-slim'
const folder = mkdtempSync(join(tmpdir(), 'aurelio-built-'))
const has = (program: string) => spawnSync(program, ['--version']).status === 0
/** Without a daemon, and without the base image, which comes from a registry: Debian and this machine's Node stand for it. */
const canBuild = process.getuid?.() === 0 && existsSync(trusted) && ['buildah', 'mmdebstrap'].every(has)

afterAll(() => {
  // What it mounted would stay.
  if (canBuild) buildah('umount', '--all')
  rmSync(folder, { recursive: true, force: true })
}, 5 * minutes)

const imageSchema = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Cmd: z.array(z.string()),
      WorkingDir: z.string(),
      Volumes: z.record(z.string(), z.unknown()),
      Healthcheck: z.object({ Test: z.tuple([z.literal('CMD')]).rest(z.string()) }),
    }),
  }),
})

it.skipIf(!canBuild)(
  'the image is built, and is well without root on a file system that it cannot write',
  async () => {
    makeBase()
    const sources = join(folder, 'sources')
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, sources])
    buildah('build', '--isolation=chroot', '--pull=never', '--format=docker', '--tag=aurelio', sources)
    const { config } = imageSchema.parse(JSON.parse(buildah('inspect', '--type=image', 'aurelio'))).Docker
    expect([config.User, Object.keys(config.Volumes)]).toEqual(['node', ['/data']])

    const [, ...check] = config.Healthcheck.Test
    const tree = buildah('mount', buildah('from', '--pull=never', 'aurelio'))
    const script = join(folder, 'run.sh')
    writeFileSync(script, withinImage(check, config.Cmd))
    const env = [...config.Env, 'HOME=/home/node', `PORT=${await freePort()}`]
    const args = ['--mount', '--pid', '--fork', '--kill-child', 'sh', script, tree, config.WorkingDir, ...env]
    const { stdout } = spawnSync('unshare', args, { encoding: 'utf8', timeout: 2 * minutes })
    const said = stdout.split('\n')
    expect(said).toEqual(expect.arrayContaining(['user node', 'cannot write', 'healthy', 'ended 0']))
    expect(stdout).toMatch(/ffmpeg version \d/)
    expect(stdout).toMatch(/^\d{4}\.\d\d\.\d\d/m)
    expect(stdout).toContain('Base de datos: SQLite, sin daños')
  },
  20 * minutes,
)

function buildah(...args: readonly string[]): string {
  const places = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
  return String(execFileSync('buildah', [...places, ...args], { maxBuffer: 1e9, stdio: 'pipe' })).trim()
}

/** Debian, the Node that runs this, npm, and the account `node`: what the Dockerfile takes of the official image. */
function makeBase() {
  const debian = join(folder, 'debian.tar')
  execFileSync('mmdebstrap', ['--variant=minbase', 'bookworm', debian], { stdio: 'pipe' })
  const container = buildah('from', 'scratch')
  buildah('add', container, debian, '/')
  buildah('copy', container, process.execPath, '/usr/local/bin/node')
  const npm = String(execFileSync('sh', ['-c', 'readlink -f "$(command -v npm)"'])).trim()
  buildah('copy', container, dirname(dirname(npm)), '/usr/local/lib/node_modules/npm')
  // Where a network has a certificate of its own, this machine trusts it.
  buildah('copy', container, trusted, trusted)
  const settings = join(folder, 'npmrc')
  writeFileSync(settings, `cafile=${trusted}\n`)
  buildah('copy', container, settings, '/usr/local/etc/npmrc')
  const commands = [
    'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
    'groupadd --gid 1000 node',
    'useradd --uid 1000 --gid node --create-home node',
  ]
  buildah('run', '--isolation=chroot', container, '--', 'sh', '-c', commands.join(' && '))
  buildah('commit', '--quiet', container, base)
}

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' ')

/** Runs what the image says, as `docker run --read-only --tmpfs /tmp --volume data:/data` would; says how it went. */
function withinImage(check: readonly string[], command: readonly string[]): string {
  const inside = [
    'echo "user $(id -un)"',
    'touch /aurelio/x 2>/dev/null || echo "cannot write"',
    'ffmpeg -version',
    'yt-dlp --version',
    `${quoted(command)} & server=$!`,
    `for each in $(seq 60); do ${quoted(check)} && echo healthy && break; sleep 1; done`,
    'aurelio doctor',
    'kill $server; wait $server; echo "ended $?"',
  ].join('\n')
  return `set -e
tree=$1 place=$2; shift 2
mount --bind "$tree" "$tree"
mount -o remount,bind,ro "$tree"
mount -t tmpfs tmpfs "$tree/tmp"
mount -t tmpfs -o mode=0700,uid=1000,gid=1000 tmpfs "$tree/data"
mount -t proc proc "$tree/proc"
mount --rbind /dev "$tree/dev"
cat > "$tree/tmp/run.sh" <<'END'
cd "$PLACE"
${inside}
END
exec chroot --userspec=1000:1000 "$tree" env -i "$@" PLACE="$place" setpriv --no-new-privs sh /tmp/run.sh
`
}
