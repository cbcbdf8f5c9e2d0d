import { isRecord } from '../../document/json-values.ts'
import type { Props } from '../../document/schema.ts'
import { formFields, stepMark } from '../form/form-fields.ts'
import type { TextKind } from './text-places.ts'

/** What is said in the place of a text of a form: the path to it, how it is asked for, what it is called, and the text. */
export type Say = (path: string, kind: TextKind, label: string, source: string) => string

/**
 * The props of a form with its fields said otherwise. A field is known by its name, so that fields may be put in another order;
 * what hangs on a choice hangs on it as it is called now.
 */
export function formSaid(props: Props, say: Say): Props {
  const listed: readonly unknown[] = Array.isArray(props['fields']) ? props['fields'] : ['email']
  const known = new Map(formFields(props).map((field) => [field.name, field]))
  const labels = new Map<string, string>()
  const choices = new Map<string, ReadonlyMap<string, string>>()
  let isChanged = false
  const told = (path: string, kind: TextKind, label: string, source: string) => {
    const said = say(path, kind, label, source)
    if (said !== source) isChanged = true
    return said
  }

  const fields = listed.map((entry, at): unknown => {
    if (isRecord(entry) && entry['type'] === stepMark)
      return typeof entry['label'] === 'string' && entry['label'].trim() !== ''
        ? { ...entry, label: told(`fields.${stepMark}-${at}.label`, 'line', 'Paso', entry['label']) }
        : entry
    const given = isRecord(entry) ? entry : { name: entry }
    const field = typeof given['name'] === 'string' ? known.get(given['name'].trim()) : undefined
    if (!field) return entry
    const path = `fields.${field.name}`
    const text = (
      name: 'label' | 'help' | 'placeholder',
      title: string,
    ): Partial<Record<typeof name, string>> =>
      field[name] === '' ? {} : { [name]: told(`${path}.${name}`, 'line', title, field[name]) }
    const said = new Map(
      field.options.map((option, place) => [
        option,
        told(`${path}.options.${place}`, 'line', 'Opción', option),
      ]),
    )
    choices.set(field.name, said)
    // What nobody sees has no label that anybody reads.
    const label = field.type === 'hidden' ? {} : text('label', 'Campo')
    const now = {
      ...given,
      ...label,
      ...text('help', 'Ayuda'),
      ...text('placeholder', 'Ejemplo'),
      ...(said.size > 0 && { options: [...said.values()] }),
      ...whenSaid(given['when'], choices),
    }
    if (label.label !== undefined) labels.set(field.label, label.label)
    return now
  })
  if (!isChanged) return props
  return { ...props, fields, ...mailSaid(props, labels) }
}

function whenSaid(when: unknown, choices: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  if (!isRecord(when)) return {}
  const { field, value } = when
  if (typeof field !== 'string' || typeof value !== 'string') return {}
  return { when: { ...when, value: choices.get(field)?.get(value) ?? value } }
}

/** The mail to the person names fields by their labels: it goes on naming them. */
function mailSaid(props: Props, labels: ReadonlyMap<string, string>): Props {
  const { replySubject, replyText } = props
  return {
    ...(typeof replySubject === 'string' && { replySubject: withNames(replySubject, labels) }),
    ...(typeof replyText === 'string' && { replyText: withNames(replyText, labels) }),
  }
}

function withNames(text: string, labels: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\[([^[\]]{1,80})\]/g, (whole, name: string) => {
    const label = labels.get(name)
    return label === undefined ? whole : `[${label}]`
  })
}
