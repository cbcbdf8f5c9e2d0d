import { isRecord } from '../../document/json-values.ts'

/** A file of the workspace that a form gives. */
export type FormDownload = { id: string; name: string }

/** Hours for which the link to it is good, unless the form says otherwise; and at most. */
export const usualHours = 48
export const mostHours = 720

/** What a form's prop says of its file; null where it names none. */
export function readDownload(value: unknown): FormDownload | null {
  if (!isRecord(value)) return null
  const { id, name } = value
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return null
  return { id, name: typeof name === 'string' ? name.slice(0, 200) : '' }
}
