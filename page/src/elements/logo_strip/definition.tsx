/** @jsxRuntime automatic */
import { z } from 'zod'
import { safeLink } from '../../values/url.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { itemsProp, mostItems } from '../items.ts'
import { alignmentOptions, alignments, gapField, yesNoOptions } from '../options.ts'
import { Picture } from '../picture.tsx'
import { hexProp, lengthProp, prop, sourceProp, textProp, wordProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'

const defaults = {
  items: [
    { image: '', name: 'Alameda', link: '' },
    { image: '', name: 'Norte y Cía.', link: '' },
    { image: '', name: 'Taller Sur', link: '' },
    { image: '', name: 'Brisa', link: '' },
  ],
  height: '36px',
  gap: '48px',
  alignment: 'center',
  gray: 'yes',
  nameColor: 'token:muted-text',
} as const

const item = z.object({
  image: sourceProp,
  name: textProp(''),
  link: prop((value) => safeLink(value) ?? ''),
})
const schema = z.object({
  items: itemsProp(item, defaults.items),
  height: lengthProp(defaults.height, { min: 16, max: 200 }),
  gap: lengthProp(defaults.gap, { min: 0, max: 400 }),
  alignment: wordProp(alignments, defaults.alignment),
  gray: wordProp(['yes', 'no'], defaults.gray),
  nameColor: hexProp(defaults.nameColor),
})
type LogoStripProps = z.output<typeof schema>

function LogoStripView(view: ViewProps<LogoStripProps>) {
  const { props, parts } = view
  return (
    <ul {...parts.root}>
      {props.items.map((each, at) => {
        const logo = <Logo view={view} each={each} />
        return (
          <li key={at}>
            {each.link ? (
              <a {...parts['link']} href={each.link}>
                {logo}
              </a>
            ) : (
              logo
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The picture, or the name until there is one. */
function Logo({ view, each }: { view: ViewProps<LogoStripProps>; each: LogoStripProps['items'][number] }) {
  const { id, parts, page } = view
  if (!each.image) return <span {...parts['name']}>{each.name}</span>
  return <Picture id={id} page={page} attributes={parts['logo']} source={each.image} alt={each.name} />
}

const edges = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

/** Who trusts us, as a row of logos of one height. */
export const logoStrip = defineElement<LogoStripProps>({
  type: 'logo_strip',
  name: 'Franja de logotipos',
  icon: 'badge-check',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  viewportDefaults: { mobile: { gap: '28px' } },
  fields: {
    layout: [
      {
        kind: 'items',
        prop: 'items',
        label: 'Logotipos',
        itemName: 'Logotipo',
        item: [
          { kind: 'image', prop: 'image', label: 'Imagen' },
          { kind: 'text', prop: 'name', label: 'Nombre' },
          { kind: 'link', prop: 'link', label: 'Enlace' },
        ],
        newItem: { image: '', name: 'Otra marca', link: '' },
        min: 1,
        max: mostItems,
      },
      {
        kind: 'length',
        prop: 'height',
        label: 'Alto',
        unit: 'px',
        min: 16,
        max: 200,
        slider: { min: 16, max: 120 },
      },
      gapField,
      { kind: 'choice', prop: 'alignment', label: 'Alineación', options: alignmentOptions },
    ],
    style: [
      { kind: 'choice', prop: 'gray', label: 'En gris', options: yesNoOptions },
      colorField('nameColor', 'Color de los nombres'),
    ],
  },
  styles: ({ height, gap, alignment, gray, nameColor }) => ({
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: edges[alignment],
      rowGap: '20px',
      columnGap: gap,
      width: '100%',
      listStyle: 'none',
    },
    link: { display: 'block', textDecoration: 'none' },
    logo: { height, width: 'auto', ...(gray === 'yes' && { filter: 'grayscale(1)' }) },
    name: { fontSize: '19px', fontWeight: 700, ...(nameColor && { color: nameColor }) },
  }),
  needs: ({ items }) => ({
    pictures: items.map(({ image }) => image),
    links: items.map(({ link }) => link),
  }),
  View: LogoStripView,
})
