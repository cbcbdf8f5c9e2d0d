import { BitWriter } from './bits.ts'
import { encodeTable, type EncodeTable } from './huffman.ts'
import type { Sink } from './symbols.ts'

/** Counts what comes, to make codes for it. */
export class CountingSink implements Sink {
  readonly frequencies: [Uint32Array, Uint32Array] = [new Uint32Array(256), new Uint32Array(256)]
  #bits = 0

  symbol(symbol: number, table: number): void {
    const of = table === 0 ? this.frequencies[0] : this.frequencies[1]
    of[symbol] = (of[symbol] ?? 0) + 1
  }

  bits(_value: number, count: number): void {
    this.#bits += count
  }

  /** The codes for one of the tables. */
  table(index: 0 | 1): EncodeTable {
    return encodeTable(this.frequencies[index])
  }

  /** Bytes of a scan of one table, with the table. */
  bytes(): number {
    const { lengths, symbols } = this.table(0)
    let bits = this.#bits
    for (const symbol of symbols) bits += (this.frequencies[0][symbol] ?? 0) * (lengths[symbol] ?? 0)
    return bits / 8 + symbols.length + 17 + 4 + 10
  }
}

/** Writes what comes with the codes that were made for it. */
export class WritingSink implements Sink {
  readonly #tables: readonly EncodeTable[]
  readonly #writer = new BitWriter()

  constructor(tables: readonly EncodeTable[]) {
    this.#tables = tables
  }

  symbol(symbol: number, table: number): void {
    const of = this.#tables[table]
    if (of) this.#writer.put(of.codes[symbol] ?? 0, of.lengths[symbol] ?? 0)
  }

  bits(value: number, count: number): void {
    this.#writer.put(value, count)
  }

  end(): Uint8Array<ArrayBuffer> {
    return this.#writer.end()
  }
}
