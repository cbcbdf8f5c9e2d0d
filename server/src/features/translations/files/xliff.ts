import type { ComparedText } from '@aurelio/page/elements'
import { taggedXml, tagsRead } from './tags.ts'
import { readXml, type XmlElement, xmlText } from './xml.ts'

/** A page as a file brings it along. */
export type PageInFile = { id: string; name: string; texts: readonly ComparedText[] }
/** A text out of a file: of which page, what it was made from, and what is said; empty for nothing. */
export type TextInFile = { pageId: string; element: string; path: string; source: string; value: string }
export type ReadFile = { language: string | null; texts: TextInFile[] }

/** Pages as XLIFF 2.0, one `<file>` each, piece by piece. */
export async function* xliffOf(
  { main, language }: { main: string; language: string },
  pages: AsyncIterable<PageInFile>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${main}" trgLang="${language}">\n`
  let file = 0
  for await (const { id, name, texts } of pages) {
    file += 1
    // A file has at least one unit.
    if (texts.length === 0) continue
    yield `<file id="f${file}" original="${xmlText(id)}">\n<notes><note category="page">${xmlText(name)}</note></notes>\n`
    for (const [at, text] of texts.entries()) yield unitOf(text, at + 1)
    yield '</file>\n'
  }
  yield '</xliff>\n'
}

function unitOf({ element, path, label, source, value, state }: ComparedText, number: number): string {
  const target = value === '' ? '' : `<target xml:space="preserve">${taggedXml(value)}</target>`
  // What has changed since is to be looked at again.
  const said = state === 'done' ? 'translated' : 'initial'
  return `<unit id="u${number}" name="${xmlText(placeOf(element, path))}">\n<notes><note>${xmlText(label)}</note></notes>\n<segment state="${said}"><source xml:space="preserve">${taggedXml(source)}</source>${target}</segment>\n</unit>\n`
}

/** What `xliffOf` wrote and somebody filled in. Null where it is no XLIFF 2. Throws `UnreadableXml`. */
export function readXliff(text: string): ReadFile | null {
  const root = readXml(text)
  if (root.name !== 'xliff' || !(root.attributes.get('version') ?? '').startsWith('2.')) return null
  const texts = named(root, 'file').flatMap((file) => {
    const pageId = file.attributes.get('original') ?? ''
    return within(file, 'unit').map((unit) => ({ pageId, ...placeIn(unit), ...saidIn(unit) }))
  })
  return { language: root.attributes.get('trgLang') ?? null, texts }
}

function placeOf(element: string, path: string): string {
  return `${element}#${path}`
}

function placeIn(unit: XmlElement) {
  const name = unit.attributes.get('name') ?? ''
  const at = name.indexOf('#')
  return { element: name.slice(0, Math.max(0, at)), path: name.slice(at + 1) }
}

/** A text may have been cut into segments: they stand one after the other. */
function saidIn(unit: XmlElement) {
  const segments = unit.children
    .filter((child) => typeof child !== 'string')
    .filter(({ name }) => name === 'segment' || name === 'ignorable')
  const of = (name: string) => segments.map((segment) => named(segment, name).map(tagsRead).join(''))
  const sources = of('source')
  const isSaid = segments.some((segment) => named(segment, 'target').length > 0)
  const targets = segments.map((segment, at) =>
    named(segment, 'target').length > 0 || segment.name === 'segment'
      ? (of('target')[at] ?? '')
      : (sources[at] ?? ''),
  )
  return { source: sources.join(''), value: isSaid ? targets.join('') : '' }
}

function named({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => typeof child !== 'string').filter((child) => child.name === name)
}

/** In groups too. */
function within(element: XmlElement, name: string): XmlElement[] {
  return element.children
    .filter((child) => typeof child !== 'string')
    .flatMap((child) => (child.name === name ? [child] : child.name === 'group' ? within(child, name) : []))
}
