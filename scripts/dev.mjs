// npm run dev: the server restarts and the web app reloads as files change. One command, one Ctrl+C.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { ensureInstalled } from './installed.mjs'
import { findNode24 } from './node24.mjs'
import { startMailSink } from './mail-sink.mjs'
import { inRoot } from './root.mjs'
import { report } from './run.mjs'
import { tool } from './tool.mjs'

const webPort = '5173'

try {
  await ensureInstalled((line) => void process.stdout.write(`${line}\n`))
  const node = await findNode24()
  const port = process.env['PORT'] ?? '8000'
  // Where no mail server is named, one of our own takes everything: letters can be tried, and none goes out.
  const sink =
    process.env['SMTP_URL'] === undefined
      ? await startMailSink({
          folder: inRoot('data', 'sink'),
          say: (line) => void process.stdout.write(`${line}\n`),
        })
      : null
  const mail = sink ? { SMTP_URL: sink.url } : {}
  const web = spawn(node, [await tool('vite'), '--port', webPort, '--strictPort', '--clearScreen', 'false'], {
    cwd: inRoot('web'),
    env: { ...process.env, AURELIO_SERVER: `http://localhost:${port}` },
    stdio: 'inherit',
  })
  together([await serverThatFollows(node, mail), web])
  web.once('exit', () => void sink?.stop())
} catch (error) {
  process.exitCode = report(error)
}

/**
 * Builds the server again whenever a source of it changes; Node starts it anew when its build has changed.
 * @param {string} node
 * @param {Record<string, string>} mail
 */
async function serverThatFollows(node, mail) {
  // As deep as the build that is run otherwise: what it reads beside it is found from there.
  const outDir = inRoot('server', 'dist-dev')
  const { build } = await import('vite')
  const watcher = await build({
    root: inRoot('server'),
    configFile: inRoot('server', 'vite.config.ts'),
    logLevel: 'warn',
    // Not emptied: the server that runs watches it.
    build: { outDir, emptyOutDir: false, watch: {} },
  })
  if (!('on' in watcher)) throw new Error('The build of the server does not follow its sources.')
  await new Promise((resolve) =>
    watcher.on('event', ({ code }) => {
      if (code === 'END') resolve(code)
    }),
  )
  const server = spawn(node, ['--watch', '--watch-preserve-output', `${outDir}/main.js`], {
    // People open the web app's address: that is where changes may come from.
    env: { DATA_DIR: inRoot('data'), BASE_URL: `http://localhost:${webPort}`, ...mail, ...process.env },
    stdio: 'inherit',
  })
  server.once('exit', () => void watcher.close())
  return server
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
