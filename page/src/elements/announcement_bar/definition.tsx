/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { hexProp, linkProp, textProp } from '../prop-schemas.ts'
import { spansOfProp } from '../rich-text/parts.ts'
import { drawRich } from '../rich-text/rich-text.tsx'
import { spokenLabelField } from '../spoken-label.ts'
import { colorField } from '../style-fields.ts'

const defaults = {
  label: 'Aviso',
  text: 'Envío gratis hasta el domingo.',
  linkText: 'Ver condiciones',
  link: '#',
  textColor: 'token:on-primary',
  backgroundColor: 'token:primary',
} as const

const schema = z.object({
  label: textProp(defaults.label),
  text: textProp(defaults.text),
  textSpans: spansOfProp,
  linkText: textProp(defaults.linkText),
  link: linkProp(defaults.link),
  textColor: hexProp(defaults.textColor),
  backgroundColor: hexProp(defaults.backgroundColor),
})
type AnnouncementBarProps = z.output<typeof schema>

function AnnouncementBarView({ props, parts }: ViewProps<AnnouncementBarProps>) {
  const { root, text, link } = parts
  return (
    <section {...root} aria-label={props.label || defaults.label}>
      {props.text && <p {...text}>{drawRich(props.text, props.textSpans, parts)}</p>}
      {props.linkText && (
        <a {...link} href={props.link}>
          {props.linkText}
        </a>
      )}
    </section>
  )
}

/** One line across the page that says what is new. */
export const announcementBar = defineElement<AnnouncementBarProps>({
  type: 'announcement_bar',
  name: 'Barra de aviso',
  icon: 'megaphone',
  category: 'layout',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  landmark: 'header',
  inlineTexts: [
    { part: 'text', prop: 'text', rich: 'line' },
    { part: 'link', prop: 'linkText' },
  ],
  fields: {
    layout: [
      { kind: 'text', prop: 'text', label: 'Texto' },
      { kind: 'text', prop: 'linkText', label: 'Texto del enlace' },
      { kind: 'link', prop: 'link', label: 'Enlace' },
    ],
    style: [
      colorField('textColor', 'Color del texto'),
      { ...colorField('backgroundColor', 'Color de fondo'), section: 'background' },
    ],
    advanced: [spokenLabelField],
  },
  styles: ({ textColor, backgroundColor }) => {
    const color = textColor && { color: textColor }
    return {
      root: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '4px 16px',
        width: '100%',
        padding: '10px 20px',
        textAlign: 'center',
        ...(backgroundColor && { backgroundColor }),
        ...color,
      },
      text: { fontSize: '16px', ...color },
      link: { padding: '2px 0', fontSize: '16px', fontWeight: 600, ...color },
    }
  },
  needs: ({ linkText, link }) => ({ links: [linkText && link] }),
  View: AnnouncementBarView,
})
