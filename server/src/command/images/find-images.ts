import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

const readable = /\.(?:jpe?g|png|webp|avif|hei[cf]|hif|tiff?|gif)$/i
/** Named, so that nobody looks for them in vain. */
const pictures = /\.(?:svg|jxl|bmp)$/i

export type FoundImages = {
  /** Paths from the folder, with `/`, in order. */
  images: string[]
  /** Pictures of kinds that are not read here. */
  leftOut: string[]
}

/** The pictures of a folder and of those within it, but for `except`. Links are not followed. */
export async function findImages(folder: string, except: string): Promise<FoundImages> {
  const found: FoundImages = { images: [], leftOut: [] }
  await walk(folder)
  return { images: found.images.toSorted(inOrder), leftOut: found.leftOut.toSorted(inOrder) }

  async function walk(inside: string) {
    for (const entry of await readdir(inside, { withFileTypes: true })) {
      const path = join(inside, entry.name)
      if (entry.isDirectory()) {
        if (path !== except) await walk(path)
      } else if (entry.isFile()) {
        const name = relative(folder, path).split(sep).join('/')
        if (readable.test(entry.name)) found.images.push(name)
        else if (pictures.test(entry.name)) found.leftOut.push(name)
      }
    }
  }
}

function inOrder(one: string, other: string) {
  return one.localeCompare(other, 'es', { numeric: true })
}
