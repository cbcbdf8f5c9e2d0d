import { everyElement } from '../../page/src/elements/groups.ts'
import type { NestedElement, Props } from '../../page/src/document/schema.ts'
import { element } from '../../page/src/testing/documents.ts'

/** What follows the elements of the specification. */
const beyond = everyElement.slice(20)

/** Each element of the groups as somebody adds it, below a title; `changes` are the props of a type that differ. */
export function groupsAsTheyCome(changes: Readonly<Record<string, Props>> = {}): NestedElement[] {
  const title = element('heading-900', { text: 'Todos', level: 1, color: 'token:text' })
  const list = beyond.map(({ type, defaultProps, newChildren = [] }, at) =>
    element(
      `${type}-${at}`,
      { ...defaultProps, ...changes[type] },
      newChildren.map((child, place) => withIds(child, `${at}-${place}`)),
    ),
  )
  return [title, ...list]
}

/** The children that a new element comes with, with ids of their own. */
function withIds(child: NestedElement, prefix: string): NestedElement {
  const { children, ...props } = child.props
  const inside = children?.map((each, at) => withIds(each, `${prefix}-${at}`))
  return { ...child, id: `${child.type}-${prefix}`, props: { ...props, ...(inside && { children: inside }) } }
}
