/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { imagePlaceholder } from '../image/placeholder.ts'
import { cutAround, focusField, focusProp } from '../focus.ts'
import { Picture } from '../picture.tsx'
import { hexProp, lengthProp, linkProp, sourceProp, textProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'

const defaults = {
  image: '',
  imageAlt: 'Plano de cómo llegar',
  address: 'Calle Mayor 1\n28013 Madrid',
  linkText: 'Cómo llegar',
  link: '#',
  height: '280px',
  textColor: 'token:text',
  linkColor: 'token:primary-text',
} as const

const schema = z.object({
  image: sourceProp,
  focus: focusProp,
  imageAlt: textProp(defaults.imageAlt),
  address: textProp(defaults.address),
  linkText: textProp(defaults.linkText),
  link: linkProp(defaults.link),
  height: lengthProp(defaults.height, { min: 80, max: 1000 }),
  textColor: hexProp(defaults.textColor),
  linkColor: hexProp(defaults.linkColor),
})
type MapProps = z.output<typeof schema>

function MapView({ id, props, parts, page }: ViewProps<MapProps>) {
  const { root, picture, foot, address, link } = parts
  return (
    <div {...root}>
      <Picture
        id={id}
        page={page}
        attributes={picture}
        source={props.image || imagePlaceholder}
        alt={props.imageAlt}
      />
      <div {...foot}>
        {props.address && <address {...address}>{props.address}</address>}
        {props.linkText && (
          <a {...link} href={props.link}>
            {props.linkText}
          </a>
        )}
      </div>
    </div>
  )
}

/** Where to find somebody: a picture of one's own and a link out, so that nobody else hears of the visit. */
export const map = defineElement<MapProps>({
  type: 'map',
  name: 'Mapa',
  icon: 'map-pin',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  inlineTexts: [
    { part: 'address', prop: 'address', multiline: true },
    { part: 'link', prop: 'linkText' },
  ],
  fields: {
    layout: [
      { kind: 'image', prop: 'image', label: 'Imagen del mapa', help: 'Una captura o un plano tuyo.' },
      { kind: 'text', prop: 'imageAlt', label: 'Texto alternativo' },
      { kind: 'textarea', prop: 'address', label: 'Dirección' },
      { kind: 'text', prop: 'linkText', label: 'Texto del enlace' },
      {
        kind: 'link',
        prop: 'link',
        label: 'Enlace',
        help: 'A un mapa de fuera: la página no le cuenta nada hasta que alguien lo sigue.',
      },
    ],
    style: [
      focusField(({ image }) => image !== ''),
      {
        kind: 'length',
        prop: 'height',
        label: 'Alto',
        unit: 'px',
        min: 80,
        max: 1000,
        slider: { min: 80, max: 600 },
      },
      colorField('textColor', 'Color del texto'),
      colorField('linkColor', 'Color del enlace'),
    ],
  },
  styles: ({ height, focus, textColor, linkColor }) => ({
    root: { width: '100%' },
    picture: { width: '100%', height, ...cutAround(focus), borderRadius: 'token:radius' },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '8px 24px',
      padding: '12px 0 0',
    },
    address: { fontSize: '17px', whiteSpace: 'pre-line', ...(textColor && { color: textColor }) },
    link: { padding: '4px 0', fontSize: '17px', fontWeight: 600, ...(linkColor && { color: linkColor }) },
  }),
  needs: ({ image, linkText, link }) => ({ pictures: [image], links: [linkText && link] }),
  View: MapView,
})
