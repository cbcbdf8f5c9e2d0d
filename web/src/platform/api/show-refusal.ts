import { errorText } from './error-text.ts'
import { fieldErrors } from './field-errors.ts'
import { fieldText, type FormWords } from './field-words.ts'

type SetError<Name extends string> = (
  name: Name,
  error: { message: string },
  options?: { shouldFocus: boolean },
) => void

/**
 * Puts the server's complaints at the fields of a form (react-hook-form's `setError`), the focus at the first.
 * False when none of them is a field of this form: then the caller tells the error as a whole.
 */
export function showRefusal<Name extends string>(
  error: unknown,
  names: readonly Name[],
  words: FormWords<Name>,
  setError: SetError<Name>,
): boolean {
  const refused = fieldErrors(error)
  let shown = 0
  for (const name of names) {
    const problem = refused.get(name)
    if (!problem) continue
    setError(name, { message: fieldText(problem, words[name]) }, { shouldFocus: shown === 0 })
    shown += 1
  }
  return shown > 0
}

/** The first refused field's complaint, else what the whole error is; for one field that stands alone. */
export function refusalText(error: unknown, words: FormWords): string {
  const [first] = fieldErrors(error)
  if (!first) return errorText(error)
  const [name, problem] = first
  return fieldText(problem, words[name])
}
