import { fold } from '../../../../../../platform/filter-by-text.ts'
import { spanishWords } from './spanish-words.ts'

/** An icon of the set: its name, its path on a field of 24 by 24, and what it is found by. */
export type IconDrawing = { name: string; path: string; words: string }

/** The set from its file: one icon a line, its name, a space, its path. */
export function readDrawings(text: string): IconDrawing[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(' ')
      const name = line.slice(0, at)
      const parts = name.split('-')
      const words = [...parts, ...parts.flatMap((part) => spanishWords.get(part) ?? [])].join(' ')
      return { name, path: line.slice(at + 1), words: ` ${words}` }
    })
}

/**
 * The icons that hold every typed word, in Spanish or in English, with or without accents; each word begins one of theirs.
 * The simplest come first: 'casa' gives the house before the house with a plus.
 */
export function findIcons(icons: readonly IconDrawing[], sought: string): IconDrawing[] {
  const words = fold(sought).split(/\s+/).filter(Boolean)
  return icons
    .filter((icon) => words.every((word) => icon.words.includes(` ${word}`)))
    .toSorted((one, other) => one.name.split('-').length - other.name.split('-').length)
}
