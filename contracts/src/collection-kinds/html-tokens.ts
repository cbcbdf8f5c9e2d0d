import { Parser } from 'htmlparser2'

/** A piece of HTML: words, or the beginning or the end of an element. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'close'; tag: string }

/** Elements of which nothing is read, whatever stands in them. */
const unread = new Set(
  'script style template head title svg math object iframe noscript textarea select video audio'.split(' '),
)
const softHyphens = /\u{AD}/gu

/** HTML piece by piece, without what runs, loads or is not seen. It never fails: what is no element is words. */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = []
  let within = 0
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (unread.has(tag)) within += 1
      else if (within === 0) tokens.push({ kind: 'open', tag, attributes })
    },
    ontext(words) {
      if (within > 0) return
      const text = words.replaceAll(softHyphens, '')
      const last = tokens.at(-1)
      // The parser tells a reference apart from the words around it.
      if (last?.kind === 'text') last.text += text
      else tokens.push({ kind: 'text', text })
    },
    onclosetag(tag) {
      if (unread.has(tag)) within -= 1
      else if (within === 0) tokens.push({ kind: 'close', tag })
    },
  })
  parser.end(html)
  return tokens
}
