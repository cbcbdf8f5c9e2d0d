const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
  'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute ' +
  'icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
/** What texts for the web write by name: all of Latin-1, and the signs of print. */
const named = new Map<string, string>([
  ...latin.split(' ').map((name, at) => [name, String.fromCharCode(160 + at)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    euro: '€',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    trade: '™',
    OElig: 'Œ',
    oelig: 'œ',
  }),
])
const hidden = new Set(['script', 'style', 'template'])
const lines = new Set(['br', 'li', 'tr'])
const blocks = new Set('p div section article h1 h2 h3 h4 h5 h6 ul ol table blockquote'.split(' '))

/** What a person reads of HTML, in paragraphs; a text without tags stays as it is. */
export function plainText(html: string): string {
  if (!/<[a-z!/]|&#?\w+;/i.test(html)) return html
  return readable(html)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The texts between the tags. Each letter is looked at a fixed number of times, however the tags stand. */
function readable(html: string): string {
  const lower = html.toLowerCase()
  let text = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open === -1) return text + decoded(html.slice(at))
    text += decoded(html.slice(at, open))
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open)
      at = end === -1 ? html.length : end + 3
      continue
    }
    const close = html.indexOf('>', open)
    const [, slash = '', tag = ''] = /^<(\/?)([a-z][a-z0-9]{0,20})/.exec(lower.slice(open, open + 24)) ?? []
    if (close === -1) return text + decoded(html.slice(open))
    if (tag === '' && !/^<[!/]/.test(html.slice(open, open + 2))) {
      text += '<'
      at = open + 1
      continue
    }
    at = close + 1
    if (slash === '' && hidden.has(tag)) {
      const end = lower.indexOf(`</${tag}`, at)
      at = end === -1 ? html.length : end
    } else if (lines.has(tag) && (slash === '/' || tag === 'br')) text += '\n'
    else if (blocks.has(tag) && slash === '/') text += '\n\n'
  }
  return text
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi, (whole, ten, sixteen, name) => {
    if (name !== undefined) return named.get(name) ?? whole
    const code = ten === undefined ? Number.parseInt(sixteen, 16) : Number(ten)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
