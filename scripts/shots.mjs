// npm run shots: contact sheets of every screen and state into shots/. `npm run shots -- editor leads` makes only those.
import './node-version.mjs'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { findNode24 } from './node24.mjs'
import { inRoot } from './root.mjs'
import { report, run } from './run.mjs'

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`)

try {
  await ensureInstalled(say)
  const node = await findNode24()
  await ensureBuilt(node, say)
  const { code } = await run(node, [inRoot('e2e', 'shots', 'take.ts'), ...process.argv.slice(2)], {
    live: true,
  })
  process.exitCode = code
} catch (error) {
  process.exitCode = report(error)
}
