import { Fragment } from 'react'
import { fold } from '../../platform/filter-by-text.ts'

/** A text with the words that were looked for marked in it, in any case and without regard to accents. */
export function MarkedWords({ text, words }: { text: string; words: string }) {
  return piecesOf(text, words).map(({ from, piece, isMarked }) => (
    <Fragment key={from}>
      {isMarked ? <mark className="rounded-sm bg-accent-soft text-accent-text">{piece}</mark> : piece}
    </Fragment>
  ))
}

type Piece = { from: number; piece: string; isMarked: boolean }

/** The text in pieces, in order: those that were looked for, and what stands between. */
export function piecesOf(text: string, words: string): Piece[] {
  const shown = text.normalize('NFC')
  const folded = fold(shown)
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  // A letter that folds into several would shift all that follows: then nothing is marked.
  if (wanted.length === 0 || folded.length !== shown.length)
    return [{ from: 0, piece: text, isMarked: false }]
  const found = new RegExp(`(${wanted.map((word) => literally(word)).join('|')})`)
  let from = 0
  return folded.split(found).flatMap((part, index) => {
    const piece = { from, piece: shown.slice(from, from + part.length), isMarked: index % 2 === 1 }
    from += part.length
    return part === '' ? [] : [piece]
  })
}

/** A text as a pattern that finds it and nothing else. */
const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
