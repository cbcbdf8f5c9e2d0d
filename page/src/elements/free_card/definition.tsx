/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { newChild, newText } from '../new-children.ts'
import { gapField } from '../options.ts'
import { colorProp, hexProp, lengthProp, paddingShape, typedPadding } from '../prop-schemas.ts'
import { backgroundColorField, borderColorField, borderRadiusField } from '../style-fields.ts'

const defaults = {
  gap: '16px',
  padding: '24px',
  backgroundColor: 'token:surface',
  borderColor: 'token:line',
  borderRadius: 'token:radius',
} as const

const schema = z
  .object({
    gap: lengthProp(defaults.gap, { min: 0, max: 400 }),
    ...paddingShape,
    backgroundColor: colorProp(defaults.backgroundColor),
    borderColor: hexProp(defaults.borderColor),
    borderRadius: lengthProp(defaults.borderRadius, { min: 0, max: 500 }),
  })
  .transform((props) => ({ ...props, ...typedPadding(props, defaults.padding) }))
type FreeCardProps = z.output<typeof schema>

function FreeCardView({ parts, children }: ViewProps<FreeCardProps>) {
  return <article {...parts.root}>{children}</article>
}

const childDefaults = {
  title: 'Tu tarjeta',
  text: 'Pon aquí dentro lo que quieras: una imagen, una lista, un formulario o un botón.',
}

/** A card that holds anything; those that stand beside one another are equally high. */
export const freeCard = defineElement<FreeCardProps>({
  type: 'free_card',
  name: 'Tarjeta libre',
  icon: 'square-plus',
  category: 'layout',
  defaultProps: { ...defaults, children: [] },
  newChildren: [
    newChild('heading', 'Encabezado', {
      text: childDefaults.title,
      level: 3,
      color: 'token:text',
      fontSize: '22px',
    }),
    newText(childDefaults.text),
  ],
  schema,
  acceptsChildren: true,
  fields: {
    layout: [{ kind: 'spacing', prop: 'padding', label: 'Relleno' }, gapField],
    style: [backgroundColorField, borderColorField, borderRadiusField],
  },
  styles: ({ gap, padding, backgroundColor, borderColor, borderRadius }) => ({
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap,
      width: '100%',
      minWidth: '0',
      padding,
      borderRadius,
      ...(backgroundColor !== 'transparent' && { backgroundColor }),
      ...(borderColor && { borderWidth: '1px', borderStyle: 'solid', borderColor }),
    },
  }),
  View: FreeCardView,
})
