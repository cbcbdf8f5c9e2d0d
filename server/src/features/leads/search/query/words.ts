import { searchable } from '../../../../platform/database/search-text.ts'
import { phoneQuery } from '../../person.ts'
import { wordsOf } from '../terms.ts'

/** What has to be found together: a word, or the words of a phone. */
export type Words = {
  words: readonly string[]
  /** The digits of the phone that it may be, as `phoneKey` holds them; null where it can be none. */
  phone: string | null
}

/** A part of a phone as people write them: `+34`, `(600)`, `111-222`. */
const phonePart = /^[(+]*\d[\d()./+-]*$/
/** Fewer together are no phone, and more neither. */
const phoneDigits = { least: 4, most: 17 } as const

/** What a person looks for, word by word; a phone that is written in pieces is one thing. */
export function wordsIn(q: string): Words[] {
  const found: Words[] = []
  let run: string[] = []
  const endRun = () => {
    if (isPhone(run)) found.push({ words: run, phone: phoneQuery(run.join(' ')) })
    else found.push(...run.map(alone))
    run = []
  }
  for (const word of wordsOf(searchable(q))) {
    if (phonePart.test(word)) run.push(word)
    else {
      endRun()
      found.push(alone(word))
    }
  }
  endRun()
  return found
}

function alone(word: string): Words {
  return { words: [word], phone: phonePart.test(word) ? phoneQuery(word) : null }
}

/** Two numbers beside each other may be a year and an amount; one with a prefix, or as Spain's begin, is a phone. */
function isPhone(run: readonly string[]): boolean {
  const text = run.join('')
  const { length } = text.replaceAll(/\D/g, '')
  return (
    run.length > 1 &&
    length >= phoneDigits.least &&
    length <= phoneDigits.most &&
    /^\(*(?:\+|00|[6-9])/.test(text)
  )
}
