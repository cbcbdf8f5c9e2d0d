import { createHmac } from 'node:crypto'

const prefix = 'whsec_'
const scheme = 'v1'

/**
 * The secrets of webhooks. They are derived, not kept: whoever reads the database can sign nothing with what stands
 * there. `generation` is one more with each new secret.
 */
export function webhookSecrets(secret: string) {
  return (id: string, generation: number): string =>
    prefix + createHmac('sha256', secret).update(`webhook:${id}:${generation}`).digest('base64')
}

/** What is signed and sent: its id, when, and the body to the last byte. */
export type Signed = { id: string; seconds: number; body: string }

/** The headers of Standard Webhooks, signed by each of the secrets: a receiver needs to know one of them. */
export function signedHeaders({ id, seconds, body }: Signed, secrets: readonly string[]) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `${scheme},${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
