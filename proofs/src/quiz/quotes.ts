import { readFormula } from './formula.ts'

/** A quotation in a text: `{{nombre|"amigo"}}`. Without a fallback it is none that may be published. */
const pattern = /\{\{\s*([^{}|]*?)\s*(?:\|\s*(?:"([^"{}]*)"|([^{}"]*?))\s*)?\}\}/g

type Quote = { name: string; fallback: string | null }

/** What a text quotes, in its order. */
export function quotesIn(text: string): Quote[] {
  return [...text.matchAll(pattern)].map(([, name = '', quoted, plain]) => ({
    name,
    fallback: quoted ?? plain ?? null,
  }))
}

/** The text with what was answered in the place of its quotations, or with what it says instead. */
export function withQuotes(text: string, valueOf: (name: string) => string): string {
  if (!text.includes('{{')) return text
  return text.replaceAll(pattern, (_whole, name: string, quoted?: string, plain?: string) => {
    const value = valueOf(name)
    return value === '' ? (quoted ?? plain ?? '') : value
  })
}

/** What of a quiz is read for quotations. */
type Quoting = {
  nodes: readonly (
    | { type: 'verdict'; id: string }
    | {
        type: 'block'
        id: string
        title: string
        text: string
        questions: readonly { id: string; kind: string; name: string; text: string; help: string }[]
      }
    | {
        type: 'result'
        id: string
        title: string
        text: string
        sections: readonly { title: string; text: string }[]
        mail: { subject: string; text: string }
      }
  )[]
  scores: readonly { id: string; name: string }[]
  values: readonly { id: string; name: string; formula: string }[]
  hidden: readonly { id: string; name: string }[]
}

/** By what a question is quoted: the name that it was given, in one word. */
export function quotedName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '')
}

/** Everything that can be quoted in a quiz. */
function quotable({ nodes, scores, values, hidden }: Quoting): Set<string> {
  const asked = nodes.flatMap((node) => (node.type === 'block' ? node.questions : []))
  return new Set(
    [...asked, ...scores, ...values, ...hidden].map(({ name }) => quotedName(name)).filter(Boolean),
  )
}

/** Where something is quoted that there is not, or that says nothing where there is no answer. */
export type BrokenQuote = {
  node: string
  code: 'unknown-quote' | 'no-fallback' | 'bad-formula'
  part: string
}

/** All that is wrong with quotations and formulas. */
export function brokenQuotes(quiz: Quoting): BrokenQuote[] {
  const known = quotable(quiz)
  const inTexts = quiz.nodes.flatMap((node) =>
    textsOf(node)
      .flatMap(quotesIn)
      .flatMap(({ name, fallback }): BrokenQuote[] => {
        if (!known.has(quotedName(name))) return [{ node: node.id, code: 'unknown-quote', part: name }]
        return fallback === null || fallback === ''
          ? [{ node: node.id, code: 'no-fallback', part: name }]
          : []
      }),
  )
  const own = new Set(quiz.values.map(({ name }) => quotedName(name)))
  const formulas = quiz.values.flatMap(({ name, formula }): BrokenQuote[] => {
    const read = readFormula(formula)
    // A value that needs another value could need itself.
    const isWhole = read?.names.every((each) => known.has(quotedName(each)) && !own.has(quotedName(each)))
    return isWhole ? [] : [{ node: '', code: 'bad-formula', part: name }]
  })
  return [...inTexts, ...formulas]
}

function textsOf(node: Quoting['nodes'][number]): string[] {
  if (node.type === 'verdict') return []
  if (node.type === 'block')
    return [node.title, node.text, ...node.questions.flatMap(({ text, help }) => [text, help])]
  const { title, text, sections, mail } = node
  return [title, text, mail.subject, mail.text, ...sections.flatMap((part) => [part.title, part.text])]
}
