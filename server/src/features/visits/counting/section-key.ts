/** A page as it was published, in one of its variants. */
export type ShownSections = { publicationId: string; variant: string }

/** What a section of it is counted by; `section` is '' for all readings of it. Ids and letters hold no space. */
export function sectionKey({ publicationId, variant, section }: ShownSections & { section: string }): string {
  return `${publicationId} ${variant} ${section}`
}

export function readSectionKey(key: string): ShownSections & { section: string } {
  const [publicationId = '', variant = '', ...section] = key.split(' ')
  return { publicationId, variant, section: section.join(' ') }
}
