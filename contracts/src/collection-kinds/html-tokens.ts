/** A piece of HTML: words, or the beginning or the end of an element. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: string; attributes: string }
  | { kind: 'close'; tag: string }

/** Elements of which nothing is read, whatever stands in them. */
const unread =
  /^(?:script|style|template|head|title|svg|math|object|iframe|noscript|textarea|select|video|audio)$/

/** HTML piece by piece, without what runs, loads or is not seen. It never fails: what is no element is words. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let inside = ''
  for (const piece of piecesOf(html)) {
    const [, slash, name, attributes = ''] = /^<(\/?)([a-z][a-z\d:-]*)((?:[\s/>][^]*)?)>$/i.exec(piece) ?? []
    const tag = name?.toLowerCase()
    if (inside !== '') {
      if (slash === '/' && tag === inside) inside = ''
    } else if (tag === undefined) {
      if (!/^<[!?]/.test(piece)) yield { kind: 'text', text: decoded(piece) }
    } else if (slash === '/') yield { kind: 'close', tag }
    else if (!unread.test(tag)) yield { kind: 'open', tag, attributes }
    else if (!attributes.endsWith('/')) inside = tag
  }
}

/** What stands between the brackets of elements and comments, and those with what they hold. */
function* piecesOf(html: string): Generator<string> {
  let at = 0
  while (at < html.length) {
    const isOpen = html[at] === '<' && /[a-z/!?]/i.test(html[at + 1] ?? '')
    const end = isOpen ? endOfTag(html, at) : undefined
    // What nobody has closed is words to its end.
    if (isOpen && end === undefined) {
      yield html.slice(at)
      return
    }
    const next = html.indexOf('<', at + 1)
    const to = end ?? (next === -1 ? html.length : next)
    yield html.slice(at, to)
    at = to
  }
}

/** Behind the bracket that closes the element, or the comment, that begins here; a bracket between quotes closes nothing. */
function endOfTag(html: string, from: number): number | undefined {
  if (html.startsWith('<!--', from)) {
    const end = html.indexOf('-->', from)
    return end === -1 ? html.length : end + 3
  }
  for (let at = from + 1; at < html.length; at += 1) {
    const letter = html[at]
    if (letter === '>') return at + 1
    if (letter !== '"' && letter !== "'") continue
    const quote = html.indexOf(letter, at + 1)
    if (quote === -1) return undefined
    at = quote
  }
  return undefined
}

/** An attribute of an element; undefined where it has none of this name. */
export function attributeOf(attributes: string, name: string): string | undefined {
  for (const [, key = '', double, single, bare] of attributes.matchAll(
    /([^\s"'=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g,
  ))
    if (key.toLowerCase() === name) return decoded(double ?? single ?? bare ?? '')
  return undefined
}

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    hellip: '…',
    mdash: '—',
    ndash: '–',
    laquo: '«',
    raquo: '»',
    ldquo: '“',
    rdquo: '”',
    lsquo: '‘',
    rsquo: '’',
    euro: '€',
    iquest: '¿',
    iexcl: '¡',
    bull: '•',
    middot: '·',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    ordf: 'ª',
    ordm: 'º',
    times: '×',
    shy: '',
    aacute: 'á',
    eacute: 'é',
    iacute: 'í',
    oacute: 'ó',
    uacute: 'ú',
    ntilde: 'ñ',
    uuml: 'ü',
    Aacute: 'Á',
    Eacute: 'É',
    Iacute: 'Í',
    Oacute: 'Ó',
    Uacute: 'Ú',
    Ntilde: 'Ñ',
    Uuml: 'Ü',
    agrave: 'à',
    egrave: 'è',
    ograve: 'ò',
    ccedil: 'ç',
    Ccedil: 'Ç',
    auml: 'ä',
    ouml: 'ö',
    szlig: 'ß',
    acirc: 'â',
    ecirc: 'ê',
    icirc: 'î',
    ocirc: 'ô',
    ucirc: 'û',
    euml: 'ë',
    iuml: 'ï',
  }),
)

/** A text with the characters that its references stand for; what is no reference stays. */
export function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, ten, hex, name) => {
    if (name !== undefined) return named.get(String(name)) ?? whole
    const point = ten === undefined ? Number.parseInt(String(hex), 16) : Number(ten)
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : ''
  })
}
