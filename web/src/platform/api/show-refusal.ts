import { fieldErrors } from './field-errors.ts'

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
  setError: SetError<Name>,
): boolean {
  const refused = fieldErrors(error)
  const shown = names.filter((name) => refused.has(name))
  for (const [place, name] of shown.entries())
    setError(name, { message: refused.get(name) ?? '' }, { shouldFocus: place === 0 })
  return shown.length > 0
}
