// npm run dev: the server restarts and the web app reloads as files change. One command, one Ctrl+C.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { ensureInstalled } from './installed.mjs'
import { findNode24 } from './node24.mjs'
import { inRoot } from './root.mjs'
import { report } from './run.mjs'
import { tool } from './tool.mjs'

const webPort = '5173'

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
  const port = process.env['PORT'] ?? '8000'
  together([
    spawn(node, [await tool('tsx'), ...watch], {
      cwd: inRoot('server'),
      // People open the web app's address: that is where changes may come from.
      env: { DATA_DIR: inRoot('data'), BASE_URL: `http://localhost:${webPort}`, ...process.env },
      stdio: 'inherit',
    }),
    spawn(node, [await tool('vite'), '--port', webPort, '--strictPort', '--clearScreen', 'false'], {
      cwd: inRoot('web'),
      env: { ...process.env, AURELIO_SERVER: `http://localhost:${port}` },
      stdio: 'inherit',
    }),
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
