import type { OptimizerSettings, ShownFormat } from '../engine/settings.ts'
import { authorship, readMetadata } from './read-metadata.ts'
import { makeTiff, readTiff } from '../../../platform/pictures/tiff.ts'
import { stripMetadata, writeMetadata } from './write-metadata.ts'

/**
 * The bytes of a picture that is kept instead of encoded anew. What the person wants no notes of loses them; the
 * picture itself stays bit for bit, and a turn that lives in the notes stays with it.
 */
export function keptOriginal(
  source: Uint8Array<ArrayBuffer>,
  format: ShownFormat,
  choice: OptimizerSettings['metadata'],
): Uint8Array<ArrayBuffer> {
  if (choice === 'all') return source
  const bare = stripMetadata(source, format)
  if (bare === source) return source
  const metadata = readMetadata(source, format)
  const orientation = (metadata.exif && readTiff(metadata.exif)?.orientation) ?? 1
  const names = choice === 'copyright' ? authorship(metadata) : { artist: '', copyright: '' }
  const exif = makeTiff({ orientation, ...names })
  return writeMetadata(bare, format, { exif, xmp: null, iptc: null })
}
