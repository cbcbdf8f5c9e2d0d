import type { Bytes } from './bytes.ts'

/** The first bytes of what was deflated, and no more of it: a small file may unpack to gigabytes. Rejects where there are fewer. */
export async function inflated(deflated: Bytes, wanted: number): Promise<Bytes> {
  const whole = new Uint8Array(wanted)
  const parts = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  let at = 0
  while (at < wanted) {
    const { done, value } = await parts.read()
    if (done) throw new Error(`${at} of ${wanted} bytes`)
    whole.set(value.subarray(0, wanted - at), at)
    at += value.length
  }
  await parts.cancel()
  return whole
}
