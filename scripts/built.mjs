import { readFile, writeFile } from 'node:fs/promises'
import { fingerprint } from './fingerprint.mjs'
import { inRoot } from './root.mjs'
import { run, StepError } from './run.mjs'

/** What each side is built from; the lock file stands for every library. */
const shared = ['page', 'contracts', 'formats', 'proofs', 'package-lock.json', 'tsconfig.base.json']
const sides = [
  { folder: 'web', name: 'la web', sources: ['web', ...shared] },
  { folder: 'server', name: 'el servidor', sources: ['server', 'media', ...shared] },
]

/**
 * Builds what is stale, or everything with `force`. The mark of a finished build lies in `dist` itself and
 * is written last: a build that was interrupted, or whose `dist` was deleted, is stale.
 * @param {string} node Path of Node 24.
 * @param {(line: string) => void} say
 * @param {{ force?: boolean }} [options]
 */
export async function ensureBuilt(node, say, { force = false } = {}) {
  const states = await Promise.all(
    sides.map(async (side) => {
      const wanted = await fingerprint(side.sources)
      const mark = inRoot(side.folder, 'dist', '.sources')
      const present = await readFile(mark, 'utf8').catch(() => '')
      return { ...side, wanted, mark, stale: force || present !== wanted }
    }),
  )
  const stale = states.filter((state) => state.stale)
  if (stale.length === 0) return
  say(`Compilando ${stale.map((side) => side.name).join(' y ')}…`)
  await Promise.all(stale.map((side) => build(node, side)))
}

/**
 * @param {string} node
 * @param {{ folder: string, name: string, mark: string, wanted: string }} side
 */
async function build(node, side) {
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
  const { code, output } = await run(node, [vite, 'build'], {
    cwd: inRoot(side.folder),
    env: { NODE_ENV: 'production' },
    timeout: 10 * 60_000,
  })
  if (code !== 0) throw new StepError(`No se ha podido compilar ${side.name}.`, output)
  await writeFile(side.mark, side.wanted)
}
