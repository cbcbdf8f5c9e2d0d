import type { Film, FilmFigures } from '@aurelio/contracts/films'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeText } from '../film-words.ts'

const high = 100

/** The curve over the film: whoever moves along it moves the film. */
export function FilmCurve({ film, figures: { seconds, plays } }: { film: Film; figures: FilmFigures }) {
  const { t } = useTranslation()
  const player = useRef<HTMLVideoElement>(null)
  const [at, setAt] = useState(0)
  const last = Math.max(1, seconds.length - 1)
  const share = (seen: number) => (plays === 0 ? 0 : Math.min(1, seen / plays))
  const points = seconds.map(({ seen }, second) => `${second},${(1 - share(seen)) * high}`)
  const percent = Math.round(share(seconds[at]?.seen ?? 0) * 100)
  const { seen = 0, leads = 0 } = seconds[at] ?? {}
  const text = t('En {{time}} lo ve el {{percent}} %', { time: timeText(at), percent })
  const converts =
    leads > 0 && seen > 0
      ? t('De quienes llegan aquí, envía un formulario el {{percent}} %', {
          percent: Math.round((leads / seen) * 100),
        })
      : ''
  function move(second: number) {
    setAt(second)
    if (player.current) player.current.currentTime = second
  }
  return (
    <figure className="flex max-w-3xl flex-col gap-2">
      <div className="relative overflow-hidden rounded-lg bg-black">
        <video
          ref={player}
          src={film.file}
          poster={film.poster ?? ''}
          muted
          playsInline
          preload="metadata"
          aria-label={film.name}
          className="aspect-video w-full"
        />
        <svg
          viewBox={`0 0 ${last} ${high}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full"
        >
          <polygon
            points={`0,${high} ${points.join(' ')} ${last},${high}`}
            className="fill-accent opacity-40"
          />
          <polyline
            points={points.join(' ')}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeWidth={2}
            className="stroke-white"
          />
          <line
            x1={at}
            x2={at}
            y1={0}
            y2={high}
            vectorEffect="non-scaling-stroke"
            strokeWidth={1}
            className="stroke-white"
          />
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('Segundo del vídeo')}
          aria-valuetext={text}
          onChange={({ target }) => move(Number(target.value))}
          className="absolute inset-0 size-full cursor-ew-resize opacity-0 focus-visible:opacity-100"
        />
      </div>
      <figcaption className="text-dense text-muted tabular-nums" aria-live="polite">
        {plays === 0 ? t('Todavía no lo ha visto nadie.') : [text, converts].filter(Boolean).join('. ')}
      </figcaption>
    </figure>
  )
}
