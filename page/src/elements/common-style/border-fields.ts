import type { Field } from '../definition.ts'
import { borderStyleOptions } from '../options.ts'
import { borderColorField } from '../style-fields.ts'
import type { ElementText } from '../texts/element-text.ts'
import { mostBorder } from './border.ts'

const pixels = (prop: string, label: ElementText, max: number): Field => ({
  kind: 'length',
  prop,
  label,
  section: 'border',
  unit: 'px',
  min: 0,
  max,
})

const sides = [
  pixels('borderTopWidth', 'Grosor arriba', mostBorder),
  pixels('borderRightWidth', 'Grosor a la derecha', mostBorder),
  pixels('borderBottomWidth', 'Grosor abajo', mostBorder),
  pixels('borderLeftWidth', 'Grosor a la izquierda', mostBorder),
]

/** The lines of a border that differ from the others, while there is one. */
export const borderSideFields: readonly Field[] = sides.map((field) => ({
  ...field,
  when: ({ borderStyle }) => borderStyle !== 'none',
}))

/** The border of any element, and its corners. */
export const commonBorderFields: readonly Field[] = [
  {
    kind: 'select',
    prop: 'borderStyle',
    label: 'Tipo de borde',
    section: 'border',
    options: [{ value: '', label: 'El de su elemento' }, ...borderStyleOptions],
  },
  pixels('borderWidth', 'Grosor del borde', mostBorder),
  ...borderSideFields,
  borderColorField,
  pixels('borderRadius', 'Esquinas redondeadas', 200),
  pixels('radiusTopLeft', 'Esquina de arriba a la izquierda', 200),
  pixels('radiusTopRight', 'Esquina de arriba a la derecha', 200),
  pixels('radiusBottomRight', 'Esquina de abajo a la derecha', 200),
  pixels('radiusBottomLeft', 'Esquina de abajo a la izquierda', 200),
]
