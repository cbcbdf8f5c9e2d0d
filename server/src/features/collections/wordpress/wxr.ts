import { SaxesParser } from 'saxes'

/** Letters of one text of a file: what is longer is cut there. */
const longestText = 2_000_000

/** What a file of WordPress says in an `<item>`, or of the site or an author, as texts by the names of their elements. */
export type WxrEntry = {
  kind: 'site' | 'author' | 'item'
  texts: Readonly<Record<string, string>>
  /** Categories and labels, as `domain` names them. */
  terms: readonly { domain: string; name: string }[]
  meta: ReadonlyMap<string, string>
  comments: number
}

/** The file cannot be read on. `ENTITIES`: it declares its own, which nobody's export does. */
export class BrokenWxr extends Error {
  override name = 'BrokenWxr'
  readonly fault: 'ENTITIES' | 'BROKEN'
  readonly line: number
  constructor(fault: 'ENTITIES' | 'BROKEN', line: number) {
    super(`${fault} at line ${line}`)
    this.fault = fault
    this.line = line
  }
}

type Open = {
  kind: WxrEntry['kind']
  texts: Record<string, string>
  terms: { domain: string; name: string }[]
  meta: Map<string, string>
  comments: number
}

const begun = (kind: WxrEntry['kind']): Open => ({ kind, texts: {}, terms: [], meta: new Map(), comments: 0 })

/**
 * Reads an export of WordPress (WXR: RSS 2.0 with names of its own) piece by piece, and gives each entry as soon as it has
 * ended: nothing but the one that is open is held. Throws `BrokenWxr`.
 */
export async function* wxrEntries(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<WxrEntry> {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const done: WxrEntry[] = []
  const path: string[] = []
  let entry: Open | undefined
  const site = begun('site')
  let text = ''
  let domain = ''
  let key = ''

  const broken = (fault: 'ENTITIES' | 'BROKEN') => new BrokenWxr(fault, parser.line)
  const add = (piece: string) => {
    if (text.length < longestText) text += piece
  }
  parser.on('doctype', () => {
    throw broken('ENTITIES')
  })
  parser.on('error', () => {
    throw broken('BROKEN')
  })
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name)
    text = ''
    if (name === 'item') entry = begun('item')
    else if (name === 'wp:author' && path.length === 3) entry = begun('author')
    else if (name === 'wp:comment' && entry) entry.comments += 1
    else if (name === 'category') domain = attributes['domain'] ?? ''
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    const around = path.at(-2)
    path.pop()
    if (name === 'item' || (name === 'wp:author' && entry?.kind === 'author')) {
      if (entry) done.push(entry)
      entry = undefined
    } else if (entry && name === 'category') entry.terms.push({ domain, name: text.trim() })
    else if (entry && name === 'wp:meta_key') key = text
    else if (entry && name === 'wp:meta_value' && around === 'wp:postmeta') entry.meta.set(key, text)
    // What a comment says is no part of the post.
    else if (entry && around !== 'wp:comment' && around !== 'wp:commentmeta') entry.texts[name] ??= text
    else if (!entry && around === 'channel') site.texts[name] ??= text
    text = ''
  })

  const decoder = new TextDecoder('utf-8')
  for await (const piece of bytes) {
    parser.write(decoder.decode(piece, { stream: true }))
    yield* done.splice(0)
  }
  parser.write(decoder.decode())
  parser.close()
  yield* done.splice(0)
  yield site
}
