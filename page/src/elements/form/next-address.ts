import type { Props } from '../../document/schema.ts'
import { formSchema } from './schema.ts'

/** Where a form leads once it is sent, from its untrusted props; '' where its confirmation shows on the page. */
export function nextAddress(props: Props): string {
  const { after, afterLink } = formSchema.parse(props)
  return after === 'redirect' ? afterLink : ''
}
