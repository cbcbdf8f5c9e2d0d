const images = ['jpg', 'png', 'webp', 'gif', 'avif', 'heic'] as const
const documents = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'rtf'] as const
const recordings = ['mp3', 'm4a', 'wav', 'mp4', 'mov', 'webm'] as const

/** Kinds of files by the endings that their content is known by. */
export const fileKinds = {
  any: [...images, ...documents, ...recordings, 'zip'],
  images,
  documents,
} as const
export type FileKind = keyof typeof fileKinds

/** No field takes more, in megabytes. */
export const mostMegabytes = 10
/** What it takes where nothing is said. */
export const usualMegabytes = 5

/** Which files a field takes, and how large. */
export type FileRule = { kind: FileKind; megabytes: number }

/** The rule of a field for files, from its untrusted parts. */
export function fileRuleOf(given: Readonly<Record<string, unknown>>): FileRule {
  const kind = given['accept']
  const megabytes = given['max']
  return {
    kind: kind === 'images' || kind === 'documents' ? kind : 'any',
    megabytes:
      typeof megabytes === 'number' && megabytes > 0 ? Math.min(megabytes, mostMegabytes) : usualMegabytes,
  }
}

/** For the browser's own dialog, which offers only these. */
export function acceptOf({ kind }: FileRule): string {
  return fileKinds[kind].map((ending) => `.${ending}`).join(',')
}
