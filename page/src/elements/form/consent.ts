import type { Props } from '../../document/schema.ts'
import { formFields } from './form-fields.ts'
import { formSchema } from './schema.ts'

/** Whether a form asks for a consent without which it is not sent, from its untrusted props. */
export function asksConsent(props: Props): boolean {
  return formFields(props).some(({ type, required }) => type === 'checkbox' && required)
}

/** Whether whoever sends a form agrees by it, from its untrusted props. */
export function agreesBySending(props: Props): boolean {
  return !asksConsent(props) && reasonForNone(props) === ''
}

/** Why a form asks for no consent, as its maker wrote it, from its untrusted props; '' where it asks or nothing is said. */
export function reasonForNone(props: Props): string {
  return asksConsent(props) ? '' : formSchema.parse(props).noConsentReason.trim()
}
