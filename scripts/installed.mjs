import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run, StepError } from './run.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Says whether what npm installed is what the lock file asks for. npm itself keeps
 * `node_modules/.package-lock.json`, written as the very last step of an install, so an interrupted
 * install has none. Optional packages may be missing: they are those of other platforms.
 * @param {Lock} wanted
 * @param {Lock} present
 */
export function sameInstall(wanted, present) {
  return Object.entries(wanted.packages).every(([path, want]) => {
    if (!path.includes('node_modules/')) return true
    const have = present.packages[path]
    if (!have) return want.optional === true || want.devOptional === true
    return have.link === want.link && have.version === want.version && have.integrity === want.integrity
  })
}

/** @param {string} [folder] */
export async function isInstalled(folder = root) {
  const wanted = await readLock(join(folder, 'package-lock.json'))
  if (!wanted)
    throw new StepError(
      'No se encuentra package-lock.json: la copia de Aurelio está incompleta. Vuelve a clonarla.',
    )
  const present = await readLock(join(folder, 'node_modules', '.package-lock.json'))
  return present !== undefined && sameInstall(wanted, present)
}

/**
 * Installs exactly what the lock file says, unless that is already there.
 * @param {(line: string) => void} say
 */
export async function ensureInstalled(say) {
  if (await isInstalled()) return
  await checkNpm()
  say('Instalando dependencias (la primera vez tarda un poco)…')
  // npm removes the old packages in no fixed order: its own mark goes first, so that a kill here is noticed.
  await rm(join(root, 'node_modules', '.package-lock.json'), { force: true })
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional'])
  if (code !== 0)
    throw new StepError(
      'No se han podido instalar las dependencias. Comprueba la conexión y repite la orden.',
      output,
    )
}

async function checkNpm() {
  const fromAgent = /npm\/(\d+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1]
  const version = fromAgent ?? (await npm(['--version'])).output.trim()
  const major = Number.parseInt(version, 10)
  if (Number.isNaN(major))
    throw new StepError('No se encuentra npm. Instala Node con npm 11 desde https://nodejs.org.')
  if (major < 11) {
    throw new StepError(
      `Aurelio necesita npm 11 o posterior y este es npm ${version}. Actualízalo con: npm install --global npm@11`,
    )
  }
}

/** @param {readonly string[]} args */
function npm(args) {
  // Within `npm start` npm names its own script; run by the same Node it needs no shell on any system.
  const script = process.env['npm_execpath']
  const timeout = 15 * 60_000
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args], { timeout })
  return run('npm', args, { timeout })
}

/**
 * @param {string} path
 * @returns {Promise<Lock | undefined>}
 */
async function readLock(path) {
  try {
    const lock = JSON.parse(await readFile(path, 'utf8'))
    return typeof lock?.packages === 'object' && lock.packages !== null ? lock : undefined
  } catch {
    return undefined
  }
}
