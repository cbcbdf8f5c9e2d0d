/** Languages whose letters are read, as Tesseract names them, each with its most usual little words. */
export const languages = [
  {
    code: 'spa',
    name: 'Español',
    words:
      'de la que el en los del se las por un para con no una su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también hasta hay donde quien desde y',
  },
  {
    code: 'eng',
    name: 'Inglés',
    words:
      'the of and to in is that for it as was with be by on not he his but at are this have from or had an they which you were their has would there been if more when will who no out',
  },
  {
    code: 'cat',
    name: 'Catalán',
    words:
      'de la que i el en els les per un una amb no del es al ha són més dels com ser les aquest aquesta seva seu també però fins molt als ho hi han pel tot quan sobre entre',
  },
  {
    code: 'fra',
    name: 'Francés',
    words:
      'de la le et les des en un du une que est pour qui dans par plus pas au sur ne se ce il sont la avec son ou mais comme aux cette ses nous été leur être fait deux sans ces même',
  },
  {
    code: 'deu',
    name: 'Alemán',
    words:
      'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über so zum war',
  },
  {
    code: 'por',
    name: 'Portugués',
    words:
      'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso',
  },
] as const
export type LanguageCode = (typeof languages)[number]['code']

/** Fewer words than these say nothing for sure. */
const fewest = 8
/** In running text about four words in ten are little ones; a share below this is another language, or no text. */
const leastShare = 0.12
/** The letters that one language alone has among these weigh as much as words. */
const marks: Partial<Record<LanguageCode, RegExp>> = {
  spa: /[ñ¿¡]|ción\b/g,
  cat: /l·l|ny\b|[àèò]\b/g,
  fra: /[œêçù]|\b[dlqcjn]['’]/g,
  deu: /[ßäöü]/g,
  por: /[ãõ]|ção\b|ções\b/g,
}
const markWeight = 0.5

/** The language of a text; null where it is none of these, or where there is too little of it. */
export function languageOf(text: string): LanguageCode | null {
  const plain = text.toLowerCase()
  const words = plain.match(/\p{L}+/gu) ?? []
  if (words.length < fewest) return null
  const scores = languages.map(({ code, words: known }) => {
    const little = new Set(known.split(' '))
    const hits = words.filter((word) => little.has(word)).length
    const marked = marks[code] ? (plain.match(marks[code])?.length ?? 0) : 0
    return { code, share: hits / words.length, score: hits + marked * markWeight }
  })
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one))
  return best.share < leastShare ? null : best.code
}
