import type { AuthOptions } from '@aurelio/contracts/security'
import type { Config } from '../config.ts'
import { oidcProvider } from './options.ts'

/** What the public screens may know of the installation's settings; nothing in it is secret. */
export function authSettings({
  accounts,
  development,
}: Pick<Config, 'accounts' | 'development'>): AuthOptions {
  const { google, oidc, smtpUrl, emailVerificationRequired, tokenSync, operator } = accounts
  return {
    providers: [
      ...(google ? [{ id: 'google', name: 'Google' }] : []),
      ...(oidc ? [{ id: oidcProvider, name: oidc.name }] : []),
    ],
    mail: smtpUrl !== undefined,
    development,
    emailVerificationRequired,
    tokenSync: tokenSync ?? null,
    operator,
  }
}
