import type { HeifLibrary } from '@aurelio/formats/heif/library'

let loaded: Promise<HeifLibrary> | undefined

/** What reads HEIF, as its package brings it: a file of its own that an installation may replace. It tells the console of damage. */
export function loadHeif(): Promise<HeifLibrary> {
  return (loaded ??= load())
}

async function load(): Promise<HeifLibrary> {
  const { default: create } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs')
  return create()
}
