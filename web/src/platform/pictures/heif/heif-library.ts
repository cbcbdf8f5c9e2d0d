import type { HeifLibrary } from '@aurelio/formats/heif/library'

type LibraryFile = { default: () => HeifLibrary }

/** The library as it came, a file of its own that an installation may replace (web/build/libraries.ts). */
const address = '/libraries/libheif/libheif-bundle.mjs'

let loaded: Promise<HeifLibrary> | undefined

/** Thrown where the library could not be fetched: without a connection, mostly. */
export class HeifUnavailable extends Error {
  override name = 'HeifUnavailable'
}

/** What reads HEIF, fetched with the first picture that needs it. Rejects with HeifUnavailable. */
export function heifLibrary(): Promise<HeifLibrary> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<HeifLibrary> {
  try {
    const { default: create }: LibraryFile = await import(/* @vite-ignore */ address)
    return create()
  } catch (error) {
    loaded = undefined
    throw new HeifUnavailable(String(error))
  }
}
