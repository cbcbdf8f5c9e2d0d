/** @jsxRuntime automatic */
import { z } from 'zod'
import { safeLink } from '../../values/url.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { itemsProp } from '../items.ts'
import { strokeMask } from '../mask.ts'
import { alignmentOptions, alignments, gapField } from '../options.ts'
import { hexProp, lengthProp, prop, wordProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'
import { networkName, networkNames, networkOption, networks } from './networks.ts'

const defaults = {
  items: [
    { network: 'instagram', address: 'https://www.instagram.com/' },
    { network: 'facebook', address: 'https://www.facebook.com/' },
    { network: 'whatsapp', address: 'https://wa.me/' },
  ],
  alignment: 'left',
  size: '44px',
  gap: '12px',
  iconColor: '#ffffff',
  groundColor: '#3f3f4d',
} as const

const item = z.object({
  network: wordProp(networkNames, 'web'),
  /** '' where there is no address that is safe to follow: then nothing is shown. */
  address: prop((value) => safeLink(value) ?? ''),
})
const schema = z.object({
  items: itemsProp(item, defaults.items),
  alignment: wordProp(alignments, defaults.alignment),
  size: lengthProp(defaults.size, { min: 24, max: 120 }),
  gap: lengthProp(defaults.gap, { min: 0, max: 100 }),
  iconColor: hexProp(defaults.iconColor),
  groundColor: hexProp(defaults.groundColor),
})
type SocialMediaProps = z.output<typeof schema>

function SocialMediaView({ props, parts: { root, link, glyph } }: ViewProps<SocialMediaProps>) {
  return (
    <ul {...root}>
      {props.items.map(
        ({ network, address }, at) =>
          address && (
            <li key={at}>
              <a {...link} href={address} rel="noopener noreferrer" aria-label={networkName(network)}>
                <span {...glyph} aria-hidden="true" data-network={network} />
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

const edges = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

/** Where else to find somebody, as a row of round links. */
export const socialMedia = defineElement<SocialMediaProps>({
  type: 'social_media',
  name: 'Redes sociales',
  icon: 'share-2',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  fields: {
    layout: [
      {
        kind: 'items',
        prop: 'items',
        label: 'Redes',
        itemName: 'Red',
        item: [
          {
            kind: 'select',
            prop: 'network',
            label: 'Red',
            options: networkNames.map(networkOption),
          },
          { kind: 'link', prop: 'address', label: 'Dirección' },
        ],
        newItem: { network: 'web', address: 'https://' },
        min: 1,
        max: 12,
      },
      { kind: 'choice', prop: 'alignment', label: 'Alineación', options: alignmentOptions },
      {
        kind: 'length',
        prop: 'size',
        label: 'Tamaño',
        unit: 'px',
        min: 24,
        max: 120,
        slider: { min: 24, max: 80 },
      },
      gapField,
    ],
    style: [colorField('iconColor', 'Color del icono'), colorField('groundColor', 'Color del círculo')],
  },
  css: [
    '.aurelio-page [data-network]{background:currentColor;mask:var(--glyph) center/contain no-repeat}',
    ...networkNames.map(
      (name) => `.aurelio-page [data-network=${name}]{--glyph:${strokeMask(networks[name].path, 1.8)}}`,
    ),
  ].join('\n'),
  styles: (props) => ({
    root: {
      display: 'flex',
      listStyle: 'none',
      flexWrap: 'wrap',
      justifyContent: edges[props.alignment],
      gap: props.gap,
      width: '100%',
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: props.size,
      height: props.size,
      borderRadius: '50%',
      ...(props.groundColor && { backgroundColor: props.groundColor }),
      ...(props.iconColor && { color: props.iconColor }),
    },
    glyph: { display: 'block', width: '52%', height: '52%' },
  }),
  needs: ({ items }) => ({ links: items.map(({ address }) => address) }),
  View: SocialMediaView,
})
