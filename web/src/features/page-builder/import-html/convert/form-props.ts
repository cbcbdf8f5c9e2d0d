import type { Props } from '@aurelio/page/document'
import { parseHex } from '@aurelio/page/values'
import type { Measured, MeasuredBox } from '../measure/measured.ts'
import { widest } from './piece.ts'

type Field = {
  name: string
  label: string
  type: string
  required: boolean
  placeholder?: string
  options?: string[]
  min?: number
  max?: number
}

const kinds: Readonly<Record<string, string>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'number',
  range: 'number',
  date: 'date',
  checkbox: 'checkbox',
  radio: 'radio',
  file: 'file',
}
const silent = new Set(['submit', 'button', 'image', 'reset', 'hidden', 'search'])

/** The fields of a foreign form by their kind, each with the label that it had. */
export function formProps(form: MeasuredBox): Props {
  const boxes = [...all(form)]
  const labels = labelsOf(boxes)
  const fields = new Map<string, Field>()
  for (const box of boxes) {
    const field = fieldOf(box, labels, fields.size + 1)
    if (!field) continue
    const known = fields.get(field.name)
    if (known?.type === 'radio') known.options = [...(known.options ?? []), ...(field.options ?? [])]
    else if (!known) fields.set(field.name, field)
  }
  const submit = boxes.find(isSubmit)
  const style = submit && widest(submit.looks)?.style
  const [ground, color] = [parseHex(style?.['background-color']), parseHex(style?.color)]
  return {
    fields: [...fields.values()].slice(0, 30),
    buttonText: (submit && (wordsOf(submit) || submit.attributes['value'])) || 'Enviar',
    placeholder: '',
    ...(ground && { buttonColor: ground }),
    ...(ground && color && { buttonTextColor: color }),
  }
}

function* all(box: MeasuredBox): Generator<MeasuredBox> {
  for (const child of box.children)
    if (child.kind === 'box') {
      yield child
      yield* all(child)
    }
}

function isSubmit({ tag, attributes }: MeasuredBox): boolean {
  const type = attributes['type'] ?? 'submit'
  return (tag === 'button' && type === 'submit') || (tag === 'input' && attributes['type'] === 'submit')
}

/** Labels by the id of their field, and by the field itself where they stand around it. */
function labelsOf(boxes: readonly MeasuredBox[]): Map<string | MeasuredBox, string> {
  const labels = new Map<string | MeasuredBox, string>()
  for (const box of boxes.filter(({ tag }) => tag === 'label')) {
    const words = wordsOf(box)
    if (box.attributes['for']) labels.set(box.attributes['for'], words)
    for (const inside of all(box)) labels.set(inside, words)
  }
  return labels
}

function fieldOf(
  box: MeasuredBox,
  labels: ReadonlyMap<string | MeasuredBox, string>,
  count: number,
): Field | null {
  const { tag, attributes } = box
  if (!['input', 'select', 'textarea'].includes(tag) || silent.has(attributes['type'] ?? '')) return null
  const label =
    labels.get(attributes['id'] ?? '') ||
    labels.get(box) ||
    attributes['aria-label'] ||
    attributes['placeholder'] ||
    ''
  const type =
    tag === 'input'
      ? (kinds[attributes['type'] ?? ''] ?? 'text')
      : tag === 'select'
        ? selectKind(attributes)
        : 'textarea'
  const isRadio = type === 'radio'
  const options = isRadio
    ? [label || (attributes['value'] ?? '')]
    : (attributes['options'] ?? '').split('\n').filter(Boolean)
  return {
    name: nameOf(attributes['name'] || attributes['id'] || '', count),
    label: (isRadio ? attributes['name'] : label) || `Campo ${count}`,
    type,
    required: Object.hasOwn(attributes, 'required'),
    ...(attributes['placeholder'] && { placeholder: attributes['placeholder'] }),
    ...(options.length > 0 && { options }),
  }
}

function selectKind(attributes: MeasuredBox['attributes']): string {
  return Object.hasOwn(attributes, 'multiple') ? 'multiple' : 'select'
}

/** A name that a field may have: those of the form's own fields are taken. */
function nameOf(given: string, count: number): string {
  const name = given
    .replaceAll(/[^\p{L}\d _-]+/gu, '_')
    .replace(/^[_ -]+/, '')
    .slice(0, 60)
  return name === '' || ['formId', 'website', 'constructor', 'prototype'].includes(name)
    ? `campo_${count}`
    : name
}

function wordsOf(node: Measured): string {
  if (node.kind === 'text') return node.text
  if (node.tag === 'select' || node.tag === 'textarea') return ''
  return node.children.map(wordsOf).join(' ').replaceAll(/\s+/g, ' ').trim()
}
