import { richOf } from './inline.ts'
import type { PageDocument, Props } from '../document/schema.ts'
import { walk } from '../document/tree.ts'
import { resolveProps } from '../elements/resolve.ts'
import { safeLink } from '../values/url.ts'
import { hasWordsFor } from './has-words.ts'
import { isForLetters } from './elements.ts'
import { openPlaceholders } from './values.ts'

/** What should be looked at before a letter goes out. */
export type LetterFinding = {
  code:
    | 'missing-subject'
    | 'missing-fallback'
    | 'dead-link'
    | 'missing-alt'
    | 'not-for-mail'
    | 'inline-picture'
    | 'empty-letter'
  /** The placeholder, address or element that it is about. */
  about: string
  /** The element that it is about; absent for the letter as a whole. */
  element?: string
}

/** What can be told of a letter by itself. */
export function checkLetter(document: PageDocument, subject: string): LetterFinding[] {
  const findings: LetterFinding[] = []
  if (subject.trim() === '') findings.push({ code: 'missing-subject', about: '' })
  for (const about of openPlaceholders(subject)) findings.push({ code: 'missing-fallback', about })
  for (const { node } of walk(document)) {
    const { type } = node
    const props = resolveProps(node, 'desktop')
    const add = (code: LetterFinding['code'], about: string) =>
      findings.push({ code, about, element: node.id })
    if (!isForLetters(type)) add('not-for-mail', node.name || type)
    const { links, words } = saidIn(type, props)
    for (const about of words.flatMap(openPlaceholders)) add('missing-fallback', about)
    for (const link of links) if (isDead(link)) add('dead-link', link)
    if (type === 'image') {
      const { src, alt, decorative } = props
      if (typeof src === 'string' && src.startsWith('data:')) add('inline-picture', '')
      if (decorative !== 'yes' && (typeof alt !== 'string' || alt.trim() === ''))
        add('missing-alt', node.name)
    }
  }
  if (!hasWordsFor(document, 'all')) findings.push({ code: 'empty-letter', about: '' })
  return findings
}

/** What an element says, in its texts and the points of its list, and where it leads. */
function saidIn(type: string, props: Props): { words: string[]; links: string[] } {
  const items: readonly unknown[] = Array.isArray(props['items']) ? props['items'] : []
  const lines = items.flatMap((item) =>
    typeof item === 'object' && item !== null ? [richOf({ ...item }, 'line')] : [],
  )
  const texts = [...['text', 'quote', 'source', 'alt'].map((prop) => richOf(props, prop)), ...lines]
  const links = texts.flatMap(({ spans }) =>
    spans.flatMap((span) => (span.kind === 'link' ? [span.link] : [])),
  )
  const { link } = props
  if (type === 'button' || (type === 'image' && link !== '')) links.push(typeof link === 'string' ? link : '')
  return { words: texts.map(({ text }) => text), links }
}

function isDead(link: string): boolean {
  const safe = safeLink(link)
  return safe === undefined || safe === '' || safe.startsWith('#')
}
