import type { AuthOptions } from '@aurelio/contracts/security'
import type { Config } from '../config.ts'
import { oidcProvider } from './options.ts'

type Known = Pick<Config, 'accounts' | 'development'> & { registration: AuthOptions['registration'] }

/** What the public screens may know of the installation's settings; nothing in it is secret. */
export function authSettings({ accounts, development, registration }: Known): AuthOptions {
  const { google, oidc, smtpUrl, emailVerificationRequired, tokenSync, operator } = accounts
  return {
    providers: [
      ...(google ? [{ id: 'google', name: 'Google' }] : []),
      ...(oidc ? [{ id: oidcProvider, name: oidc.name }] : []),
    ],
    mail: smtpUrl !== undefined,
    development,
    emailVerificationRequired,
    registration,
    tokenSync: tokenSync ?? null,
    operator,
  }
}
