import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Beside the folder of the built server, and beside its sources. Made by `npm run thumbnails --workspace e2e`. */
const folder = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../../../thumbnails' : '../thumbnails',
)

/** Templates whose pages need no drawing. None names a day at its top: those are counted from the day they are used. */
const ready = new Set(['landing-servicios-locales', 'captura-guia-gratuita'])

/** The picture of a template as the product brings it: of its first version, in the kit of a new site. Null for most. */
export async function readyPicture(template: string): Promise<Buffer | null> {
  return ready.has(template) ? readFile(join(folder, `${template}.webp`)) : null
}
