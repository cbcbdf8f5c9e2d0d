import { readersOf } from '@aurelio/page/letters'
import type { ElementNode } from '@aurelio/page/document'
import type { TFunction } from 'i18next'
import type { LetterRules } from '../../model/state/letter-rules.ts'

/** For whom a block is, in a few words; null where it is for everybody. */
export function readerWords(t: TFunction, letter: LetterRules | null, element: ElementNode): string | null {
  const readers = letter && readersOf(element)
  if (!readers) return null
  const name = letter.segments.find(({ id }) => id === readers.segmentId)?.name
  if (name === undefined) return t('Segmento eliminado')
  return readers.isIn
    ? t('Solo quien está en «{{name}}»', { name })
    : t('Quien no está en «{{name}}»', { name })
}
