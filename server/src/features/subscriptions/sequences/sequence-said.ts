import type { SequenceNode } from '@aurelio/contracts/sequence-graph'
import { thingLabels } from '@aurelio/contracts/thing-translations'
import { encodePage, type StoredPage, storedDocument } from '@aurelio/page/document'
import {
  type KeptText,
  pageInLanguage,
  type SourceText,
  textsOfWalk,
  type TextWalk,
  walkInLanguage,
} from '@aurelio/page/elements'
import { textsInMail } from '../letters/letter-said.ts'

type Letter = Extract<SequenceNode, { kind: 'letter' }>

/** Between a step and an element of its letter. */
const within = '/'

function wordsWalk(letter: Letter): TextWalk<Letter> {
  return (say) => {
    const own = (
      path: string,
      label: keyof typeof thingLabels,
      source: string,
      kind: SourceText['kind'] = 'line',
    ) => say({ element: letter.id, path, kind, label: thingLabels[label], source })
    const subject = own('subject', 'subject', letter.subject)
    // What was made with the editor stands in the place of these.
    if (letter.document) return { ...letter, subject }
    const { button } = letter
    return {
      ...letter,
      subject,
      text: own('text', 'text', letter.text, 'lines'),
      ...(button && {
        button: {
          label: own('button.label', 'button', button.label),
          link: own('button.link', 'link', button.link, 'link'),
        },
      }),
    }
  }
}

/** The texts of a letter of a sequence, each under its step. */
export function stepTexts(letter: Letter): SourceText[] {
  const inside = letter.document ? textsInMail(documentOf(letter.document)) : []
  return [
    ...textsOfWalk(wordsWalk(letter)),
    ...inside.map((text) => ({ ...text, element: `${letter.id}${within}${text.element}` })),
  ]
}

/** A letter of a sequence with what is kept said in the place of its texts. */
export function stepInLanguage(letter: Letter, kept: readonly KeptText[]): Letter {
  const said = walkInLanguage(wordsWalk(letter), kept)
  if (!letter.document) return said
  const begin = `${letter.id}${within}`
  const inside = kept
    .filter(({ element }) => element.startsWith(begin))
    .map((text) => ({ ...text, element: text.element.slice(begin.length) }))
  return { ...said, document: encodePage(pageInLanguage(documentOf(letter.document), inside)) }
}

function documentOf(page: StoredPage) {
  return storedDocument(JSON.stringify(page)).read().document
}
