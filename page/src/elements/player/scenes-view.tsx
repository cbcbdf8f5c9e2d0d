/** @jsxRuntime automatic */
import type { FilmOnPage } from '../../values/film.ts'
import { filmAt } from './gate.ts'
import { scenesOf } from './scenes.ts'
import { timeText } from './time-text.ts'

/**
 * The film as a strip of its scenes: whoever presses one leaps there. It says what the film's own bar says, so it is for
 * those who see it; the bar is for everybody.
 */
export function ScenesView({ film, label }: { film: FilmOnPage; label: string }) {
  const scenes = scenesOf(film)
  if (scenes.length === 0) return null
  return (
    <div data-player-scenes="" aria-hidden="true" title={label}>
      {scenes.map(({ second }) => (
        <a key={second} href={filmAt(film, second)} data-player-to={second} tabIndex={-1}>
          {timeText(second)}
        </a>
      ))}
    </div>
  )
}
