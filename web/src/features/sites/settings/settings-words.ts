import type { Verifier } from '@aurelio/contracts/sites'

/** The name of a language in that language itself. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
}

/** The service's own name: 'Google'. */
export function verifierName(verifier: Verifier): string {
  return verifier.charAt(0).toUpperCase() + verifier.slice(1)
}
