/** @jsxRuntime automatic */
import { createElement } from 'react'
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { hexProp, sourceProp, textProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'

const defaults = {
  src: '',
  title: 'Título del audio',
  transcript: '',
  transcriptLabel: 'Transcripción',
  textColor: 'token:text',
} as const

const schema = z.object({
  src: sourceProp,
  title: textProp(defaults.title),
  transcript: textProp(defaults.transcript),
  transcriptLabel: textProp(defaults.transcriptLabel),
  textColor: hexProp(defaults.textColor),
})
type AudioProps = z.output<typeof schema>

function AudioView({ props, parts }: ViewProps<AudioProps>) {
  const { root, title, player, empty, summary, transcript } = parts
  return (
    <figure {...root}>
      {props.title && <figcaption {...title}>{props.title}</figcaption>}
      {props.src ? (
        // No captions, which browsers show of no sound: its words are the transcript.
        createElement('audio', {
          ...player,
          src: props.src,
          'aria-label': props.title,
          controls: true,
          preload: 'none',
        })
      ) : (
        <div {...empty} />
      )}
      {props.transcript && (
        <details>
          <summary {...summary}>{props.transcriptLabel || defaults.transcriptLabel}</summary>
          <p {...transcript}>{props.transcript}</p>
        </details>
      )}
    </figure>
  )
}

/** A sound that the browser plays itself, with its words for who does not hear it. */
export const audio = defineElement<AudioProps>({
  type: 'audio',
  name: 'Audio',
  icon: 'volume-2',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  inlineTexts: [{ part: 'title', prop: 'title' }],
  fields: {
    layout: [
      {
        kind: 'audio',
        prop: 'src',
        label: 'Archivo de audio',
        help: 'Dirección de un archivo MP3, M4A u OGG.',
      },
      { kind: 'text', prop: 'title', label: 'Título' },
      {
        kind: 'textarea',
        prop: 'transcript',
        label: 'Transcripción',
        help: 'Lo que se dice, para quien no puede oírlo.',
      },
      {
        kind: 'text',
        prop: 'transcriptLabel',
        label: 'Título de la transcripción',
        when: ({ transcript }) => transcript !== '',
      },
    ],
    style: [colorField('textColor', 'Color del texto')],
  },
  styles: ({ textColor }) => {
    const color = textColor && { color: textColor }
    return {
      root: { width: '100%', ...color },
      title: { padding: '0 0 8px', fontSize: '17px', fontWeight: 600, ...color },
      player: { display: 'block', width: '100%', height: '54px' },
      empty: { height: '54px', borderRadius: '27px', backgroundColor: 'token:surface' },
      summary: { padding: '10px 0', fontSize: '16px', cursor: 'pointer', ...color },
      transcript: { fontSize: '17px', whiteSpace: 'pre-line', ...color },
    }
  },
  needs: ({ src }) => ({ media: [src] }),
  View: AudioView,
})
