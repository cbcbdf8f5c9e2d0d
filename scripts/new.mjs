// npm run new -- room crops · element price_tag · route crops/summary · job crops/tidy
// Makes one that is empty and works, with its tests: see CONTRIBUTING.
import './node-version.mjs'
import { findNode24 } from './node24.mjs'
import { kindOf, kinds } from './new/kinds.mjs'
import { scaffold } from './new/scaffold.mjs'
import { inRoot, root } from './root.mjs'
import { report, run, StepError } from './run.mjs'
import { tool } from './tool.mjs'

try {
  const [what = '', name = ''] = process.argv.slice(2)
  const kind = kindOf(what)
  if (!kind || !name) throw new StepError(`npm run new -- ${Object.keys(kinds).join('|')} <name>`, '')
  const { made, changed } = scaffold(root, kind, name)
  const node = await findNode24()
  await run(node, [await tool('oxfmt'), ...made, ...changed], { cwd: inRoot() })
  made.forEach((file) => say(`made     ${file}`))
  changed.forEach((file) => say(`changed  ${file}`))
  say(kind.next)
} catch (error) {
  process.exitCode = report(error)
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`)
}
