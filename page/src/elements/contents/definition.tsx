/** @jsxRuntime automatic */
import { z } from 'zod'
import { isRecord } from '../../document/json-values.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import type { PageHeading } from '../definition.ts'
import { itemsProp, mostItems } from '../items.ts'
import { linkItem, linkItemFields, linksIn } from '../link-items.ts'
import { hexProp, textProp, wordProp } from '../prop-schemas.ts'
import { yesNoOptions } from '../options.ts'
import { colorField } from '../style-fields.ts'

const defaults = {
  title: 'En esta página',
  source: 'auto',
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

const shape = z.object({
  title: textProp(defaults.title),
  source: wordProp(['auto', 'own'], defaults.source),
  items: itemsProp(linkItem, defaults.items),
  numbered: wordProp(['yes', 'no'], defaults.numbered),
  titleColor: hexProp(defaults.titleColor),
  linkColor: hexProp(defaults.linkColor),
  backgroundColor: hexProp(defaults.backgroundColor),
})
/** Parts without the choice were written when there was none: they stay. */
const schema = z.preprocess(
  (props) =>
    isRecord(props) && props['source'] === undefined && props['items'] !== undefined
      ? { ...props, source: 'own' }
      : props,
  shape,
)
type ContentsProps = z.output<typeof schema>

function ContentsView({ props, parts, page }: ViewProps<ContentsProps>) {
  const { root, title, list, link, below } = parts
  return (
    <nav {...root} aria-label={props.title || defaults.title}>
      {props.title && <p {...title}>{props.title}</p>}
      <ol {...list}>
        {entriesOf(props, page.headings).map((each, at) => (
          <li key={at} {...(each.level === 3 && below)}>
            <a {...link} href={each.link}>
              {each.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** What is listed: the page's own titles, or the parts that somebody wrote, which also stand where there is no title yet. */
function entriesOf({ source, items }: ContentsProps, headings: readonly PageHeading[] = []) {
  if (source === 'own' || headings.length === 0) return items.map((item) => ({ ...item, level: 2 }))
  return headings.map(({ text, anchor, level }) => ({ text, link: `#${anchor}`, level }))
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
  listsHeadings: ({ source }) => source === 'auto',
  inlineTexts: [
    { part: 'title', prop: 'title' },
    { part: 'link', prop: 'text', list: 'items', when: ({ source }) => source === 'own' },
  ],
  fields: {
    layout: [
      { kind: 'text', prop: 'title', label: 'Título' },
      {
        kind: 'choice',
        prop: 'source',
        everywhere: true,
        label: 'Qué recoge',
        options: [
          { value: 'auto', label: 'Los títulos de la página' },
          { value: 'own', label: 'Lo que escribas' },
        ],
      },
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
        when: ({ source }) => source === 'own',
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
    below: { padding: '0 0 0 20px' },
    link: { display: 'inline-block', padding: '4px 0', ...(linkColor && { color: linkColor }) },
  }),
  needs: ({ source, items }) => ({ links: source === 'own' ? linksIn(items) : [] }),
  View: ContentsView,
})
