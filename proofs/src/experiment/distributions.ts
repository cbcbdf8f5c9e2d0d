/** Coefficients of Lanczos' approximation (g = 7, n = 9), good to fifteen digits. */
const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]
const tiny = 1e-300
const precise = 1e-15

/** Natural logarithm of the gamma function, for x > 0. */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const z = x - 1
  const sum = lanczos.reduce((all, c, i) => (i === 0 ? c : all + c / (z + i)), 0)
  const t = z + 7.5
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum)
}

/** Natural logarithm of the beta function, for a, b > 0. */
export function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b)
}

/** Lentz' way to a continued fraction: `terms` gives the pair (a, b) of each step. */
function continuedFraction(first: number, terms: (step: number) => { a: number; b: number }): number {
  let value = first || tiny
  let c = value
  let d = 0
  for (let step = 1; step < 100_000; step += 1) {
    const { a, b } = terms(step)
    d = 1 / (b + a * d || tiny)
    c = b + a / c || tiny
    const change = c * d
    value *= change
    if (Math.abs(change - 1) < precise) break
  }
  return value
}

/** Probability that a beta distributed value is at most x: the regularised incomplete beta function. */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - betaCdf(1 - x, b, a)
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBeta(a, b)) / a
  const fraction = continuedFraction(1, (step) => {
    const m = Math.floor(step / 2)
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = -((a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    return { a: step % 2 === 0 ? even : odd, b: 1 }
  })
  return front / fraction
}

/** The value that a beta distributed one is below with probability p. */
export function betaQuantile(p: number, a: number, b: number): number {
  let low = 0
  let high = 1
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2
    if (betaCdf(middle, a, b) < p) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The regularised upper incomplete gamma function Q(s, x). */
function gammaTail(s: number, x: number): number {
  if (x <= 0) return 1
  const front = Math.exp(s * Math.log(x) - x - logGamma(s))
  if (x < s + 1) {
    let term = 1 / s
    let sum = term
    for (let n = 1; Math.abs(term) > sum * precise && n < 100_000; n += 1) {
      term *= x / (s + n)
      sum += term
    }
    return 1 - front * sum
  }
  return front / continuedFraction(x + 1 - s, (step) => ({ a: step * (s - step), b: x + 2 * step + 1 - s }))
}

/** Probability of a chi-square of at least this, with so many degrees of freedom. */
export function chiSquareTail(chiSquare: number, degrees: number): number {
  return gammaTail(degrees / 2, chiSquare / 2)
}

/** Probability that a standard normal value is at least as far from zero as z. */
export function twoSidedTail(z: number): number {
  return gammaTail(0.5, (z * z) / 2)
}

/** The standard normal value that is exceeded, in size, with probability p on both sides together. */
export function twoSidedQuantile(p: number): number {
  let low = 0
  let high = 40
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2
    if (twoSidedTail(middle) > p) low = middle
    else high = middle
  }
  return (low + high) / 2
}
