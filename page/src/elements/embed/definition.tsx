/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { hexProp, lengthProp, sourceProp, textProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'
import { embeddedAt } from './hosts.ts'

const defaults = {
  src: '',
  title: 'Contenido externo',
  notice: 'Al cargarlo, ese servicio recibe tu dirección y puede guardar datos en tu navegador.',
  openLabel: 'Ver el contenido de',
  loadLabel: 'Sí, cargarlo',
  height: '360px',
  textColor: 'token:text',
  backgroundColor: 'token:surface',
} as const

const schema = z.object({
  src: sourceProp,
  title: textProp(defaults.title),
  notice: textProp(defaults.notice),
  openLabel: textProp(defaults.openLabel),
  loadLabel: textProp(defaults.loadLabel),
  height: lengthProp(defaults.height, { min: 80, max: 2000 }),
  textColor: hexProp(defaults.textColor),
  backgroundColor: hexProp(defaults.backgroundColor),
})
type EmbedProps = z.output<typeof schema>

/** Both flags together are safe only because the address is always one of the list of foreign hosts (`hosts.ts`). */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-forms'

function EmbedView({ id, props, parts }: ViewProps<EmbedProps>) {
  const { root, summary, body, notice, load, frame } = parts
  const embedded = embeddedAt(props.src)
  if (!embedded)
    return (
      <div {...root}>
        <p {...summary}>{props.title}</p>
      </div>
    )
  return (
    // The frame is empty until the link fills it: where no script may run, browsers load the address of a folded one at once.
    <details {...root}>
      <summary {...summary}>
        {props.openLabel} {embedded.name}
      </summary>
      <div {...body}>
        <p {...notice}>{props.notice}</p>
        <a {...load} href={embedded.src} target={`embed-${id}`}>
          {props.loadLabel || defaults.loadLabel}
        </a>
        <iframe
          {...frame}
          name={`embed-${id}`}
          title={props.title || embedded.name}
          allow="fullscreen; encrypted-media"
          sandbox={sandbox}
        />
      </div>
    </details>
  )
}

/** A player or a board of another service, which hears of the visit only after two clicks. */
export const embed = defineElement<EmbedProps>({
  type: 'embed',
  name: 'Contenido externo',
  icon: 'app-window',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  fields: {
    layout: [
      {
        kind: 'video',
        prop: 'src',
        label: 'Dirección para insertar',
        help: 'De Spotify, SoundCloud, OpenStreetMap, Calendly, Vimeo, YouTube, Figma o CodePen.',
        refusal: (src) =>
          embeddedAt(src)
            ? null
            : 'Esta dirección no se usará: no es la que uno de estos servicios da para insertar. Cópiala de allí, con https://.',
      },
      { kind: 'text', prop: 'title', label: 'Título' },
      { kind: 'textarea', prop: 'notice', label: 'Aviso antes de cargarlo' },
      { kind: 'text', prop: 'openLabel', label: 'Texto del primer clic' },
      { kind: 'text', prop: 'loadLabel', label: 'Texto del segundo clic' },
    ],
    style: [
      {
        kind: 'length',
        prop: 'height',
        label: 'Alto',
        unit: 'px',
        min: 80,
        max: 2000,
        slider: { min: 80, max: 1000 },
      },
      colorField('textColor', 'Color del texto'),
      { ...colorField('backgroundColor', 'Color de fondo'), section: 'background' },
    ],
  },
  styles: ({ height, textColor, backgroundColor }) => ({
    root: {
      width: '100%',
      padding: '12px 20px',
      borderRadius: 'token:radius',
      ...(backgroundColor && { backgroundColor }),
      ...(textColor && { color: textColor }),
    },
    summary: { padding: '10px 0', fontSize: '17px', fontWeight: 600, cursor: 'pointer' },
    body: { padding: '0 0 8px' },
    load: { display: 'inline-block', padding: '10px 0', fontSize: '17px', fontWeight: 600 },
    notice: { fontSize: '16px', whiteSpace: 'pre-line' },
    frame: {
      width: '100%',
      height,
      border: '0',
      backgroundColor: 'token:background',
      borderRadius: 'token:radius',
    },
  }),
  needs: ({ src }) => {
    const embedded = embeddedAt(src)
    return embedded ? { frames: [embedded.src] } : {}
  },
  View: EmbedView,
})
