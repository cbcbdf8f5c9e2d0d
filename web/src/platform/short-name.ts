/** Letters of a name that fit a message. */
const longest = 60

const letters = new Intl.Segmenter()
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\u200f\u202a-\u202e\u2066-\u2069]/u

/** A person's text inside one of our sentences: cut where it is long, kept apart where it runs right to left. */
export function shortName(text: string): string {
  // Nobody's sixty letters are longer than this many code units, save to be a nuisance.
  const kept = Array.from(letters.segment(text.slice(0, longest * 16)), ({ segment }) => segment)
  const fits = kept.length <= longest && text.length <= longest * 16
  const short = fits ? text : `${kept.slice(0, longest - 1).join('')}…`
  return rightToLeft.test(short) ? `\u2068${short}\u2069` : short
}
