import { type ElementDefinition, type Field, getElement } from '@aurelio/page/elements'
import type { LetterRules } from './letter-rules.ts'

/** What is known of a type of element where it is edited: in a letter with the fields that mail shows, and with no others. */
export function shownDefinition(letter: LetterRules | null, type: string): ElementDefinition | undefined {
  const definition = getElement(type)
  return definition && letter ? withFields(definition, (field) => letter.shows(type, field)) : definition
}

/** The fields of a type of element that mail does not show. */
export function leftOutFields(letter: LetterRules, type: string): readonly Field[] {
  const definition = getElement(type)
  if (!definition) return []
  return [...Object.values(definition.fields).flat(), ...(definition.commonFields ?? [])].filter(
    (field) => !letter.shows(type, field),
  )
}

function withFields(definition: ElementDefinition, isShown: (field: Field) => boolean): ElementDefinition {
  const { fields, commonFields = [] } = definition
  const { layout = [], style = [], advanced = [] } = fields
  return {
    ...definition,
    fields: {
      layout: layout.filter(isShown),
      style: style.filter(isShown),
      advanced: advanced.filter(isShown),
    },
    commonFields: commonFields.filter(isShown),
  }
}
