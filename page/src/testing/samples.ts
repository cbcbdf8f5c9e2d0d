import type { Props } from '../document/schema.ts'
import type { ElementDefinition, Field, FieldSection } from '../elements/definition.ts'
import { formFieldTypes } from '../elements/form/form-field.ts'
import { spansProp } from '../elements/rich-text/parts.ts'

/** 6 by 4 pixels, each half in a colour of its own: it shows where it is cut and how it is stretched. */
export const samplePicture =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI2IiBoZWlnaHQ9IjQiPjxwYXRoIGZpbGw9IiMyNzQ5NmQiIGQ9Ik0wIDBoM3Y0SDB6Ii8+PHBhdGggZmlsbD0iI2YyYjg4MCIgZD0iTTMgMGgzdjRIM3oiLz48L3N2Zz4='

const colors = ['#0b6e4f', '#f2e9de', '#8a1c4c', '#1d3557', '#ffd166', '#4a4e69']

/** What stands in a field that a person has filled in. */
function filled(field: Field, index: number): string | number | Props | readonly Props[] {
  switch (field.kind) {
    case 'text':
      return field.prop === 'date' ? '2031-02-03T04:05' : `${field.label} puesto a mano`
    case 'textarea':
    case 'rich':
      return `${field.label} de varias líneas.\nLa segunda es algo más larga que la primera.`
    case 'link':
      return 'https://ejemplo.es/destino'
    case 'image':
      return samplePicture
    case 'video':
      return 'https://ejemplo.es/video.mp4'
    case 'audio':
      return 'https://ejemplo.es/audio.mp3'
    case 'icon':
      return 'check M20 6 9 17l-5-5'
    case 'anchor':
      return 'ancla'
    case 'size':
      return '60%'
    case 'point':
      return '20% 80%'
    case 'ratio':
      return '2 1 1'
    case 'color':
      return colors[index % colors.length] ?? ''
    case 'length':
      return `${somewhere(field)}${field.unit}`
    case 'number':
      return somewhere(field)
    case 'spacing':
      return '11px 13px 17px 19px'
    case 'choice':
    case 'select':
      return field.options[0]?.value ?? ''
    case 'form-fields':
      return formFieldTypes.map((type, at) => ({
        name: type,
        type,
        label: `Campo ${type}`,
        required: at % 2 === 0,
        options: ['Una', 'Otra'],
      }))
    case 'contest':
      return 'https://ejemplo.es/c/cesta'
    case 'form-file':
      return { id: 'archivo', name: 'guia.pdf' }
    case 'symbol-content':
      return []
    case 'collection':
      return 'equipo'
    case 'items':
      break
  }
  return entriesOf(field)
}

function somewhere({ min, max }: { min: number; max: number }) {
  return Math.round(min + (max - min) * 0.4)
}

/** An entry for each option of its choices, and one in which nothing is filled in. */
function entriesOf({ item, max }: Extract<Field, { kind: 'items' }>): Props[] {
  const options = item.flatMap((field) =>
    isChoice(field) ? field.options.map(({ value }) => ({ [field.prop]: value })) : [],
  )
  const entry = Object.fromEntries(item.map((field, index) => [field.prop, filled(field, index)]))
  const bare = Object.fromEntries(
    item.map((field, index) => [field.prop, isText(field) ? '' : filled(field, index)]),
  )
  return [bare, entry, ...options.map((option) => ({ ...entry, ...option }))].slice(0, max)
}

type Choice = Extract<Field, { kind: 'choice' | 'select' }>
export const isChoice = (field: Field): field is Choice => field.kind === 'choice' || field.kind === 'select'
const isText = ({ kind }: Field) => ['text', 'textarea', 'image', 'video', 'link'].includes(kind)

/** All fields of the properties panel, in its order. */
export function fieldsOf({ fields }: ElementDefinition): Field[] {
  return (['layout', 'style', 'advanced'] as const).flatMap((tab) => fields[tab] ?? [])
}

const isShown = (definition: ElementDefinition, field: Field, props: Props) =>
  !field.when || field.when(definition.schema.parse(props), null)

/** An element after a person has gone through its fields and filled in each that is shown. */
function fill(
  definition: ElementDefinition,
  chosen: Props,
  isLeft: (field: Field) => boolean = () => false,
): Props {
  let props: Props = { ...definition.defaultProps }
  for (const [index, field] of fieldsOf(definition).entries()) {
    if (!isShown(definition, field, props)) continue
    const value = isLeft(field) ? '' : (chosen[field.prop] ?? filled(field, index))
    const typed = definition.schema.parse(props)
    props = { ...props, ...(field.patch?.(value, { props: typed, parent: null }) ?? { [field.prop]: value }) }
  }
  return { ...props, ...setApart(definition, props) }
}

/** Each way to set a part of a text apart, in every text that may be; a list where it may have one. */
function setApart({ inlineTexts = [] }: ElementDefinition, props: Props): Props {
  const marks = [
    { from: 0, to: 4, kind: 'bold' },
    { from: 2, to: 7, kind: 'italic' },
    { from: 5, to: 9, kind: 'color', color: '#8a1c4c' },
    { from: 8, to: 11, kind: 'link', link: 'https://ejemplo.es/destino' },
  ]
  const spansOf = (text: unknown, rich: 'line' | 'paragraph') => {
    const line = String(text).indexOf('\n') + 1
    const list = { from: line, to: String(text).length, kind: 'list' }
    return rich === 'paragraph' && line > 0 ? [...marks, list] : marks
  }
  return Object.fromEntries(
    inlineTexts.flatMap(({ prop, rich, list }) =>
      rich === undefined || list !== undefined || !props[prop]
        ? []
        : [[spansProp(prop), spansOf(props[prop], rich)]],
    ),
  )
}

/** What moves, or lies over others, is no matter of one still picture of one element. */
const still: ReadonlySet<FieldSection | undefined> = new Set([
  'background',
  'border',
  'spacing',
  'size',
  'type',
  'effects',
])

/** An element type in all of the style that any element may have. */
export function styleSample({ defaultProps, commonFields = [] }: ElementDefinition): Props {
  const fields = commonFields.filter(({ section }) => still.has(section))
  return {
    ...defaultProps,
    ...Object.fromEntries(fields.map((field, at) => [field.prop, styled(field, at)])),
  }
}

/** The first choice of the common style is always the element's own look. */
function styled(field: Field, index: number) {
  return isChoice(field) ? (field.options[1]?.value ?? '') : filled(field, index)
}

/** An element type as it comes, without any part, and with every part. */
export function plainSamples(definition: ElementDefinition): Props[] {
  return [definition.defaultProps, fill(definition, {}, isText), fill(definition, {})]
}

/** With each option of each choice, also of those that only another choice brings up. */
export function choiceSamples(definition: ElementDefinition): Props[] {
  const choices: Props[] = [{}]
  for (const field of fieldsOf(definition).filter(isChoice)) {
    const base = choices.find((chosen) => isShown(definition, field, fill(definition, chosen)))
    if (base === undefined) throw new Error(`Nothing brings up ${definition.type} ${field.prop}`)
    choices.push(...field.options.map(({ value }) => ({ ...base, [field.prop]: value })))
  }
  return choices.slice(1).map((chosen) => fill(definition, chosen))
}
