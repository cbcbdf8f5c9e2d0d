import { thingLabels } from '@aurelio/contracts/thing-translations'
import { encodePage, type PageDocument, storedDocument } from '@aurelio/page/document'
import {
  type KeptText,
  pageInLanguage,
  type SourceText,
  sourceTexts,
  textsOfWalk,
  type TextWalk,
  walkInLanguage,
} from '@aurelio/page/elements'
import { asInLetter, isForLetters } from '@aurelio/page/letters'
import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'
import { trialOf } from './trial.ts'

/** What is said of letters in other languages now, by language. */
export type LiveTextsOf = (id: string) => Promise<ReadonlyMap<string, readonly KeptText[]>>

type Words = Pick<LetterRow, 'subject' | 'preview' | 'trial'>

/** What is told before a letter is opened. */
function wordsWalk(letter: Words): TextWalk<Words> {
  return (say) => {
    const own = (path: string, label: keyof typeof thingLabels, source: string) =>
      source === '' ? '' : say({ element: '', path, kind: 'line', label: thingLabels[label], source })
    const trial = trialOf(letter)
    return {
      subject: own('subject', 'subject', letter.subject),
      trial:
        trial && JSON.stringify({ ...trial, subject: own('trial.subject', 'secondSubject', trial.subject) }),
      preview: own('preview', 'preview', letter.preview),
    }
  }
}

/** The texts of a document that mail shows. */
export function textsInMail(document: PageDocument): SourceText[] {
  const elements = Object.fromEntries(
    Object.entries(document.elements).map(([id, node]) => [
      id,
      isForLetters(node.type) ? asInLetter(node) : node,
    ]),
  )
  return sourceTexts({ ...document, elements }).filter(({ element }) =>
    isForLetters(document.elements[element]?.type ?? ''),
  )
}

/** The texts of a letter: what is told before it is opened, and what stands in it. */
export function letterTexts(letter: Words & Pick<LetterRow, 'document'>) {
  return {
    told: textsOfWalk(wordsWalk(letter)),
    written: textsInMail(storedDocument(letter.document).read().document),
  }
}

/** A letter with what is kept said in the place of its texts. */
export function letterInLanguage(letter: LetterRow, kept: readonly KeptText[]): LetterRow {
  const words = walkInLanguage(wordsWalk(letter), kept)
  const { document } = storedDocument(letter.document).read()
  return { ...letter, ...words, document: JSON.stringify(encodePage(pageInLanguage(document, kept))) }
}
