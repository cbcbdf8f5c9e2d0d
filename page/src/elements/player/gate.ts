import type { Props } from '../../document/schema.ts'
import type { FilmOnPage } from '../../values/film.ts'
import { confirmationAnchor } from '../form/anchors.ts'
import { playerWords } from './words.ts'

/** Id of the form that asks for the mail. A page has one such film; of several, the first is asked of. */
export const gateId = 'correo-del-video'

/** Whether a film asks for the mail at all, from where it begins. */
export function hasGate(film: FilmOnPage): boolean {
  const second = gateSecondOf(film)
  return second !== null && (film.from ?? 0) < Math.max(1, Math.floor(second))
}

/** Second at which the mail is asked for: that of its behaviour, else where the film ends with its form. */
export function gateSecondOf({ manner: { gateSecond, end }, seconds }: FilmOnPage): number | null {
  return gateSecond ?? (end === 'form' ? Math.max(1, Math.floor(seconds)) : null)
}

/** Where a film stands so that it begins at a second. */
export function filmAt({ page, query = '' }: FilmOnPage, second: number): string {
  return `${page}${query === '' ? '?' : `${query}&`}t=${second}`
}

/** The form that asks for the mail while a film plays: the fields and the rules are those of every form. */
export function gateProps(film: FilmOnPage, language?: string): Props {
  const { seconds } = film
  const second = gateSecondOf(film) ?? 0
  // At its end it stays there: past that there is no film.
  const goesOn = Math.max(1, Math.min(Math.ceil(second), Math.floor(seconds)))
  return {
    fields: ['email'],
    buttonText: playerWords(language).send,
    placeholder: '',
    after: 'redirect',
    // It goes on where it was.
    afterLink: `${filmAt(film, goesOn)}#${confirmationAnchor(gateId)}`,
  }
}
