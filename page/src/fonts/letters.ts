/**
 * What pages in Spanish, Catalan, Portuguese, English, French and German are written in: the letters of a family's file.
 * Those of ASCII are among them.
 */
export const commonLetters =
  String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 0x20 + at)) +
  '\u00A0¡¿«»·ºª°²©®€£×–—‘’‚“”„‹›…•' +
  'áéíóúüñçàèòïâêîôûùëãõäöÁÉÍÓÚÜÑÇÀÈÒÏÂÊÎÔÛÙËÃÕÄÖßœŒ'

/** The other letters of the families: a file of its own, for pages that hold one of them. */
export const rareLetters =
  '¢¤¥¦§¨¬¯±³´µ¶¸¹¼½¾ÅÆÌÐØÝÞåæìð÷øýþÿı\u02BB\u02BC\u02C6\u02DA\u02DC\u0304\u0308\u0329' +
  '\u2010\u2011\u2012\u2015\u2016\u2017\u201B\u201F†‡\u2023\u2024\u2025\u2027‰\u2031′″‴\u2035\u2036\u2037\u2038' +
  '⁄™↑↓−∕'

/** `rareLetters` as `unicode-range` names them. */
export const rareRange = Array.from(
  rareLetters,
  (letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`,
).join(',')

const rare = new RegExp(`[${rareLetters}]`, 'u')

/** Whether a text holds a letter of the second file. */
export function hasRareLetters(text: string): boolean {
  return rare.test(text)
}

/** Letters as often as they stand in Spanish. */
export const sampleText =
  'El veloz murciélago hindú comía feliz cardillo y kiwi, la cigüeña tocaba el saxofón detrás del palenque de paja. ' +
  'Cuéntanos qué necesitas y te respondemos hoy mismo, sin compromiso y con un precio claro desde el principio. ' +
  'Más de doscientas personas ya lo han probado: 98 % lo recomienda y 24 horas después ya tienen su respuesta.'
