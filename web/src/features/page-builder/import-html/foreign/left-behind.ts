/** What a foreign page may have that does not come over, or not as it was; the order in which the report tells it. */
export const leftKinds = [
  'scripts',
  'animations',
  'hover',
  'pseudo',
  'remoteStyles',
  'fonts',
  'missingPictures',
  'videos',
  'remoteVideos',
  'frames',
  'canvases',
  'dangerousLinks',
  'pageLinks',
  'redirects',
  'formActions',
  'fields',
  'cellMarks',
  'buttonPictures',
  'overlaid',
  'gradients',
  'shadows',
  'sides',
  'pageHead',
] as const
export type LeftKind = (typeof leftKinds)[number]

/** Counts what is left behind while a foreign page is read. */
export function createLeftBehind() {
  const counts = new Map<LeftKind, number>()
  const pictures = new Set<string>()
  const fonts = new Map<string, string>()
  return {
    add(kind: LeftKind, count = 1) {
      if (count > 0) counts.set(kind, (counts.get(kind) ?? 0) + count)
    },
    /** A picture that stands on another host: nothing is fetched from there. */
    addPicture(address: string) {
      pictures.add(address.slice(0, 2000))
    },
    /** A letter, and the one that stands for it. */
    addFont(name: string, instead: string) {
      fonts.set(name, instead)
    },
    counts: counts as ReadonlyMap<LeftKind, number>,
    pictures: pictures as ReadonlySet<string>,
    fonts: fonts as ReadonlyMap<string, string>,
  }
}
export type LeftBehind = ReturnType<typeof createLeftBehind>
