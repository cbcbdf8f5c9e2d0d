// npm run build: builds web and server where their sources changed; `npm run build -- --force` always.
import './node-version.mjs'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { findNode24 } from './node24.mjs'
import { report } from './run.mjs'

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`)

try {
  await ensureInstalled(say)
  await ensureBuilt(await findNode24(), say, { force: process.argv.includes('--force') })
  say('La compilación está al día.')
} catch (error) {
  process.exitCode = report(error)
}
