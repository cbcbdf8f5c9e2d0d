/** @jsxRuntime automatic */
import type { DrawnWords } from './words/drawn-words.ts'

/** Comes with a form that showed the words of `sendingConsent`; no field that somebody names begins so. */
export const agreedField = '_agreed'

/** What a form says above its button that asks for no consent and gives no reason: none goes out without either. */
export function SendingConsent({ words }: { words: DrawnWords }) {
  return (
    <>
      <p data-form-hint="">{words.sendingConsent}</p>
      <input type="hidden" name={agreedField} value="1" />
    </>
  )
}
