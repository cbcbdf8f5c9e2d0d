import type { ElementNode, Props } from '@aurelio/page/document'
import type { Field } from '@aurelio/page/elements'
import type { LeftOut } from '@aurelio/page/letters'

/** What holds where the page that is edited is a letter: given by who opens it, so that pages carry none of it. */
export type LetterRules = {
  /** Widest it is read, in CSS pixels. */
  width: number
  /** Whether mail can hold an element of this type. */
  holds: (type: string) => boolean
  /** Whether mail shows what a field of such an element says. */
  shows: (type: string, field: Pick<Field, 'prop'>) => boolean
  /** Why it does not. */
  whyLeftOut: (field: Pick<Field, 'prop' | 'section'>) => LeftOut
  /** An element with what mail shows of it alone. */
  seen: (element: ElementNode) => ElementNode
  /** What a new element of this type has in place of what it has on pages. */
  begun: (type: string) => Props
  /** Groups of people for whom alone a block may be. */
  segments: readonly { id: string; name: string }[]
}
