import { isRecord } from '../document/json-values.ts'
import type { Field } from '../elements/definition.ts'
import { isPlaceholder } from '../elements/image/placeholder.ts'
import type { Checked, Finding, Shown } from './finding.ts'

/** What templates and examples are filled with; nobody answers there. */
const leftovers =
  /lorem ipsum|\b(?:www\.)?(?:example|ejemplo|tudominio|tuempresa)\.(?:com|org|net|es)\b|\b(?:\+?34[\s-]?)?[69]\d\d?[\s-]?0{3}[\s-]?0{2,3}\b|\[(?:tu|your|nombre|name|empresa|company)[^\]]*\]|555[\s-]?01\d\d/i

/**
 * Texts of the templates and of new elements that nobody has written anew, one of each element, the first; and pictures
 * that only hold a place, which are about no text.
 */
export function checkSamples({ shown }: Checked): Finding[] {
  return shown.flatMap((element): Finding[] => {
    const about = sampleIn(element)
    return about === undefined ? [] : [{ code: 'sample-content', elementId: element.id, about, fix: null }]
  })
}

function sampleIn({ id, definition, props }: Shown): string | undefined {
  if (definition.needs?.(props, id).pictures?.some(isPlaceholder)) return ''
  const fields = Object.values(definition.fields).flat()
  const mains = new Set(
    definition.inlineTexts?.filter(({ list }) => list === undefined).map(({ prop }) => prop),
  )
  for (const { prop, text } of textsOf(fields, props))
    if (leftovers.test(text) || (mains.has(prop) && text !== '' && text === definition.defaultProps[prop]))
      return text
  return undefined
}

type Written = { prop: string; text: string }

function textsOf(fields: readonly Field[], props: Record<string, unknown>): Written[] {
  return fields.flatMap((field): Written[] => {
    const value = props[field.prop]
    // What stands in an empty field shows how to fill it in.
    if (field.prop === 'placeholder') return []
    if (field.kind === 'items')
      return Array.isArray(value)
        ? value
            .filter(isRecord)
            .flatMap((each) => textsOf(field.item, each).map(({ text }) => ({ prop: field.prop, text })))
        : []
    const isText = field.kind === 'text' || field.kind === 'textarea' || field.kind === 'link'
    return isText && typeof value === 'string' ? [{ prop: field.prop, text: value }] : []
  })
}
