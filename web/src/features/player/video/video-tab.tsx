import type { Film } from '@aurelio/contracts/films'
import { createElement, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../../platform/auth/use-can.ts'
import { madeText, timeText } from '../film-words.ts'
import { EmbedFilm } from './embed-film.tsx'
import { MakingSection } from './making-section.tsx'
import { PosterChoice } from './poster-choice.tsx'
import { ReplaceFilm } from './replace-film.tsx'
import { ShareFilm } from './share-film.tsx'
import { TracksSection } from './tracks-section.tsx'
import { TrimSection } from './trim-section.tsx'

/** The film itself, with its poster, its cut and its texts. */
export function VideoTab({ film }: { film: Film }) {
  const { t } = useTranslation()
  const mayChange = useCan('pictures.change')
  const player = useRef<HTMLVideoElement>(null)
  const secondOf = () => player.current?.currentTime ?? 0
  if (film.poster === null)
    return <p className="text-muted">{t('Cuando el vídeo esté preparado, lo verás aquí.')}</p>
  return (
    <div className="grid items-start gap-8 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col gap-3">
        <FilmPlayer film={film} player={player} />
        {mayChange && <PosterChoice film={film} secondOf={secondOf} />}
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-dense text-muted tabular-nums">
          <dt>{t('Duración')}</dt>
          <dd>{timeText(film.duration ?? 0)}</dd>
          <dt>{t('Tamaños')}</dt>
          <dd>{madeText(film)}</dd>
          <dt>{t('Sonido')}</dt>
          <dd>{film.hasSound ? t('Nivelado') : t('No tiene')}</dd>
        </dl>
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <TracksSection film={film} mayChange={mayChange} secondOf={secondOf} />
        {mayChange && <TrimSection film={film} secondOf={secondOf} />}
        {mayChange && <MakingSection key={JSON.stringify(film.making)} film={film} />}
        {mayChange && <ReplaceFilm film={film} />}
        {!film.behaviour.isPrivate && <EmbedFilm film={film} />}
        {mayChange && film.behaviour.isPrivate && <ShareFilm film={film} />}
      </div>
    </div>
  )
}

/** With the subtitles that it has. */
function FilmPlayer({ film, player }: { film: Film; player: RefObject<HTMLVideoElement | null> }) {
  const shown = {
    ref: player,
    key: film.poster,
    src: film.file,
    poster: film.poster ?? undefined,
    controls: true,
    playsInline: true,
    preload: 'metadata',
    'aria-label': film.name,
    className: 'aspect-video w-full rounded-lg bg-black',
  }
  const tracks = film.tracks
    .filter(({ kind }) => kind === 'subtitles')
    .map(({ id, language, label }) => (
      <track
        key={id}
        kind="subtitles"
        srcLang={language}
        label={label}
        src={`${film.path}/${id}.vtt${film.key}`}
      />
    ))
  return createElement('video', shown, ...tracks)
}
