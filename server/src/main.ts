import { join } from 'node:path'
import { readConfig } from './platform/config.ts'
import { ConfigError } from './platform/config-error.ts'
import { flushLogs } from './platform/log/batch-lines.ts'
import { startServer } from './server.ts'

/** Both `src/main.ts` and `dist/main.js` stand two folders below the root. */
const webFolder = join(import.meta.dirname, '../../web/dist')

// Whoever reads the output may go away (`npm start | head`); the server stays.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
process.once('exit', flushLogs)

try {
  const config = readConfig(process.env)
  const server = await startServer(config, webFolder)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void server.stop().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The script that started it is gone, perhaps killed: nobody could stop it any more.
  if (process.connected) process.on('disconnect', stop)
  // Last: whoever reads the line may already ask it to stop.
  const line =
    config.role === 'worker'
      ? 'Aurelio trabaja en segundo plano.'
      : `Aurelio está en marcha: ${config.baseUrl}`
  process.stdout.write(`${line}\n`)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
