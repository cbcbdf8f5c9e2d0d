/** The campaign by which what came of a sequence's letters is known, whatever the sequence is called by then. */
export function sequenceCampaign({ id }: { id: string }): string {
  return `secuencia-${id.slice(0, 8)}`
}
