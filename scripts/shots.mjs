// npm run shots: contact sheets of every screen and state into shots/. `npm run shots -- editor leads` makes only those.
// `npm run shots -- --guides` takes the pictures of the guides anew instead.
import './node-version.mjs'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { findNode24 } from './node24.mjs'
import { inRoot } from './root.mjs'
import { report, run } from './run.mjs'

const names = process.argv.slice(2)
const forGuides = names[0] === '--guides'
const script = forGuides ? 'take-guides.ts' : 'take.ts'

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`)

try {
  await ensureInstalled(say)
  const node = await findNode24()
  await ensureBuilt(node, say)
  const { code } = await run(node, [inRoot('e2e', 'shots', script), ...names.slice(forGuides ? 1 : 0)], {
    live: true,
  })
  process.exitCode = code
} catch (error) {
  process.exitCode = report(error)
}
