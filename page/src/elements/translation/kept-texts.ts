import { z } from 'zod'
import type { PageDocument } from '../../document/schema.ts'
import { isSaid, type SourceText, sourceTexts, translatedPage } from './translated.ts'

const keptSchema = z.object({
  element: z.string(),
  path: z.string(),
  /** What the page said when this was written. */
  source: z.string(),
  value: z.string(),
})
/** A text of a page as somebody said it in another language. */
export type KeptText = z.infer<typeof keptSchema>

/** `changed`: what it was made from is not what the page says now. */
export type TextState = 'missing' | 'changed' | 'done'
export type ComparedText = SourceText & {
  state: TextState
  /** Empty where nothing is said. */
  value: string
  /** What the page said when it was written, where that is another text. */
  before: string | null
}

/** What a publication keeps of a translation. */
export function keptTextsText(kept: readonly KeptText[]): string {
  return JSON.stringify(kept)
}

/** What `keptTextsText` wrote; nothing where there is none. */
export function readKeptTexts(text: string | null): KeptText[] {
  return text === null ? [] : z.array(keptSchema).parse(JSON.parse(text))
}

/** Whether a translation is worth less without this: links and pictures may well be those of the page. */
export function isCounted({ kind }: Pick<SourceText, 'kind'>): boolean {
  return kind === 'line' || kind === 'lines'
}

/** What is said of each text of a page. What moved within its element is found by what it said. */
export function comparedTexts(document: PageDocument, kept: readonly KeptText[]): ComparedText[] {
  return comparedSources(sourceTexts(document), kept)
}

/** The same of texts that stand on no page. */
export function comparedSources(texts: readonly SourceText[], kept: readonly KeptText[]): ComparedText[] {
  const find = finder(texts, kept)
  return texts.map((text) => {
    const found = find(text)
    if (!found) return { ...text, state: 'missing', value: '', before: null }
    const isSame = found.source === text.source
    return {
      ...text,
      state: isSame ? 'done' : 'changed',
      value: found.value,
      before: isSame ? null : found.source,
    }
  })
}

/** The page with what is kept said in the place of its texts; what has changed since is said as it was. */
export function pageInLanguage(document: PageDocument, kept: readonly KeptText[]): PageDocument {
  if (kept.length === 0) return document
  const find = finder(sourceTexts(document), kept)
  return translatedPage(document, (text) => find(text)?.value)
}

/** Something that is no page, with what `say` says in the place of its texts: one walk finds them and lays others over them. */
export type TextWalk<Thing> = (say: (text: SourceText) => string) => Thing

/** The texts that a walk comes by, in its order: those that differ by language. */
export function textsOfWalk(walk: TextWalk<unknown>): SourceText[] {
  const found: SourceText[] = []
  walk((text) => {
    if (isSaid(text.kind, text.source)) found.push(text)
    return text.source
  })
  return found
}

/** What is walked, with what is kept said in the place of its texts. */
export function walkInLanguage<Thing>(walk: TextWalk<Thing>, kept: readonly KeptText[]): Thing {
  const find = finder(textsOfWalk(walk), kept)
  return walk((text) => (isSaid(text.kind, text.source) ? find(text)?.value : undefined) ?? text.source)
}

const sourceOf = ({ element, source }: Pick<SourceText, 'element' | 'source'>) => `${element} ${source}`

function finder(texts: readonly SourceText[], kept: readonly KeptText[]) {
  const byPlace = new Map(kept.map((text) => [`${text.element} ${text.path}`, text]))
  const bySource = new Map(kept.map((text) => [sourceOf(text), text]))
  const present = new Set(texts.map(sourceOf))
  return (text: SourceText): KeptText | undefined => {
    const here = byPlace.get(`${text.element} ${text.path}`)
    if (here?.source === text.source) return here
    // What was said here of a text that stands elsewhere now went there with it.
    const changed = here && !present.has(sourceOf(here)) ? here : undefined
    return bySource.get(sourceOf(text)) ?? changed
  }
}
