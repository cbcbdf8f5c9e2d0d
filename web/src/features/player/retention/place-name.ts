import type { FilmFigures } from '@aurelio/contracts/films'
import type { TFunction } from 'i18next'

/** What the page or the quiz is called on which a film is played. */
export function placeName(
  { pageId, name }: Pick<FilmFigures['places'][number], 'pageId' | 'name'>,
  t: TFunction,
): string {
  return pageId === null ? t('Su propia página') : name || t('Una página eliminada')
}
