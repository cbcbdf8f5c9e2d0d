import { cssLength, parseRatio, safeLink, safeSource } from '@aurelio/page/values'
import type { TextKind } from './control.ts'

/** What to read at a field; each text is its own translation key. */
const advice = {
  code: 'Esta dirección no se usará: podría ejecutar código en tu página. Escribe una web que empiece por https://.',
  link: 'Esta dirección no se usará, porque no lleva a ningún sitio. Escribe una web (https://…), un correo (mailto:…), un teléfono (tel:…) o un ancla (#palabra).',
  scheme: 'Así lleva a una página de este mismo sitio. Si es otra web, escríbela con https:// delante.',
  video:
    'Esta dirección no se usará, porque no es la de un vídeo. Pega la de YouTube, la de Vimeo o la de un archivo MP4, con https://.',
  audio:
    'Esta dirección no se usará, porque no es la de un audio. Pega la de un archivo MP3, M4A u OGG, con https://.',
  anchor: 'Esta palabra no se usará. Escribe una sola, con letras, números o guiones.',
  taken:
    'Otra parte de la página ya tiene esta ancla, y los enlaces llevan a la primera de las dos. Elige otra palabra.',
  nowhere:
    'Este enlace no lleva a ninguna parte: nada de lo que se ve en la página tiene esa ancla. Ponla en la sección o el contenedor al que debe llevar, en «Avanzado».',
  size: 'Esta medida no se usará. Escribe un número con px o con %, o la palabra auto.',
  ratio: 'Esta proporción no se usará. Escribe un número por columna, de dos a doce: 2 1, o 1 2 1.',
}

/** The words that links on the page find, with how many elements answer to each. */
type Anchors = ReadonlyMap<string, number>

/** Checks of the fields whose text may turn out to be of no use. */
const checks: Partial<Record<TextKind, (text: string, anchors: Anchors) => string | null>> = {
  link: (text, anchors) => {
    if (safeLink(text) === undefined) return runsCode(text) ? advice.code : advice.link
    if (leadsNowhere(text.trim(), anchors)) return advice.nowhere
    return isBareHost(text) ? advice.scheme : null
  },
  video: (text) => mediaAdvice(text, advice.video),
  audio: (text) => mediaAdvice(text, advice.audio),
  anchor: (text, anchors) => {
    if (!/^[\p{L}\d][\p{L}\d_-]{0,63}$/u.test(text)) return advice.anchor
    return (anchors.get(text) ?? 0) > 1 ? advice.taken : null
  },
  size: (text) => (cssLength(text, { min: 0, max: 5000, auto: true }) === undefined ? advice.size : null),
  ratio: (text) => (parseRatio(text) === undefined ? advice.ratio : null),
}

/**
 * What to tell a person whose text will not be used on the page, or not as they mean it; null where all is
 * well. The text stays as typed: nothing that is entered is lost.
 */
export function textAdvice(kind: TextKind, text: string, anchors: Anchors = new Map()): string | null {
  // What an item or the site says is known when it is shown.
  return text.trim() === '' || /\{\{\s*(?:item|sitio)\b/i.test(text)
    ? null
    : (checks[kind]?.(text, anchors) ?? null)
}

function mediaAdvice(text: string, otherwise: string): string | null {
  if (safeSource(text) !== undefined && !/^\s*data:/i.test(text)) return null
  return runsCode(text) ? advice.code : otherwise
}

/** `#` alone is the top of the page. */
function leadsNowhere(link: string, anchors: Anchors): boolean {
  return link.length > 1 && link.startsWith('#') && !anchors.has(link.slice(1))
}

function runsCode(text: string): boolean {
  return /(?:java|vb|live)script|^\W*data:/i.test(text.replaceAll(/[\s\p{Cc}\p{Cf}]/gu, ''))
}

/** 'ejemplo.es' without its scheme: browsers take it for a file beside the page. */
function isBareHost(text: string): boolean {
  return (
    /^(?!www\.)(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]|$)/iu.test(text.trim()) && !/\.html?(?:[?#]|$)/i.test(text)
  )
}
