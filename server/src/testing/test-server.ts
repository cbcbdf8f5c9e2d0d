import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readConfig } from '../platform/config.ts'
import { type Database, type Engine, openDatabase } from '../platform/database/database.ts'
import { startServer } from '../server.ts'
import { atEnd } from './at-end.ts'
import { copyTables, migratedDatabase, temporaryFolder } from './engines.ts'
import { freePort } from './postgres.ts'

/** The real server, listening on a free port, and a second connection to look into its database. */
export type TestServer = {
  url: string
  database: Database
  dataDir: string
  /** The settings that it was started with. */
  environment: Record<string, string>
}

/** Starts the server as `main.ts` does, with every limit wide open unless `environment` says otherwise. */
export async function startTestServer(
  engine: Engine,
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const dataDir = temporaryFolder()
  const port = await freePort()
  const settings = engine === 'postgres' ? await migratedDatabase(engine) : null
  const given = {
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '10000',
    ...(settings?.engine === 'postgres' && { DATABASE_URL: settings.url }),
    ...environment,
  }
  const config = readConfig(given)
  // What a test has put there stays as it is.
  if (config.database.engine === 'sqlite' && !existsSync(config.database.file))
    copyTables(config.database.file)
  const server = await startServer(config, dataDir)
  atEnd(server.stop)
  const database = openDatabase(config.database, () => {})
  atEnd(database.close)
  return { url: `http://localhost:${config.port}`, database, dataDir, environment: given }
}

export type Answer = { status: number; headers: Headers; text: string; body: unknown }

/** A request as the web app sends it: same origin, JSON, with a cookie where there is one. */
export async function call(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  cookie?: string,
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      origin: url,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return answerOf(response)
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('json') ?? false
  const body: unknown = json && text ? JSON.parse(text) : null
  return { status: response.status, headers: response.headers, text, body }
}

/** Somebody signed in at a server, with a workspace of their own. */
export type Person = {
  email: string
  cookie: string
  call: (method: string, path: string, body?: unknown) => Promise<Answer>
}

export const password = 'Contraseña-9'

/** Makes an account through the front door. */
export async function signUp(url: string, name = 'Ana García'): Promise<Person> {
  const email = `persona-${randomUUID()}@ejemplo.es`
  const answer = await call(url, 'POST', '/api/auth/sign-up/email', { name, email, password })
  if (answer.status !== 200) throw new Error(`Sign-up answered ${answer.status}: ${answer.text}`)
  const cookie = cookieOf(answer)
  return { email, cookie, call: (method, path, body) => call(url, method, path, body, cookie) }
}

/** The cookies an answer sets, as the next request sends them. */
export function cookieOf(answer: Answer): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')
}
