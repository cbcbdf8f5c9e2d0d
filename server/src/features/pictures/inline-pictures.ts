import { addressOfPicture } from './picture-files.ts'
import type { PictureKeeper } from './keep-picture.ts'

type Who = Parameters<PictureKeeper['addOnce']>[0]['who']

/** A picture inside a text of JSON, packed. Drawings that stand there as text are a part of the page. */
const inline = /data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)(?:;charset=[\w-]+)?;base64,([\w+/]+={0,2})/gi

/**
 * The JSON of a page with the pictures that it carries in itself put among the workspace's, and their addresses in their
 * place. The same picture is added once, however often it stands there or the page is published; what cannot be read
 * stays as it is.
 */
export function inlinePictures(keeper: PictureKeeper) {
  return async function withoutInline(who: Who, json: string): Promise<string> {
    const addresses = new Map<string, string>()
    for (const [source, packed = ''] of json.matchAll(inline)) {
      if (addresses.has(source)) continue
      const row = await keeper.addOnce({ who, name: 'imagen', bytes: Buffer.from(packed, 'base64') })
      if (row) addresses.set(source, addressOfPicture(row))
    }
    return addresses.size > 0 ? json.replaceAll(inline, (source) => addresses.get(source) ?? source) : json
  }
}
