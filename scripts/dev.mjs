// npm run dev: the server restarts and the web app reloads as files change. One command, one Ctrl+C.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { ensureInstalled } from './installed.mjs'
import { findNode24 } from './node24.mjs'
import { inRoot } from './root.mjs'
import { report } from './run.mjs'
import { tool } from './tool.mjs'

try {
  await ensureInstalled((line) => void process.stdout.write(`${line}\n`))
  const node = await findNode24()
  const watch = [
    'watch',
    '--tsconfig',
    inRoot('server', 'tsconfig.json'),
    '--clear-screen=false',
    'src/main.ts',
  ]
  together([
    spawn(node, [await tool('tsx'), ...watch], {
      cwd: inRoot('server'),
      env: { DATA_DIR: inRoot('data'), ...process.env },
      stdio: 'inherit',
    }),
    spawn(node, [await tool('vite'), '--clearScreen', 'false'], { cwd: inRoot('web'), stdio: 'inherit' }),
  ])
} catch (error) {
  process.exitCode = report(error)
}

/**
 * When one ends, so do the others.
 * @param {readonly import('node:child_process').ChildProcess[]} children
 */
function together(children) {
  const stop = () => children.forEach((child) => child.kill('SIGTERM'))
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
  for (const child of children) {
    child.once('exit', (code) => {
      process.exitCode ||= code ?? 0
      stop()
    })
  }
}
