import { anchorField } from '../anchor-field.ts'
import type { Declarations, Field, Needs } from '../definition.ts'
import { colorField } from '../style-fields.ts'
import type { LayerProps } from './schema.ts'

export const layerFields: Record<'layout' | 'style' | 'advanced', readonly Field[]> = {
  layout: [
    {
      kind: 'text',
      prop: 'buttonText',
      label: 'Texto del botón',
      help: 'Vacío: lo abre otro botón, con el ancla como enlace.',
    },
    { kind: 'text', prop: 'title', label: 'Título' },
    { kind: 'text', prop: 'closeLabel', label: 'Nombre del botón que cierra' },
    {
      kind: 'length',
      prop: 'width',
      label: 'Ancho',
      unit: 'px',
      min: 200,
      max: 1200,
      slider: { min: 200, max: 1200 },
    },
  ],
  style: [
    colorField('textColor', 'Color del texto'),
    { ...colorField('backgroundColor', 'Color de fondo'), section: 'background' },
    colorField('buttonColor', 'Color del botón'),
    colorField('buttonTextColor', 'Color del texto del botón'),
  ],
  advanced: [anchorField],
}

export function layerNeeds({ anchor }: LayerProps): Needs {
  return { anchors: [anchor] }
}

export function layerStyles(
  props: LayerProps,
  radius: string,
): { root: Declarations } & Record<string, Declarations> {
  const color = props.textColor && { color: props.textColor }
  return {
    root: { width: '100%' },
    opener: {
      padding: '12px 24px',
      fontSize: '17px',
      fontWeight: 'token:button-weight',
      textTransform: 'token:button-case',
      borderRadius: 'token:button-radius',
      cursor: 'pointer',
      ...(props.buttonColor && { backgroundColor: props.buttonColor }),
      ...(props.buttonTextColor && { color: props.buttonTextColor }),
    },
    layer: {
      width: props.width,
      padding: '24px',
      borderRadius: radius,
      boxShadow: '0 24px 80px #00000040',
      ...color,
      ...(props.backgroundColor && { backgroundColor: props.backgroundColor }),
    },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16px' },
    title: { fontSize: '21px', fontWeight: 700, ...color },
    close: { ...color },
    body: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '12px 0 0' },
  }
}
