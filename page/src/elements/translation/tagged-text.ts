import type { RichText, Span } from '../../values/rich-text/span.ts'

const tag = /<(\/?)(\d{1,4})>/g

/**
 * A text with what is set apart in it written as numbered tags, for whoever translates it: `Lee <1>esto</1>`. A text in which
 * nothing is set apart is itself.
 */
export function taggedText({ text, spans }: RichText): string {
  if (spans.length === 0) return text
  const tags = spans.flatMap(({ from, to }, at) => {
    const number = at + 1
    return to > from && to <= text.length
      ? [
          { place: from, order: 2 * spans.length - (to - from) / (text.length + 1), written: `<${number}>` },
          { place: to, order: (to - from) / (text.length + 1), written: `</${number}>` },
        ]
      : []
  })
  let written = ''
  let done = 0
  // Where one ends and another begins, the end comes first; of two that begin together the longer one does.
  for (const { place, written: mark } of tags.toSorted(
    (one, other) => one.place - other.place || one.order - other.order,
  )) {
    written += text.slice(done, place) + mark
    done = place
  }
  return written + text.slice(done)
}

/** What was written with the tags of `spans`; a tag that is not closed, or that the text never had, is left out of it. */
export function untaggedText(tagged: string, spans: readonly Span[]): RichText {
  if (spans.length === 0) return { text: tagged, spans: [] }
  const begun = new Map<number, number>()
  const found: { number: number; span: Span }[] = []
  let text = ''
  let done = 0
  for (const { 0: whole, 1: closes, 2: digits, index } of tagged.matchAll(tag)) {
    const number = Number(digits)
    const span = spans[number - 1]
    if (span === undefined) continue
    text += tagged.slice(done, index)
    done = index + whole.length
    const from = begun.get(number)
    if (closes === '') begun.set(number, text.length)
    else if (from !== undefined) {
      begun.delete(number)
      if (text.length > from) found.push({ number, span: { ...span, from, to: text.length } })
    }
  }
  const inOrder = found.toSorted((one, other) => one.span.from - other.span.from || one.number - other.number)
  return { text: text + tagged.slice(done), spans: inOrder.map(({ span }) => span) }
}
