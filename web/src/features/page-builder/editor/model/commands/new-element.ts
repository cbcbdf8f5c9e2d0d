import type { ElementDefinition } from '@aurelio/page/elements'
import type { NestedElement } from '@aurelio/page/document'
import type { LetterRules } from '../state/letter-rules.ts'

/** A new element of a type with its defaults and what it comes with; the ids are made when it is added. */
export function newElement(
  { type, name, defaultProps, newChildren }: ElementDefinition,
  letter: LetterRules | null,
): NestedElement {
  const children = newChildren && { children: [...newChildren] }
  return { id: 'new', type, name, props: { ...defaultProps, ...letter?.begun(type), ...children } }
}
