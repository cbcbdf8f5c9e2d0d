import { type XmlElement, xmlText } from './xml.ts'

const tag = /<(\/?)(\d{1,4})>/g

/** A text with numbered tags as XLIFF writes it: as pairs, or by their two ends where they cross each other. */
export function taggedXml(text: string): string {
  const isPaired = isNested(text)
  let written = ''
  let done = 0
  for (const { 0: whole, 1: closes, 2: number, index } of text.matchAll(tag)) {
    written += xmlText(text.slice(done, index))
    done = index + whole.length
    if (isPaired) written += closes === '' ? `<pc id="${number}">` : '</pc>'
    else written += closes === '' ? `<sc id="${number}"/>` : `<ec startRef="${number}"/>`
  }
  return written + xmlText(text.slice(done))
}

/** The same read again. What is neither text nor a tag of ours says what stands in it. */
export function tagsRead({ children }: XmlElement): string {
  return children
    .map((child): string => {
      if (typeof child === 'string') return child
      const { name, attributes } = child
      const id = attributes.get('id') ?? ''
      if (name === 'pc') return `<${id}>${tagsRead(child)}</${id}>`
      if (name === 'sc') return `<${id}>`
      if (name === 'ec') return `</${attributes.get('startRef') ?? id}>`
      return tagsRead(child)
    })
    .join('')
}

function isNested(text: string): boolean {
  const open: string[] = []
  for (const [, closes, number = ''] of text.matchAll(tag))
    if (closes === '') open.push(number)
    else if (open.pop() !== number) return false
  return open.length === 0
}
