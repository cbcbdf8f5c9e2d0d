import type { Engine } from '../platform/database/database.ts'
import { type ChildServer, spawnServer, untilUp } from './child-server.ts'
import { emptyDatabase, temporaryFolder } from './engines.ts'
import { freePort } from './postgres.ts'

/** A built server with a database and a data folder of its own, which outlast each of its processes. */
export type Installation = {
  url: string
  environment: Record<string, string>
  /** Starts a process on it; without waiting for it. */
  start: () => ChildServer
}

/** One on which nothing has run yet, with rate limits out of the way. */
export async function emptyInstallation(main: string, engine: Engine): Promise<Installation> {
  const port = await freePort()
  const settings = engine === 'postgres' ? await emptyDatabase(engine) : null
  const environment = {
    PORT: String(port),
    DATA_DIR: temporaryFolder(),
    RATE_LIMIT_SCALE: '100000',
    ...(settings?.engine === 'postgres' && { DATABASE_URL: settings.url }),
  }
  return { url: `http://localhost:${port}`, environment, start: () => spawnServer(main, environment) }
}

/** A process on an installation, once it answers. */
export async function started(installation: Installation): Promise<ChildServer> {
  const server = installation.start()
  await untilUp(server)
  return server
}
