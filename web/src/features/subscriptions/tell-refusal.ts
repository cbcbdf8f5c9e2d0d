import { errorText } from '../../platform/api/error-text.ts'
import { notify } from '../../ui/toast.tsx'
import { subscriptionWords } from './subscription-words.ts'

/** Tells the person why something of this room was not done. */
export function tellRefusal(error: unknown): void {
  notify.error(errorText(error, subscriptionWords))
}
