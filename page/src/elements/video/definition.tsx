/** @jsxRuntime automatic */
import { createElement } from 'react'
import { z } from 'zod'
import { backgroundImageStyles } from '../background-image.ts'
import { alignField, alignProp, alignStyles, boxAlignments } from '../align.ts'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { lengthProp, linkProp, sourceProp } from '../prop-schemas.ts'
import { player } from '../../behaviours/built.ts'
import { filmPageIn, type FilmOnPage, isKnownFilm } from '../../values/film.ts'
import { playerCss } from '../player/css.ts'
import { gateId, hasGate } from '../player/gate.ts'
import { filmNeeds } from '../player/needs.ts'
import { filmData } from '../player/structured-data.ts'
import { playerNeedsScript, PlayerView } from '../player/view.tsx'
import { videoSource } from './source.ts'

const size = { min: 0, max: 5000, auto: true }

const schema = z.object({
  src: sourceProp,
  width: lengthProp('100%', size),
  height: lengthProp('315px', size),
  captions: sourceProp,
  align: alignProp,
  /** Beyond the specification's props: what is seen before the film plays, or until there is one. */
  poster: sourceProp,
  /** Where a film of the player leads on to, when it has ended and by its button: the next step of a funnel. */
  nextLink: linkProp(''),
  /** What is known of a film of the player, where the page is made by who knows it. */
  film: z.custom<FilmOnPage>(isKnownFilm).optional().catch(undefined),
})
type VideoProps = z.output<typeof schema>

/** Both flags together are safe only because the address is always one of two foreign hosts (`source.ts`). */
const playerSandbox = ['allow-scripts', 'allow-same-origin', 'allow-presentation', 'allow-popups'].join(' ')

function VideoView({ id, props, parts, page }: ViewProps<VideoProps>) {
  if (props.film) {
    const { film, poster, nextLink } = props
    return <PlayerView id={id} film={film} root={parts.root} page={page} poster={poster} next={nextLink} />
  }
  const source = sourceOf(props, page.films !== undefined)
  if (source.kind === 'none') return <div {...parts.root} data-video-empty="" />
  if (source.kind === 'file') {
    const film = {
      ...parts.root,
      src: source.src,
      ...(source.poster && { poster: source.poster }),
      controls: true,
      preload: 'metadata',
      playsInline: true,
    }
    // Without captions there is no track: one without an address is no valid HTML.
    const captions = props.captions && (
      <track kind="captions" srcLang="es" label="Español" src={props.captions} />
    )
    return createElement('video', film, captions || undefined)
  }
  return (
    <iframe
      {...parts.root}
      src={source.src}
      title="Reproductor de vídeo"
      loading="lazy"
      allow="fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={playerSandbox}
    />
  )
}

/** A film of the player, where nothing more is known of it, is a film like any other; where it is gone, there is none. */
function sourceOf({ src, poster }: VideoProps, areKnown: boolean) {
  const film = filmPageIn(src)
  if (film === null) return { ...videoSource(src), poster }
  if (areKnown) return { kind: 'none', poster } as const
  return { kind: 'file', src: `${film}/video.mp4`, poster: poster || `${film}/poster.jpg` } as const
}

const play =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Ccircle cx='32' cy='32' r='32' fill='%23ffffff'/%3E%3Cpath d='M26 21l19 11-19 11z' fill='%239a9aae'/%3E%3C/svg%3E"

export const video = defineElement<VideoProps>({
  type: 'video',
  name: 'Vídeo',
  icon: 'video',
  category: 'basic',
  defaultProps: { height: '315px' },
  schema,
  acceptsChildren: false,
  alignments: boxAlignments({ width: '100%' }),
  fields: {
    layout: [
      {
        kind: 'video',
        prop: 'src',
        label: 'Vídeo',
        help: 'Dirección de YouTube, de Vimeo o de un archivo MP4.',
      },
      alignField,
    ],
    style: [
      { kind: 'size', prop: 'width', label: 'Ancho', help: 'Por ejemplo 100% o 560px.' },
      {
        kind: 'length',
        prop: 'height',
        label: 'Alto',
        unit: 'px',
        min: 0,
        max: 1000,
        slider: { min: 0, max: 1000 },
      },
      {
        kind: 'image',
        prop: 'poster',
        label: 'Imagen de portada',
        help: 'Lo que se ve hasta que empieza el vídeo.',
      },
    ],
    advanced: [
      {
        kind: 'link',
        prop: 'captions',
        label: 'Subtítulos',
        help: 'Dirección de un archivo WebVTT, para quien no puede oír el vídeo.',
      },
    ],
  },
  script: player,
  usesScript: ({ film, nextLink }) => film !== undefined && (nextLink !== '' || playerNeedsScript(film)),
  cssOf: ({ film }, id) => (film ? playerCss(film, id) : ''),
  css: `:where(.aurelio-page [data-video-empty]){background:#e4e4ec url("${play}") center/64px no-repeat}`,
  styles: ({ src, width, height, poster, align }) => ({
    root: {
      display: 'block',
      width,
      height: filmPageIn(src) === null ? height : 'auto',
      border: '0',
      ...alignStyles(align),
      ...(src === '' && backgroundImageStyles(poster)),
    },
  }),
  structuredData: ({ film }, url) => (film && url !== undefined ? filmData(film, url) : null),
  needs: ({ src, captions, poster, film, nextLink }) => {
    if (film)
      return {
        ...filmNeeds(film, poster),
        links: nextLink === '' ? [] : [nextLink],
        forms: hasGate(film) ? [gateId] : [],
      }
    const source = videoSource(src)
    if (source.kind === 'player') return { frames: [source.src] }
    return source.kind === 'file' ? { media: [source.src, captions], pictures: [poster] } : {}
  },
  View: VideoView,
})
