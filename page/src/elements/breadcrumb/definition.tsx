/** @jsxRuntime automatic */
import { z } from 'zod'
import { onHeaderLine } from '../content-width.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { itemsProp } from '../items.ts'
import { linkItem, linkItemFields, linksIn } from '../link-items.ts'
import { hexProp, linkProp, textProp, wordProp } from '../prop-schemas.ts'
import { spokenLabelField } from '../spoken-label.ts'
import { colorField } from '../style-fields.ts'
import { trailData } from './structured-data.ts'

const defaults = {
  label: 'Ruta',
  trailFrom: 'own',
  items: [
    { text: 'Inicio', link: '#' },
    { text: 'Servicios', link: '#' },
  ],
  current: 'Esta página',
  linkColor: 'token:muted-text',
  currentColor: 'token:text',
} as const

/** What leads nowhere is a word: a folder of a site need not have a page of its own. */
const crumb = linkItem.extend({ link: linkProp('') })
const schema = z.object({
  label: textProp(defaults.label),
  /** Whose places it shows: `site` has where the page stands in its site put in place of those below. */
  trailFrom: wordProp(['own', 'site'], defaults.trailFrom),
  items: itemsProp(crumb, defaults.items),
  current: textProp(defaults.current),
  linkColor: hexProp(defaults.linkColor),
  currentColor: hexProp(defaults.currentColor),
})
type BreadcrumbProps = z.output<typeof schema>

function BreadcrumbView({ props, parts: { root, list, entry, link, current } }: ViewProps<BreadcrumbProps>) {
  return (
    <nav {...root} aria-label={props.label || defaults.label}>
      <ol {...list}>
        {props.items.map((each, at) => (
          <li key={at} {...entry}>
            {each.link === '' ? (
              <span {...link}>{each.text}</span>
            ) : (
              <a {...link} href={each.link}>
                {each.text}
              </a>
            )}
            <span aria-hidden="true">›</span>
          </li>
        ))}
        {props.current && (
          <li {...current} aria-current="page">
            {props.current}
          </li>
        )}
      </ol>
    </nav>
  )
}

const isOwn = ({ trailFrom }: { trailFrom?: unknown }) => trailFrom !== 'site'

/** Where the page stands in its site, and the way back. */
export const breadcrumb = defineElement<BreadcrumbProps>({
  type: 'breadcrumb',
  name: 'Migas de pan',
  icon: 'chevrons-right',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  inlineTexts: [
    { part: 'link', prop: 'text', list: 'items', when: isOwn },
    { part: 'current', prop: 'current', when: isOwn },
  ],
  fields: {
    layout: [
      {
        kind: 'choice',
        prop: 'trailFrom',
        everywhere: true,
        label: 'Ruta que muestra',
        help: 'La del sitio va de su página de inicio a esta, por la carpeta en la que está. Fuera de un sitio se ve la propia.',
        options: [
          { value: 'own', label: 'Propia' },
          { value: 'site', label: 'La del sitio' },
        ],
      },
      {
        kind: 'items',
        prop: 'items',
        when: isOwn,
        label: 'Páginas de arriba',
        itemName: 'Enlace',
        item: linkItemFields,
        newItem: { text: 'Otra página', link: '#' },
        min: 0,
        max: 8,
      },
      { kind: 'text', prop: 'current', when: isOwn, label: 'Esta página' },
    ],
    style: [colorField('linkColor', 'Color del enlace'), colorField('currentColor', 'Color del texto')],
    advanced: [spokenLabelField],
  },
  styles: ({ linkColor, currentColor }, { topLevel }) => ({
    root: { width: '100%', ...onHeaderLine(topLevel) },
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '8px',
      fontSize: '16px',
      listStyle: 'none',
      ...(linkColor && { color: linkColor }),
    },
    entry: { display: 'flex', gap: '8px', padding: '4px 0' },
    link: { ...(linkColor && { color: linkColor }) },
    current: { padding: '4px 0', ...(currentColor && { color: currentColor }) },
  }),
  needs: ({ items }) => ({ links: linksIn(items).filter(Boolean) }),
  structuredData: trailData,
  View: BreadcrumbView,
})
