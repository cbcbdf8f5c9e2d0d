/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { itemsProp } from '../items.ts'
import { newChild, newText } from '../new-children.ts'
import { hexProp, textProp } from '../prop-schemas.ts'
import { spokenLabelField } from '../spoken-label.ts'
import { colorField } from '../style-fields.ts'
import { mostTabs, tabsCss } from './css.ts'

const defaults = {
  label: 'Elige un apartado',
  items: [{ title: 'Para empezar' }, { title: 'Para crecer' }, { title: 'Para equipos' }],
  titleColor: 'token:muted-text',
  chosenColor: 'token:primary-text',
  lineColor: 'token:line',
} as const

const schema = z.object({
  label: textProp(defaults.label),
  items: itemsProp(z.object({ title: textProp('') }), defaults.items).transform((items) =>
    items.slice(0, mostTabs),
  ),
  titleColor: hexProp(defaults.titleColor),
  chosenColor: hexProp(defaults.chosenColor),
  lineColor: hexProp(defaults.lineColor),
})
type TabsProps = z.output<typeof schema>

function TabsView({ id, props, parts, children }: ViewProps<TabsProps>) {
  const { root, list, tab, title, bodies } = parts
  return (
    <div {...root} data-tabs="">
      <div {...list} role="radiogroup" aria-label={props.label || defaults.label} data-tab-list="">
        {props.items.map((each, at) => (
          <div key={at} {...tab}>
            <input type="radio" id={`tab-${id}-${at}`} name={`tabs-${id}`} defaultChecked={at === 0} />
            <label {...title} htmlFor={`tab-${id}-${at}`}>
              {each.title}
            </label>
          </div>
        ))}
      </div>
      <div {...bodies} data-tab-bodies="">
        {children}
      </div>
    </div>
  )
}

const childDefaults = [
  'Lo justo para probar con calma, sin compromiso.',
  'Cuando ya funciona y quieres llegar a más personas.',
  'Varias personas a la vez, con permisos y avisos.',
]

/** Several contents in one place, of which one shows: the first title chooses the first element inside, and so on. */
export const tabs = defineElement<TabsProps>({
  type: 'tabs',
  name: 'Pestañas',
  icon: 'folder',
  category: 'layout',
  defaultProps: { ...defaults, children: [] },
  newChildren: childDefaults.map((text) =>
    newChild('container', 'Contenedor', { padding: '0px', gap: '16px' }, [newText(text)]),
  ),
  schema,
  acceptsChildren: true,
  inlineTexts: [{ part: 'title', prop: 'title', list: 'items' }],
  fields: {
    layout: [
      {
        kind: 'items',
        prop: 'items',
        label: 'Pestañas',
        help: 'La primera muestra el primer elemento de dentro, la segunda el segundo.',
        itemName: 'Pestaña',
        item: [{ kind: 'text', prop: 'title', label: 'Título' }],
        newItem: { title: 'Otra pestaña' },
        min: 1,
        max: mostTabs,
      },
    ],
    style: [
      colorField('titleColor', 'Color del título'),
      colorField('chosenColor', 'Color de la elegida'),
      colorField('lineColor', 'Color de la línea'),
    ],
    advanced: [spokenLabelField],
  },
  css: tabsCss,
  styles: ({ titleColor, chosenColor, lineColor }) => ({
    root: { width: '100%', minWidth: '0', ...(chosenColor && { '--tab-chosen': chosenColor }) },
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      position: 'relative',
      columnGap: '4px',
      borderWidth: '0 0 1px',
      borderStyle: 'solid',
      ...(lineColor && { borderColor: lineColor }),
    },
    tab: { ...(titleColor && { color: titleColor }) },
    title: { padding: '12px', fontSize: '17px', fontWeight: 600 },
    bodies: { padding: '24px 0' },
  }),
  View: TabsView,
})
