import { z } from 'zod'
import type { Field } from './definition.ts'
import { linkProp, textProp } from './prop-schemas.ts'

/** An entry that is a word and where it leads. */
export const linkItem = z.object({ text: textProp(''), link: linkProp('#') })

export const linkItemFields: readonly Field[] = [
  { kind: 'text', prop: 'text', label: 'Texto' },
  { kind: 'link', prop: 'link', label: 'Enlace' },
]

/** Where entries lead that can be seen. */
export function linksIn(items: readonly { text: string; link: string }[]): string[] {
  return items.flatMap(({ text, link }) => (text === '' ? [] : [link]))
}
