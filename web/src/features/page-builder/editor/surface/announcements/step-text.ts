import type { HistoryEntry } from '@aurelio/page/document'
import { i18n } from '../../../../../platform/i18n/i18n.ts'

/**
 * What a step of the history reads in the language of the screen. A placeholder with a capital takes a name
 * as it is written; one in lower case takes it as it stands in the middle of a phrase.
 */
export function stepText({ label, names = {} }: Pick<HistoryEntry, 'label' | 'names'>): string {
  const given: Record<string, string> = {}
  for (const [placeholder, name] of Object.entries(names)) {
    // A person's own name for an element may look like a template.
    const text = i18n.t(name, { skipInterpolation: true })
    given[placeholder] = inPhrase(text)
    given[placeholder.charAt(0).toUpperCase() + placeholder.slice(1)] = text
  }
  return i18n.t(label, given)
}

/** With a small initial, but for what is written in capitals: 'URL'. */
function inPhrase(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
