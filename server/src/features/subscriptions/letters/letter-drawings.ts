import type { KeptText } from '@aurelio/page/elements'
import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'
import { type DrawParts, letterDrawing, type LetterDrawing } from './draw.ts'
import { letterInLanguage } from './letter-said.ts'

/** A letter ready to be drawn in each language that it is in: in its own, and in those of its translations. */
export type LetterDrawings = {
  own: LetterDrawing
  /** What somebody gets who reads a language; '' for nobody knows which. */
  of: (language: string) => LetterDrawing
  all: readonly LetterDrawing[]
}

export async function letterDrawings(
  parts: DrawParts,
  letter: LetterRow,
  listName: string,
  texts: ReadonlyMap<string, readonly KeptText[]>,
): Promise<LetterDrawings> {
  const own = await letterDrawing(parts, letter, listName)
  const others = new Map<string, LetterDrawing>()
  for (const [language, kept] of texts)
    if (language !== own.mailing.language)
      others.set(language, await letterDrawing(parts, letterInLanguage(letter, kept), listName, language))
  return {
    own,
    of: (language) => others.get(language) ?? own,
    all: [own, ...others.values()],
  }
}
