import { filterByText, fold } from '../../platform/filter-by-text.ts'
import { guides } from './guides.ts'
import { sectionsOf, type GuideSection } from './guide-texts.ts'

/** How much is shown of a section in which words were found, in letters. */
const excerptLength = 160

export type FoundSection = GuideSection & { title: string; excerpt: string }

/** The sections that hold every word, in any case and without regard to accents; those whose heading begins so, or holds them, first. */
export function findInGuides(words: string): FoundSection[] {
  const sections = guides.flatMap(({ id, title }) =>
    sectionsOf(id).map((section) => ({
      ...section,
      title,
      name: section.heading,
      description: section.text,
    })),
  )
  const wanted = fold(words).trim().split(/\s+/)
  const rank = ({ guide, heading }: GuideSection) => {
    const isNamed = wanted.every((word) => fold(heading).includes(word))
    // What is new leads to the guides, where all of it stands: those come before it.
    return (guide === 'news' ? 2 : 0) + (isNamed ? 0 : 1)
  }
  const found = filterByText(sections, words).toSorted((one, other) => rank(one) - rank(other))
  return found.map((section) => ({
    ...section,
    excerpt: excerptOf(section.text, words),
  }))
}

/** The words around the first that was looked for, whole. */
function excerptOf(text: string, words: string): string {
  const [first = ''] = fold(words).trim().split(/\s+/)
  const at = Math.max(fold(text).indexOf(first), 0)
  const from = at < excerptLength / 2 ? 0 : text.indexOf(' ', at - excerptLength / 2) + 1
  const cut = text.slice(from, from + excerptLength)
  const isWhole = from + excerptLength >= text.length
  const shown = isWhole ? cut : cut.slice(0, cut.lastIndexOf(' '))
  return `${from > 0 ? '…' : ''}${shown}${isWhole ? '' : '…'}`
}
