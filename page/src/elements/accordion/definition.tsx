/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { gapField } from '../options.ts'
import { lengthProp } from '../prop-schemas.ts'
import { newChild, newText } from '../new-children.ts'

const schema = z.object({ gap: lengthProp('0px', { min: 0, max: 400 }) })
type AccordionProps = z.output<typeof schema>

function AccordionView({ parts, children }: ViewProps<AccordionProps>) {
  return <div {...parts.root}>{children}</div>
}

const childDefaults = [
  { title: 'Qué incluye', open: 'yes', text: 'Todo lo que hace falta para empezar, sin letra pequeña.' },
  { title: 'Cuánto tarda', open: 'no', text: 'Una semana desde la primera llamada.' },
  { title: 'Qué pasa después', open: 'no', text: 'Seguimos cerca: respondemos en el día.' },
]

/** Panels below one another, of which one is open. */
export const accordion = defineElement<AccordionProps>({
  type: 'accordion',
  name: 'Acordeón',
  icon: 'list-collapse',
  category: 'layout',
  defaultProps: { gap: '0px', children: [] },
  newChildren: childDefaults.map(({ title, open, text }) =>
    newChild('panel', 'Apartado', { title, open }, [newText(text)]),
  ),
  schema,
  acceptsChildren: true,
  fields: { layout: [gapField] },
  styles: ({ gap }) => ({
    root: { display: 'flex', flexDirection: 'column', gap, width: '100%', minWidth: '0' },
  }),
  View: AccordionView,
})
