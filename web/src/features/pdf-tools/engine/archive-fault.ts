/** Why a document cannot be kept as PDF/A-2b; the screen words each for people. */
const archiveFaultCodes = [
  'font-missing',
  'font-unchecked',
  'font-differs',
  'cmyk',
  'profile',
  'spot-colour',
  'jpeg-2000',
  'print-effects',
  'external',
  'attachments',
  'signed',
  'notes',
  'multimedia',
  'content',
  'limits',
] as const
export type ArchiveFaultCode = (typeof archiveFaultCodes)[number]

/** `about`: the name of the font or colour. */
export type Fault = { code: ArchiveFaultCode; about?: string }
/** Pages from 1, in order; none for what concerns the whole document. */
export type ArchiveFault = Fault & { pages: number[] }

/** Faults gathered by what they say, each with its pages. */
export function faultList() {
  const all = new Map<string, ArchiveFault>()
  return {
    add({ code, about }: Fault, page?: number) {
      const key = `${code} ${about ?? ''}`
      const known = all.get(key) ?? { code, ...(about !== undefined && { about }), pages: [] }
      if (page !== undefined && known.pages.at(-1) !== page) known.pages.push(page)
      all.set(key, known)
    },
    list: () => [...all.values()],
  }
}

/** Pages in few words: 1-3, 7. */
export function pageWords(pages: readonly number[]): string {
  const runs: [number, number][] = []
  // The same fault may be found twice on a page, of two fonts of one name.
  for (const page of [...new Set(pages)].toSorted((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last && last[1] === page - 1) last[1] = page
    else runs.push([page, page])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
}
