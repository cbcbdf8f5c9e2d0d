/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { Glyph, iconCss, iconProp } from '../icon/glyph.tsx'
import { colorProp, hexProp, linkProp, textProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'

const defaults = {
  icon: 'download M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5 5 5 5-5',
  title: 'Guía completa',
  note: 'PDF, 2 MB',
  link: '#',
  textColor: 'token:text',
  noteColor: 'token:muted-text',
  iconColor: 'token:primary-text',
  backgroundColor: 'token:surface',
} as const

const schema = z.object({
  icon: iconProp(defaults.icon),
  title: textProp(defaults.title),
  note: textProp(defaults.note),
  link: linkProp(defaults.link),
  textColor: hexProp(defaults.textColor),
  noteColor: hexProp(defaults.noteColor),
  iconColor: hexProp(defaults.iconColor),
  backgroundColor: colorProp(defaults.backgroundColor),
})
type DownloadProps = z.output<typeof schema>

function DownloadView({ props, parts: { root, glyph, words, title, note } }: ViewProps<DownloadProps>) {
  return (
    // In a tab of its own: a published page itself may not save files.
    <a {...root} href={props.link} target="_blank" rel="noopener">
      <Glyph icon={props.icon} attributes={glyph} />
      <span {...words}>
        <span {...title}>{props.title}</span>
        {props.note && <span {...note}>{props.note}</span>}
      </span>
    </a>
  )
}

/** A file to take along, with what it is and how large. */
export const download = defineElement<DownloadProps>({
  type: 'download',
  name: 'Descarga',
  icon: 'download',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  inlineTexts: [
    { part: 'title', prop: 'title' },
    { part: 'note', prop: 'note' },
  ],
  fields: {
    layout: [
      { kind: 'icon', prop: 'icon', label: 'Icono' },
      { kind: 'text', prop: 'title', label: 'Título' },
      { kind: 'text', prop: 'note', label: 'Formato y tamaño' },
      { kind: 'link', prop: 'link', label: 'Dirección del archivo' },
    ],
    style: [
      colorField('textColor', 'Color del texto'),
      colorField('noteColor', 'Color del texto secundario'),
      colorField('iconColor', 'Color del icono'),
      { ...colorField('backgroundColor', 'Color de fondo'), section: 'background' },
    ],
  },
  css: iconCss,
  styles: ({ textColor, noteColor, iconColor, backgroundColor }) => ({
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '16px',
      width: '100%',
      padding: '16px 20px',
      borderRadius: 'token:radius',
      textDecoration: 'none',
      ...(backgroundColor !== 'transparent' && { backgroundColor }),
      ...(textColor && { color: textColor }),
    },
    glyph: {
      display: 'block',
      width: '28px',
      height: '28px',
      strokeWidth: 2,
      ...(iconColor && { color: iconColor }),
    },
    words: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    title: { fontSize: '18px', fontWeight: 600 },
    note: { fontSize: '15px', ...(noteColor && { color: noteColor }) },
  }),
  needs: ({ link }) => ({ links: [link] }),
  View: DownloadView,
})
