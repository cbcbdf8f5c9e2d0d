/** Weights in a row, of which one is found by a number below their sum, and taken out: a Fenwick tree. */
export class Weights {
  readonly #sums: Float64Array
  readonly #weights: Float64Array
  #total = 0

  /** @param weights whole numbers that are not negative, with a sum below 2^53 */
  constructor(weights: readonly number[]) {
    this.#weights = Float64Array.from(weights)
    this.#sums = new Float64Array(weights.length + 1)
    for (const [i, weight] of weights.entries()) this.#add(i, weight)
  }

  get total(): number {
    return this.#total
  }

  /** The place of the weight that covers this number, 0 being the first of the first. Takes it out. */
  take(number: number): number {
    let place = 0
    let left = number
    for (let step = 2 ** Math.floor(Math.log2(this.#sums.length)); step >= 1; step /= 2) {
      const sum = this.#sums[place + step]
      if (sum !== undefined && sum <= left) {
        place += step
        left -= sum
      }
    }
    this.#add(place, -(this.#weights[place] ?? 0))
    return place
  }

  #add(place: number, weight: number): void {
    this.#total += weight
    for (let i = place + 1; i < this.#sums.length; i += i & -i) this.#sums[i] = (this.#sums[i] ?? 0) + weight
  }
}
