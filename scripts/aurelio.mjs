#!/usr/bin/env node
// npx aurelio <command>: what an operator does at a terminal (docs/operations.md). Installs and builds like `npm start`.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { findNode24 } from './node24.mjs'
import { inRoot, root } from './root.mjs'
import { report } from './run.mjs'

/** What a command prints is its result alone. @param {string} line */
const say = (line) => void process.stderr.write(`${line}\n`)

try {
  await ensureInstalled(say)
  const node = await findNode24()
  await ensureBuilt(node, say)
  // The server's folder of data is counted from the checkout, the files that are named here from where one is.
  const dataDir = resolve(root, process.env['DATA_DIR'] || 'data')
  const child = spawn(node, [inRoot('server', 'dist', 'aurelio.js'), ...process.argv.slice(2)], {
    env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.once('error', (error) => {
    process.exitCode = report(error)
  })
  child.once('exit', (code) => process.exit(code ?? 1))
} catch (error) {
  process.exitCode = report(error)
}
