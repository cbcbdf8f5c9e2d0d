import type { Props } from '../../document/schema.ts'
import { formSchema } from './schema.ts'

/** The file that a form gives once it is sent, from its untrusted props, and how long the link to it is good; null for none. */
export function downloadOf(props: Props): { id: string; hours: number } | null {
  const { after, afterFile, afterHours } = formSchema.parse(props)
  return after === 'download' && afterFile ? { id: afterFile.id, hours: afterHours } : null
}
