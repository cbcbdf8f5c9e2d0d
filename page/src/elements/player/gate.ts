import type { Props } from '../../document/schema.ts'
import type { FilmOnPage } from '../../values/film.ts'
import { confirmationAnchor } from '../form/anchors.ts'
import { playerWords } from './words.ts'

/** Id of the form that asks for the mail. A page has one such film; of several, the first is asked of. */
export const gateId = 'correo-del-video'

/** Whether a film asks for the mail at all, from where it begins. */
export function hasGate({ manner: { gateSecond }, from = 0 }: FilmOnPage): boolean {
  return gateSecond !== null && from < Math.max(1, gateSecond)
}

/** Where a film stands so that it begins at a second. */
export function filmAt({ page, query = '' }: FilmOnPage, second: number): string {
  return `${page}${query === '' ? '?' : `${query}&`}t=${second}`
}

/** The form that asks for the mail while a film plays: the fields and the rules are those of every form. */
export function gateProps(film: FilmOnPage, language?: string): Props {
  const { gateSecond } = film.manner
  return {
    fields: ['email'],
    buttonText: playerWords(language).send,
    placeholder: '',
    after: 'redirect',
    // It goes on where it was.
    afterLink: `${filmAt(film, Math.max(1, Math.ceil(gateSecond ?? 0)))}#${confirmationAnchor(gateId)}`,
  }
}
