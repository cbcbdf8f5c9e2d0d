import { pictureTypes } from '@aurelio/contracts/pictures'
import { pictureName } from '../export/assets.ts'
import { uploadPicture } from '../editor/sync/pictures/picture-source.ts'
import type { ZipFiles } from './read-zip.ts'

const ours = /\/p\/_pictures\/[\w.-]{1,200}/g

/** Takes pictures of an export into the workspace, each once. */
export function pictureTaker(files: ZipFiles) {
  const taken = new Map<string, Promise<string | null>>()

  /** The address that a picture has here; null where it did not come, or is none. */
  async function take(address: string): Promise<string | null> {
    const name = pictureName(address)
    const bytes = files.get(name)
    const type = typeOf(name)
    if (!bytes || type === undefined) return null
    const kept = await uploadPicture(new Blob([bytes], { type }), name.split('/').at(-1) ?? name)
    return kept?.ok ? kept.source : null
  }

  return {
    /** The same text with the addresses that its pictures have here. */
    async inText(text: string): Promise<string> {
      const found = new Map<string, string>()
      for (const [address] of text.matchAll(ours)) {
        const taking = taken.get(address) ?? take(address)
        taken.set(address, taking)
        const kept = await taking
        if (kept !== null) found.set(address, kept)
      }
      return text.replaceAll(ours, (address) => found.get(address) ?? address)
    },
    /** How many could not be taken. */
    async missing(): Promise<number> {
      return (await Promise.all(taken.values())).filter((kept) => kept === null).length
    },
  }
}

function typeOf(name: string): string | undefined {
  const extension = name.split('.').at(-1)?.toLowerCase()
  return Object.entries(pictureTypes).find(([, each]) => each === extension)?.[0]
}
