import { type AddressPolicy, RefusedAddress, vetTarget } from '@aurelio/media/network/address-policy'
import type { MailServerProblem } from '@aurelio/contracts/mail-server'
import type { MailServerRow } from '../../platform/database/tables/mail-servers.ts'
import { NoConnection, type Reach } from '../../platform/mail/mail-server.ts'
import type { SealedTexts } from '../../platform/sealed-text.ts'

/** Where mail is handed over by those who send it. */
export const mailPorts = [25, 465, 587, 2525]

type Target = Pick<MailServerRow, 'host' | 'port' | 'security' | 'user' | 'secret'>

/** The secret of the installation is another one than when the password was kept. */
export class LostSecret extends Error {
  override name = 'LostSecret'
}

/**
 * Judges a server: it is on the public internet, at a port of mail, and nothing goes to it in the clear; what the installation
 * names itself may be elsewhere. Gives the address to connect to, so that its name is not asked a second time. Throws
 * `RefusedAddress`, and what the resolver says.
 */
export async function judged(
  policy: AddressPolicy,
  { host, port, security }: Omit<Target, 'user' | 'secret'>,
) {
  const isNamed = policy.allowedHosts.some((allowed) => allowed.host === host && allowed.port === port)
  if (security === 'none' && !isNamed) throw new RefusedAddress('nothing is sent in the clear')
  return vetTarget(policy, host, port)
}

/** How a connection to it is opened: by the address that was judged, with the certificate of its name. */
export async function reachOf(policy: AddressPolicy, secrets: SealedTexts, target: Target): Promise<Reach> {
  const { host, port, security, user, secret } = target
  const { address } = await judged(policy, target)
  return {
    options: {
      host: address,
      port,
      servername: host,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
    },
    credentials: user === '' ? null : { user, pass: opened(secrets, secret) },
  }
}

function opened(secrets: SealedTexts, secret: string): string {
  if (secret === '') return ''
  try {
    return secrets.open(secret)
  } catch (error) {
    throw new LostSecret('The password cannot be read any more', { cause: error })
  }
}

/** What went wrong, and what the server said of it. */
export function faultOf(error: unknown): { problem: MailServerProblem; answer: string } {
  if (error instanceof RefusedAddress) return { problem: 'refused-address', answer: '' }
  if (error instanceof LostSecret) return { problem: 'lost-secret', answer: '' }
  const cause = error instanceof NoConnection ? error.cause : error
  const code = textOf(cause, 'code')
  const answer = textOf(cause, 'response')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, 200)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return { problem: 'unknown-host', answer }
  if (code === 'EAUTH' || code === 'ENOAUTH') return { problem: 'login', answer }
  if (code === 'ETLS' || /CERT|SSL|TLS/.test(code)) return { problem: 'security', answer }
  if (error instanceof NoConnection && answer === '') return { problem: 'unreachable', answer }
  return { problem: 'not-taken', answer }
}

function textOf(error: unknown, name: 'code' | 'response'): string {
  if (typeof error !== 'object' || error === null) return ''
  const value = name === 'code' && 'code' in error ? error.code : 'response' in error ? error.response : ''
  return typeof value === 'string' ? value : ''
}
