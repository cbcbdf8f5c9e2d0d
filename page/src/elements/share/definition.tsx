/** @jsxRuntime automatic */
import { z } from 'zod'
import { onHeaderLine } from '../content-width.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { itemsProp } from '../items.ts'
import { hexProp, textProp, wordProp } from '../prop-schemas.ts'
import { networkName, networkOption } from '../social_media/networks.ts'
import {
  networkCss,
  roundDefaults,
  roundLayoutFields,
  roundShape,
  roundStyleFields,
  roundStyles,
} from '../social_media/round-links.ts'
import { colorField } from '../style-fields.ts'
import { shareLink, shareWays } from './addresses.ts'

const defaults = {
  ...roundDefaults,
  title: 'Compártelo',
  label: 'Compartir en',
  items: [{ network: 'whatsapp' }, { network: 'facebook' }, { network: 'linkedin' }, { network: 'email' }],
  iconColor: 'token:on-primary',
  groundColor: 'token:primary',
  titleColor: 'token:text',
} as const

const schema = z.object({
  ...roundShape(defaults),
  title: textProp(defaults.title),
  label: textProp(defaults.label),
  items: itemsProp(z.object({ network: wordProp(shareWays, 'whatsapp') }), defaults.items),
  titleColor: hexProp(defaults.titleColor),
})
type ShareProps = z.output<typeof schema>

function ShareView({ props, parts: { root, title, list, link, glyph }, page }: ViewProps<ShareProps>) {
  return (
    <div {...root}>
      {props.title && <p {...title}>{props.title}</p>}
      <ul {...list}>
        {props.items.map(({ network }, at) => (
          <li key={at}>
            <a
              {...link}
              {...(page.url === undefined
                ? // What stands nowhere yet cannot be handed on.
                  { role: 'link', 'aria-disabled': true }
                : { href: shareLink(network, page.url), target: '_blank', rel: 'noopener noreferrer' })}
              aria-label={`${props.label} ${networkName(network)}`}
            >
              <span {...glyph} aria-hidden="true" data-network={network} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Ways to hand the page on. */
export const share = defineElement<ShareProps>({
  type: 'share',
  name: 'Compartir',
  icon: 'share-2',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  inlineTexts: [{ part: 'title', prop: 'title' }],
  fields: {
    layout: [
      { kind: 'text', prop: 'title', label: 'Título' },
      {
        kind: 'items',
        prop: 'items',
        label: 'Dónde se comparte',
        help: 'Son enlaces corrientes: nadie de fuera se entera de quién solo mira la página.',
        itemName: 'Red',
        item: [{ kind: 'select', prop: 'network', label: 'Red', options: shareWays.map(networkOption) }],
        newItem: { network: 'telegram' },
        min: 1,
        max: shareWays.length,
      },
      ...roundLayoutFields,
    ],
    style: [...roundStyleFields, colorField('titleColor', 'Color del título')],
    advanced: [{ kind: 'text', prop: 'label', label: 'Cómo se lee cada botón' }],
  },
  css: networkCss,
  styles: (props, { topLevel }) => ({
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '10px',
      width: '100%',
      textAlign: props.alignment,
      ...onHeaderLine(topLevel),
    },
    title: { fontSize: '17px', fontWeight: 600, ...(props.titleColor && { color: props.titleColor }) },
    ...roundStyles(props),
  }),
  View: ShareView,
})
