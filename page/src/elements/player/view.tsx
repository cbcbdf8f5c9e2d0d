/** @jsxRuntime automatic */
import { createElement } from 'react'
import { filmPageIn, type FilmOnPage } from '../../values/film.ts'
import { safeLink } from '../../values/url.ts'
import type { PageContext, PartAttributes } from '../definition.ts'
import { formSchema } from '../form/schema.ts'
import { goOnWord } from '../form/words/go-on.ts'
import { tokenField } from '../form/token-field.ts'
import { FormView } from '../form/view.tsx'
import { stageId } from './css.ts'
import { filmAt, gateId, gateProps, gateSecondOf, hasGate } from './gate.ts'
import { ScenesView } from './scenes-view.tsx'
import { timeText } from './time-text.ts'
import { playerWords } from './words.ts'

type Shown = {
  id: string
  film: FilmOnPage
  root: PartAttributes
  page: PageContext
  /** Of the element, in the place of the film's own. */
  poster: string
  /** Where it leads on to, in the place of what it says itself; '' for nowhere else. */
  next?: string
}

/** Speeds that players offer. */
const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2]

/** Whether something of it needs the script: everything else a browser does by itself. */
export function playerNeedsScript(film: FilmOnPage): boolean {
  const { muted, ctaText, ctaSecond, speed, counted, scenes, resume } = film.manner
  const isCalled = ctaText !== '' && (ctaSecond ?? 0) > 0
  const leaps = film.chapters.length > 0 || (scenes && film.storyboard !== undefined)
  return muted || isCalled || hasGate(film) || speed || counted || leaps || resume || endOf(film) !== null
}

/**
 * A film of the player. Without its script it plays, the call and the form stand below it from the beginning, and chapters
 * are links: nothing that is for sale waits for a script.
 */
export function PlayerView({ id, film, root, page, poster, next = '' }: Shown) {
  const { manner } = film
  const words = playerWords(page.language)
  const called = manner.ctaText || (next === '' ? '' : goOnWord(page.language))
  const call = safeLink(next || manner.ctaLink) ?? `#${hasGate(film) ? gateId : stageId(id)}`
  const [whole] = film.sources
  return (
    <div {...root} data-player-root="">
      <div data-player-stage="" id={stageId(id)}>
        <PlayerVideo
          film={film}
          poster={poster}
          next={next}
          isAnswered={page.submission?.elementId === gateId}
        />
        {manner.muted && (
          <button type="button" data-player-sound="" hidden>
            {words.sound}
          </button>
        )}
      </div>
      {manner.counted && page.token !== undefined && (
        <input type="hidden" name={tokenField} value={page.token} />
      )}
      {manner.scenes && <ScenesView film={film} label={words.scenes} />}
      {hasGate(film) && (
        <div data-player-gate="" id={gateId} role="group" aria-label={manner.gateTitle || words.gate}>
          <p data-player-title="">{manner.gateTitle || words.gate}</p>
          <FormView
            id={gateId}
            props={formSchema.parse(gateProps(film, page.language))}
            parts={{ root: {} }}
            page={{ ...page, ...(page.formAction !== undefined && { formAction: film.leads }) }}
          />
          {manner.gateSkippable && (
            <button type="button" data-player-skip="" hidden>
              {words.skip}
            </button>
          )}
        </div>
      )}
      {called !== '' && (
        <a data-player-cta="" href={call}>
          {called}
        </a>
      )}
      {(manner.speed || manner.download) && (
        <p data-player-tools="">
          {manner.speed && (
            <label data-player-speed="" hidden>
              {words.speed}{' '}
              <select defaultValue="1">
                {speeds.map((speed) => (
                  <option key={speed} value={speed}>{`${speed}×`}</option>
                ))}
              </select>
            </label>
          )}
          {manner.download && whole && (
            <a href={whole.src} download={`${film.name}.mp4`}>
              {words.download}
            </a>
          )}
        </p>
      )}
      {film.chapters.length > 0 && (
        <ol data-player-chapters="" aria-label={words.chapters}>
          {film.chapters.map(({ second, title }) => (
            <li key={second}>
              <a href={filmAt(film, Math.floor(second))} data-player-to={second}>
                {timeText(second)} {title}
              </a>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** `isAnswered`: it comes back with its form, which was not taken, and is where that was asked for. */
function PlayerVideo({
  film,
  poster,
  next,
  isAnswered,
}: Required<Pick<Shown, 'film' | 'poster' | 'next'>> & { isAnswered: boolean }) {
  const { manner, subtitles, sources } = film
  const gateSecond = gateSecondOf(film)
  const from = isAnswered ? Math.min(gateSecond ?? 0, film.seconds) : film.from
  const first = poster || film.poster
  const begins = from ? `#t=${from}` : ''
  const told = {
    'data-player': '',
    ...(manner.counted && { 'data-seen': film.seen }),
    ...(manner.ctaText !== '' && manner.ctaSecond && { 'data-cta': manner.ctaSecond }),
    ...(hasGate(film) && { 'data-gate': gateSecond }),
    ...(isAnswered && { 'data-asked': '' }),
    ...((next || endOf(film)) && { 'data-end': next || endOf(film) }),
    ...(manner.resume && !begins && { 'data-on': film.page }),
  }
  const attributes = {
    ...told,
    ...(first && !begins && { poster: first }),
    width: film.width,
    height: film.height,
    controls: true,
    preload: 'metadata',
    playsInline: true,
    ...(manner.muted && { muted: true }),
    ...(manner.loop && { loop: true }),
    'aria-label': film.name,
  }
  // What a browser cannot play it passes over. From the smallest: it takes the first that fits its window.
  const better = [
    ...(film.hls === undefined ? [] : [{ src: film.hls, type: 'application/vnd.apple.mpegurl' }]),
    ...(film.av1 === undefined
      ? []
      : [{ src: film.av1, type: 'video/mp4; codecs="av01.0.08M.08,mp4a.40.2"' }]),
  ].map(({ src, type }) => <source key={src} src={src + begins} type={type} />)
  const offered = sources
    .toReversed()
    .map(({ src, width }, at) => (
      <source
        key={src}
        src={src + begins}
        type="video/mp4"
        {...(at < sources.length - 1 && { media: `(max-width: ${width}px)` })}
      />
    ))
  const tracks = subtitles.map(({ src, language, label }) => (
    <track key={src} kind="subtitles" srcLang={language} label={label} src={src} />
  ))
  return createElement('video', attributes, ...better, ...offered, ...tracks)
}

/** Where it leads when it has ended; null for nowhere. */
function endOf({ manner: { end, endLink, endFilm } }: FilmOnPage): string | null {
  if (end === 'film') return filmPageIn(endFilm)
  return end === 'link' ? (safeLink(endLink) ?? null) : null
}
