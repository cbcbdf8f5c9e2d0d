import type { Field } from './definition.ts'
import type { ElementText } from './texts/element-text.ts'

/** Fields of the style tab that several elements share. */
export const backgroundColorField: Field = {
  kind: 'color',
  prop: 'backgroundColor',
  label: 'Color de fondo',
  section: 'background',
  transparent: true,
}

export const borderColorField: Field = {
  kind: 'color',
  prop: 'borderColor',
  label: 'Color del borde',
  section: 'border',
}

export const borderRadiusField: Field = {
  kind: 'length',
  prop: 'borderRadius',
  label: 'Esquinas redondeadas',
  section: 'border',
  unit: 'px',
  min: 0,
  max: 50,
  slider: { min: 0, max: 50 },
}

export const colorField = (prop: string, label: ElementText): Field => ({ kind: 'color', prop, label })
