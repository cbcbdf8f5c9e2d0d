import { needKinds } from '../elements/definition.ts'
import type { NeedKind, Needs } from '../elements/definition.ts'

export type PageNeeds = Record<NeedKind, readonly string[]>

/** Gathers what the elements of one page need, each address once, in page order. */
export function createPageNeeds() {
  const found = new Map(needKinds.map((kind) => [kind, new Set<string>()]))
  const list = (kind: NeedKind) => [...(found.get(kind) ?? [])]
  return {
    add(needs: Needs): void {
      for (const kind of needKinds)
        for (const address of needs[kind] ?? []) if (isOutside(address)) found.get(kind)?.add(address)
    },
    all(): PageNeeds {
      return {
        pictures: list('pictures'),
        media: list('media'),
        fonts: list('fonts'),
        frames: list('frames'),
        links: list('links'),
        anchors: list('anchors'),
        forms: list('forms'),
        beacons: list('beacons'),
        lists: list('lists'),
        searches: list('searches'),
      }
    },
  }
}

/** What the page carries itself needs no asking for. */
function isOutside(address: string): boolean {
  return address !== '' && !/^data:/i.test(address)
}
