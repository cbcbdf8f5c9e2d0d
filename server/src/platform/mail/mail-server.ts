import type SmtpConnection from 'nodemailer/lib/smtp-connection'

/** How a connection to a mail server is opened. */
export type Reach = {
  options: SmtpConnection.Options
  credentials: { user: string; pass: string } | null
}

/** The mail server by which a workspace writes to people. */
export type WorkspaceServer = {
  /** Another one after each change: no connection outlives it. */
  key: string
  /** The address from which everything is sent. */
  sender: string
  /** Judges anew where its name leads. Throws where that is not allowed. */
  reach: () => Promise<Reach>
  /** Hears how each connection went: null where it opened. */
  heard: (fault: unknown) => Promise<void>
}

/** No connection came about, so nothing was said of any reader. */
export class NoConnection extends Error {
  override name = 'NoConnection'
}

const smtpTimeoutMs = 20_000
export const smtpTimeouts = {
  connectionTimeout: smtpTimeoutMs,
  greetingTimeout: smtpTimeoutMs,
  socketTimeout: smtpTimeoutMs,
}

/** So long a server may take to open, and to take a letter, however busy it seems. */
const openingMs = 60_000
export const takingMs = 5 * 60_000

/** A server that says something now and then may go on for ever: after so long it is given up. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Of an address as `smtps://user:password@host:port`. */
export async function reachOfUrl(url: string): Promise<Reach> {
  const shared = await import('nodemailer/lib/shared')
  const { auth: _, ...options } = shared.parseConnectionUrl(url)
  const { username, password } = new URL(url)
  const credentials =
    username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return { options, credentials }
}

/** Opens a connection and signs in. Throws `NoConnection`, whose cause is what the library says. */
export async function openConnection({ options, credentials }: Reach): Promise<SmtpConnection> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const connection = new Connection({ ...options, ...smtpTimeouts })
  try {
    await within(openingMs, opened(connection, credentials))
    return connection
  } catch (error) {
    connection.close()
    throw new NoConnection(error instanceof Error ? error.message : '', { cause: error })
  }
}

async function opened(connection: SmtpConnection, credentials: Reach['credentials']): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    connection.on('error', reject)
    connection.connect((error) => (error ? reject(error) : resolve()))
  })
  if (credentials)
    await new Promise<void>((resolve, reject) =>
      connection.login({ credentials }, (error) => (error ? reject(error) : resolve())),
    )
}
