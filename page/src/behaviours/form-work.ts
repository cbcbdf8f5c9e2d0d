import { workBits, workField, zoneField } from '../values/form-work.ts'

/** What a form has, as this asks for it: the fields that its element draws. */
type Fields = Partial<Record<typeof workField | typeof zoneField | '_token', { value: string }>>
declare function addEventListener(
  type: 'submit',
  sent: (event: { target: { elements: Fields } }) => void,
): void

const constants: number[] = []
const initial: number[] = []
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0
for (let prime = 2; constants.length < 64; prime++) {
  let divisor = 2
  while (prime % divisor) divisor++
  if (divisor === prime) {
    initial.push(fraction(prime ** 0.5))
    constants.push(fraction(Math.cbrt(prime)))
  }
}

const turned = (value: number, by: number) => (value >>> by) | (value << (32 - by))

/**
 * The first 32 bits of the SHA-256 of a text that fits into one block: that of the browser is missing on pages without TLS.
 */
const digest = (text: string) => {
  const words = Array<number>(64).fill(0)
  let [a, b, c, d, e, f, g, h] = initial
  for (let at = 0; at < text.length; at++) words[at >> 2] |= text.charCodeAt(at) << (24 - (at % 4) * 8)
  words[15] = text.length * 8 - 8
  constants.forEach((constant, at) => {
    let x = words[at - 15]
    let y = words[at - 2]
    if (at > 15)
      words[at] =
        (words[at - 16] +
          (turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)) +
          words[at - 7] +
          (turned(y, 17) ^ turned(y, 19) ^ (y >>> 10))) |
        0
    y = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + constant + words[at]
    x = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + y) | 0
    d = c
    c = b
    b = a
    a = (x + y) | 0
  })
  return (a + initial[0]) >>> 0
}

/** Seeks the answer to a form's work when it is sent, from a number by chance. */
addEventListener('submit', ({ target }) => {
  const { [workField]: answer, [zoneField]: zone, _token: token } = target.elements
  if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (answer && token) {
    let tried = (Math.random() * 1e9) | 0
    while (digest(`${token.value.slice(-20)}.${tried}\x80`) >>> (32 - workBits)) tried++
    answer.value = `${tried}`
  }
})
