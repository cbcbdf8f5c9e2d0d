import type { StoredDocument } from '@aurelio/page/document'
import { contentOf } from './store.ts'

type Content = Parameters<typeof contentOf>[0]
const mostKept = 12

/** Contents that are read again and again, as a template is for each of its items: the last few are read once. */
export function recentContents() {
  const known = new Map<string, StoredDocument>()
  return (content: Content): StoredDocument => {
    const key = JSON.stringify([content.content, content.baseContent, content.symbols])
    const found = known.get(key)
    if (found) return found
    const made = contentOf(content)
    const [oldest] = known.keys()
    if (known.size >= mostKept && oldest !== undefined) known.delete(oldest)
    known.set(key, made)
    return made
  }
}
