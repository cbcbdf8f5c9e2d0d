import { extname } from 'node:path'
import { FontRefused } from './refused.ts'

type Kind = 'woff2' | 'woff' | 'sfnt'

/** What the name of a file says that it is. */
const namedKinds: Readonly<Record<string, Kind>> = {
  '.woff2': 'woff2',
  '.woff': 'woff',
  '.ttf': 'sfnt',
  '.otf': 'sfnt',
}

/**
 * What a file is by its first bytes.
 * @throws FontRefused where that is no font, or another one than its name says
 */
export function kindOf(file: Uint8Array, name: string): Kind {
  const kind = byBytes(Buffer.from(file.subarray(0, 4)).toString('latin1'))
  const said = namedKinds[extname(name).toLowerCase()]
  if (said !== undefined && said !== kind) throw new FontRefused('other-kind')
  return kind
}

function byBytes(signature: string): Kind {
  if (signature === 'wOF2') return 'woff2'
  if (signature === 'wOFF') return 'woff'
  if (signature === 'ttcf') throw new FontRefused('collection')
  if (['\u0000\u0001\u0000\u0000', 'OTTO', 'true'].includes(signature)) return 'sfnt'
  throw new FontRefused('no-font')
}
