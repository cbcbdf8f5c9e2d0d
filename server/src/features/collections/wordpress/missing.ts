import { type MissingPicture, missingPictureSchema } from '@aurelio/contracts/wordpress-imports'
import { z } from 'zod'
import type { WordPressImportRow } from '../tables.ts'

/** The pictures of an import that were not had, the first ones of them. */
export function missingOf({ missing }: Pick<WordPressImportRow, 'missing'>): MissingPicture[] {
  return z.array(missingPictureSchema).parse(JSON.parse(missing))
}
