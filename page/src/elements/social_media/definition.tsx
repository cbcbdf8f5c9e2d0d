/** @jsxRuntime automatic */
import { z } from 'zod'
import { safeLink } from '../../values/url.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { itemsProp } from '../items.ts'
import { prop, wordProp } from '../prop-schemas.ts'
import { networkName, networkNames, networkOption } from './networks.ts'
import {
  networkCss,
  roundDefaults,
  roundLayoutFields,
  roundShape,
  roundStyleFields,
  roundStyles,
} from './round-links.ts'

const defaults = {
  items: [
    { network: 'instagram', address: 'https://www.instagram.com/' },
    { network: 'facebook', address: 'https://www.facebook.com/' },
    { network: 'whatsapp', address: 'https://wa.me/' },
  ],
  ...roundDefaults,
} as const

const item = z.object({
  network: wordProp(networkNames, 'web'),
  /** '' where there is no address that is safe to follow: then nothing is shown. */
  address: prop((value) => safeLink(value) ?? ''),
})
const schema = z.object({
  items: itemsProp(item, defaults.items),
  ...roundShape(defaults),
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
      ...roundLayoutFields,
    ],
    style: roundStyleFields,
  },
  css: networkCss,
  styles: (props) => {
    const { list, ...others } = roundStyles(props)
    return { root: list, ...others }
  },
  needs: ({ items }) => ({ links: items.map(({ address }) => address) }),
  View: SocialMediaView,
})
