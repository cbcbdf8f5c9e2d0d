import { pictureTypes } from '@aurelio/contracts/pictures'
import { pictureAddress } from '@aurelio/page'
import { variantAddress } from '@aurelio/page/values'
import { z } from 'zod'
import type { PictureRow } from '../../platform/database/tables/sites.ts'
import type { PictureType } from './picture-type.ts'

/** What was made of a picture: AVIF and WebP of each width, and where needed one JPEG for everybody else. */
export const variantsSchema = z.object({ widths: z.array(z.int()), plain: z.int().nullable() })
export type Variants = z.infer<typeof variantsSchema>

type Named = Pick<PictureRow, 'id' | 'type'>

/** The name of a picture's file, in the store and at its public address. */
export function fileOf({ id, type }: Named) {
  const extension = Object.entries(pictureTypes).find(([known]) => known === type)?.[1] ?? 'bin'
  return `${id}.${extension}`
}

export function keyOf(picture: Named) {
  return `pictures/${fileOf(picture)}`
}

/** Where the variant of an address is kept. */
export function variantKey(picture: Named, width: number, extension: string) {
  return variantAddress(keyOf(picture), width, extension)
}

/** Keys of everything that is kept of a picture. */
export function allKeys(picture: Named & Pick<PictureRow, 'variants'>): string[] {
  const { widths, plain } = readVariants(picture.variants) ?? { widths: [], plain: null }
  return [
    keyOf(picture),
    ...widths.flatMap((width) => ['avif', 'webp'].map((extension) => variantKey(picture, width, extension))),
    ...(plain === null ? [] : [variantKey(picture, plain, 'jpg')]),
  ]
}

export function readVariants(text: string | null): Variants | null {
  return text === null ? null : variantsSchema.parse(JSON.parse(text))
}

export function addressOfPicture(picture: Named) {
  return pictureAddress(fileOf(picture))
}

const types: readonly PictureType[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/svg+xml',
]
const filePattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d{1,4})?\.([a-z]+)$/

/** Only names that we made; no path leads anywhere else. */
export function typeOfFile(file: string): PictureType | undefined {
  const extension = filePattern.exec(file)?.[2]
  return types.find((type) => pictureTypes[type] === extension)
}

/** Whose file this is: a picture's own, or one of its variants. */
export function idOfKey(key: string): string {
  return key.slice('pictures/'.length, 'pictures/'.length + 36)
}

/** The pictures that a text names by their public addresses: ids, each once. */
export function picturesNamedIn(text: string): readonly string[] {
  const found = text.matchAll(/\/p\/_pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[.-]/g)
  return [...new Set([...found].map(([, id = '']) => id))]
}
