import { expect, test } from 'vitest'
import { decodeStoredPage, type NestedElement, type Props } from '../document/index.ts'
import { everyElement } from '../elements/groups.ts'
import { allFields, type ElementDefinition, type Field } from '../elements/index.ts'
import { isForLetters, isSeenInLetters, renderLetter } from './index.ts'

const link = { label: 'baja', address: 'https://ejemplo.es/baja' }
const foot = { sender: 'Estudio', why: 'Porque sí', unsubscribe: link, preferences: link, inBrowser: link }
const inside = (id: string): NestedElement => ({ id, type: 'text', name: 'Texto', props: { text: id } })

function drawn(type: string, props: Props) {
  const element = { id: 'e', type, name: type, props }
  const read = decodeStoredPage({ version: 1, elements: [element] })
  if (!read.ok) throw read.error
  const { html, text } = renderLetter({
    document: read.document,
    theme: null,
    values: { nombre: '', correo: '' },
    segments: 'all',
    linkOf: (address) => address,
    origin: 'https://panel.ejemplo.es',
    subject: '',
    preview: '',
    language: 'es',
    foot,
  })
  return html + text
}

/** An element with words, a picture and something in it, so that whatever a field changes has something to be seen on. */
function begun({ type, defaultProps, acceptsChildren }: ElementDefinition): Props {
  return {
    ...defaultProps,
    ...(type === 'image' && { src: '/uno.webp' }),
    ...(type === 'button' && { link: 'https://ejemplo.es/ya' }),
    ...(acceptsChildren && { children: ['a', 'b', 'c'].map(inside) }),
  }
}

const ofKind: Partial<Record<Field['kind'], readonly unknown[]>> = {
  color: ['#0b6e4f'],
  spacing: ['11px 13px 17px 19px'],
  size: ['60%', '120px'],
  link: ['https://ejemplo.es/otra'],
  image: ['https://ejemplo.es/otra'],
  items: [[{ line: 'Otra línea' }]],
}

/** Values of which at least one is another than what stands there. */
function others(field: Field): readonly unknown[] {
  if (field.kind === 'choice' || field.kind === 'select') return field.options.map(({ value }) => value)
  if (field.kind === 'length') return [`${field.max}${field.unit}`, `${field.min}${field.unit}`]
  if (field.kind === 'number') return [field.max, field.min]
  return ofKind[field.kind] ?? ['Otra cosa']
}

const named = (fields: readonly Field[]) => [...new Set(fields.map(({ prop }) => prop))].toSorted()

const held = everyElement.filter(({ type }) => isForLetters(type))

test('mail holds words, pictures, buttons, lists, and what keeps them together', () => {
  expect(held.map(({ type }) => type).toSorted()).toEqual(
    [
      'button',
      'columns',
      'container',
      'divider',
      'heading',
      'image',
      'list',
      'quote',
      'rich_text',
      'section',
      'spacer',
      'text',
    ].toSorted(),
  )
})

test.each(held.map((definition) => [definition.type, definition] as const))(
  'each field of %s that is said to be seen in mail changes it, and no other does',
  (type, definition) => {
    const props = begun(definition)
    const before = drawn(type, props)
    const changing = allFields(definition).filter((field) =>
      others(field).some((value) => drawn(type, { ...props, [field.prop]: value }) !== before),
    )
    expect(named(changing)).toEqual(
      named(allFields(definition).filter((field) => isSeenInLetters(type, field))),
    )
  },
)

test('whatever stands in a field, it closes no attribute and opens no tag', () => {
  const hostile = '"><img src=x onerror=alert(1)>;background:url(javascript:alert(1))'
  for (const definition of held)
    for (const { prop } of allFields(definition)) {
      const html = drawn(definition.type, { ...begun(definition), [prop]: hostile }).split('</html>')[0] ?? ''
      // What is read is words, in a tag or beside it.
      const tags = html.replaceAll(/ alt="[^"]*"/g, '').match(/<[^>]*>/g) ?? []
      expect(tags.join('')).not.toMatch(/src=x|onerror|url\(|javascript:/)
    }
})
