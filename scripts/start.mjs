// npm start: from whatever state the checkout is in to a running server (docs/architecture.md, "Running").
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { findNode24 } from './node24.mjs'
import { root } from './root.mjs'
import { report } from './run.mjs'
import { serverCommand, serverDefaults } from './server-command.mjs'

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`)

try {
  await ensureInstalled(say)
  const node = await findNode24()
  await ensureBuilt(node, say)
  serve(node)
} catch (error) {
  process.exitCode = report(error)
}

/**
 * Runs the server in the foreground: signals go to it, and its end is this process's end.
 * @param {string} node
 */
function serve(node) {
  const child = spawn(node, serverCommand, {
    cwd: root,
    env: { ...serverDefaults, ...process.env, NODE_ENV: 'production' },
    // The channel carries nothing: its end tells the server that this process is gone, however it went.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // A terminal sends Ctrl+C to the server as well; the server takes a repeated signal for the same wish.
    process.on(signal, () => child.kill(signal))
  }
  child.once('error', (error) => {
    process.exitCode = report(error)
  })
  child.once('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1))
  })
}
