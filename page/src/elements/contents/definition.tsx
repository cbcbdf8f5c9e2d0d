/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { itemsProp, mostItems } from '../items.ts'
import { linkItem, linkItemFields, linksIn } from '../link-items.ts'
import { hexProp, textProp, wordProp } from '../prop-schemas.ts'
import { yesNoOptions } from '../options.ts'
import { colorField } from '../style-fields.ts'

const defaults = {
  title: 'En esta página',
  items: [
    { text: 'Primera parte', link: '#' },
    { text: 'Segunda parte', link: '#' },
    { text: 'Tercera parte', link: '#' },
  ],
  numbered: 'no',
  titleColor: 'token:text',
  linkColor: 'token:primary-text',
  backgroundColor: 'token:surface',
} as const

const schema = z.object({
  title: textProp(defaults.title),
  items: itemsProp(linkItem, defaults.items),
  numbered: wordProp(['yes', 'no'], defaults.numbered),
  titleColor: hexProp(defaults.titleColor),
  linkColor: hexProp(defaults.linkColor),
  backgroundColor: hexProp(defaults.backgroundColor),
})
type ContentsProps = z.output<typeof schema>

function ContentsView({ props, parts: { root, title, list, link } }: ViewProps<ContentsProps>) {
  return (
    <nav {...root} aria-label={props.title || defaults.title}>
      {props.title && <p {...title}>{props.title}</p>}
      <ol {...list}>
        {props.items.map((each, at) => (
          <li key={at}>
            <a {...link} href={each.link}>
              {each.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The parts of a long page, each with the way there. */
export const contents = defineElement<ContentsProps>({
  type: 'contents',
  name: 'Índice',
  icon: 'table-of-contents',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  inlineTexts: [
    { part: 'title', prop: 'title' },
    { part: 'link', prop: 'text', list: 'items' },
  ],
  fields: {
    layout: [
      { kind: 'text', prop: 'title', label: 'Título' },
      {
        kind: 'items',
        prop: 'items',
        label: 'Partes de la página',
        help: 'Cada enlace, el ancla de su sección: #palabra.',
        itemName: 'Enlace',
        item: linkItemFields,
        newItem: { text: 'Otra parte', link: '#' },
        min: 1,
        max: mostItems,
      },
      { kind: 'choice', prop: 'numbered', label: 'Con números', options: yesNoOptions },
    ],
    style: [
      colorField('titleColor', 'Color del título'),
      colorField('linkColor', 'Color del enlace'),
      { ...colorField('backgroundColor', 'Color de fondo'), section: 'background' },
    ],
  },
  styles: ({ numbered, titleColor, linkColor, backgroundColor }) => ({
    root: {
      width: '100%',
      padding: '20px 24px',
      borderRadius: 'token:radius',
      ...(backgroundColor && { backgroundColor }),
    },
    title: {
      padding: '0 0 8px',
      fontSize: '17px',
      fontWeight: 600,
      ...(titleColor && { color: titleColor }),
    },
    list: {
      padding: numbered === 'yes' ? '0 0 0 24px' : '0',
      listStyle: numbered === 'yes' ? 'decimal' : 'none',
      fontSize: '17px',
      ...(linkColor && { color: linkColor }),
    },
    link: { display: 'inline-block', padding: '4px 0', ...(linkColor && { color: linkColor }) },
  }),
  needs: ({ items }) => ({ links: linksIn(items) }),
  View: ContentsView,
})
