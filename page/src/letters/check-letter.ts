import { richOf } from './inline.ts'
import type { PageDocument } from '../document/schema.ts'
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
}

/** What can be told of a letter by itself. */
export function checkLetter(document: PageDocument, subject: string): LetterFinding[] {
  const findings: LetterFinding[] = []
  if (subject.trim() === '') findings.push({ code: 'missing-subject', about: '' })
  for (const about of openPlaceholders(subject)) findings.push({ code: 'missing-fallback', about })
  for (const { node } of walk(document)) {
    const { type } = node
    const props = resolveProps(node, 'desktop')
    if (!isForLetters(type)) findings.push({ code: 'not-for-mail', about: node.name || type })
    const { text, spans } = richOf(props, 'text')
    for (const about of openPlaceholders(text)) findings.push({ code: 'missing-fallback', about })
    const links = spans.flatMap((span) => (span.kind === 'link' ? [span.link] : []))
    if (type === 'button') links.push(typeof props['link'] === 'string' ? props['link'] : '')
    for (const link of links) if (isDead(link)) findings.push({ code: 'dead-link', about: link })
    if (type === 'image') {
      const { src, alt, decorative } = props
      if (typeof src === 'string' && src.startsWith('data:'))
        findings.push({ code: 'inline-picture', about: '' })
      if (decorative !== 'yes' && (typeof alt !== 'string' || alt.trim() === ''))
        findings.push({ code: 'missing-alt', about: node.name })
    }
  }
  if (!hasWordsFor(document, 'all')) findings.push({ code: 'empty-letter', about: '' })
  return findings
}

function isDead(link: string): boolean {
  const safe = safeLink(link)
  return safe === undefined || safe === '' || safe.startsWith('#')
}
