import {
  agreesBySending,
  asksForWork,
  downloadOf,
  formFields,
  formSteps,
  hasReply,
  nextAddress,
  reasonForNone,
} from '@aurelio/page'
import type { Props } from '@aurelio/page/document'

export type FormFacts = ReturnType<typeof read>

const known = new WeakMap<Props, FormFacts>()

/** What a published form asks for and does, read once: its props never change. */
export function factsOf(props: Props): FormFacts {
  const found = known.get(props) ?? read(props)
  known.set(props, found)
  return found
}

function read(props: Props) {
  return {
    fields: formFields(props),
    /** How many steps it has; one where it has none. */
    steps: formSteps(props).length,
    asksForWork: asksForWork(props),
    /** Why it asks for no consent; '' where it does. */
    reason: reasonForNone(props),
    /** Whether it says that whoever sends it agrees. */
    agreesBySending: agreesBySending(props),
    /** Where the person goes next; '' for the confirmation on the page. */
    leadsTo: nextAddress(props),
    /** The file that it gives, and for how many hours; null for none. */
    download: downloadOf(props),
    /** Whether it has a mail for who fills it in. */
    replies: hasReply(props),
  }
}
