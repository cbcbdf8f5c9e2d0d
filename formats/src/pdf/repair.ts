import type { Bytes } from './bytes.ts'
import { qpdf } from './qpdf.ts'

/**
 * Reads what is damaged as well as it can be read, and writes it whole. `forWeb`: the first page can be shown before the rest has
 * come; `repaired`: there was something to repair.
 */
export async function repair(given: Bytes, forWeb: boolean, onProgress: (share: number) => void) {
  const ways = forWeb ? ['--linearize', '--object-streams=generate'] : []
  const run = ['--progress', ...ways, 'in.pdf', 'out']
  const { output, repaired } = await qpdf({ 'in.pdf': given }, run, { onProgress })
  return { file: output, repaired }
}
