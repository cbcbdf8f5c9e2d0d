/** `1200,50`; '' for nothing. */
export function eurosOf(cents: number | null): string {
  if (cents === null) return ''
  return (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)).replace('.', ',')
}

const mostCents = 100_000_000_000

/** Cents in what somebody wrote: `1.200,50`, `1200.5`, `1200 €`. Null for nothing, undefined for what is no amount. */
export function centsOf(text: string): number | null | undefined {
  const bare = text.replaceAll(/[\s€]/g, '')
  if (bare === '') return null
  const plain = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(bare) ? bare.replaceAll('.', '') : bare
  if (!/^\d+(?:[.,]\d{1,2})?$/.test(plain)) return undefined
  const cents = Math.round(Number(plain.replace(',', '.')) * 100)
  return cents > mostCents ? undefined : cents
}

/** At most so many labels of so many letters as the server keeps, each once. */
export function labelsOf(text: string): string[] {
  const labels = text.split(',').map((label) => label.trim().slice(0, 40))
  return [...new Set(labels.filter(Boolean))].slice(0, 20)
}
