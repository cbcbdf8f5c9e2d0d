const dayMs = 24 * 60 * 60 * 1000
const earliest = '2000-01-01'
const most = 1_000_000_000

/** `2025-11-20` of what products write: with an hour behind it, without hyphens, Spanish; or a count of days since one. */
export function dateIn(text: string, since: string | null): string | null {
  const bare = text.trim()
  if (since !== null && /^\d{1,4}$/.test(bare))
    return new Date(Date.parse(since) + Number(bare) * dayMs).toISOString().slice(0, 10)
  const found =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(bare) ?? /^(\d{4})(\d{2})(\d{2})(?:\d{2})?$/.exec(bare)
  const spanish = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(bare)
  const parts = found ? found.slice(1, 4) : spanish?.slice(1, 4).toReversed()
  const day = parts?.map((part) => part.padStart(2, '0')).join('-')
  if (day === undefined || day < earliest) return null
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null
}

/** A count as people and programs write it: `1.234`, `1,234`, `12.0`; null where it is none. */
export function figureIn(text: string): number | null {
  const bare = text.trim().replace(/[.,]0{1,2}$/, '')
  if (bare === '' || bare === '-') return 0
  if (!/^\d{1,3}(?:[.,\s]\d{3})+$|^\d+$/.test(bare)) return null
  const value = Number(bare.replaceAll(/\D/g, ''))
  return value <= most ? value : null
}
