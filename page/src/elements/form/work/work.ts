import type { Props } from '../../../document/schema.ts'
import { formSchema } from '../schema.ts'

/** Whether a form asks the browser for work, from its untrusted props. */
export function asksForWork(props: Props): boolean {
  return formSchema.parse(props).captcha === 'work'
}
