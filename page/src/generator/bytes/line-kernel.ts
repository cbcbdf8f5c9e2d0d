/** One linear memory and two loops over lines in it, as `many-lines.ts` lays them out; addresses are bytes. */
export type LineKernel = {
  /** The memory, at least `bytes` large from now on; earlier views of it are no longer valid. */
  memory(bytes: number): ArrayBuffer
  /** Cuts lines; returns where the first one begins that it leaves. */
  cut(from: number, to: number): number
  /** Passes over lines of `width` cells; returns where the first other one begins. */
  measure(from: number, to: number, width: number): number
}

/** Reads many lines in one go, as far as they are as nearly all are. */
export type ManyLines = {
  /** The bytes that `read` looks at from now on. */
  load(bytes: Uint8Array): void
  /** Reads from the beginning of a line; where the first one begins that it leaves. */
  read(from: number): number
  /** How many lines the last `read` took. */
  lines(): number
}

/** Before the bytes there are zeros: nothing stands before the first line. Behind them a kernel may read on. */
const [before, behind] = [16, 64]

/** The part of a kernel's memory, from `at` on, where the bytes of a piece of a file lie. */
export function createPieceRoom(kernel: LineKernel, at: number) {
  const first = at + before
  let length = 0
  return {
    first,
    end: () => first + length,
    /** Lays bytes into it; gives the memory, which may be another one than before. */
    load(bytes: Uint8Array): ArrayBuffer {
      const buffer = kernel.memory(first + bytes.length + behind)
      const memory = new Uint8Array(buffer)
      memory.fill(0, at, first)
      memory.set(bytes, first)
      length = bytes.length
      return buffer
    },
  }
}
