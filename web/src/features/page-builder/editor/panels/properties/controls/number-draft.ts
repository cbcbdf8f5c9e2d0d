/** Bounds of a number field. */
export type Range = { min: number; max: number; step?: number | undefined }

/** The number at the start of a prop ('16px', '16', 16); null where there is none ('auto', '', 'none'). */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const number = Number.parseFloat(value)
  return Number.isFinite(number) ? number : null
}

/** The number a person has typed so far when it may already take effect; null while it may not. */
export function acceptedNumber(text: string, { min, max }: Range): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) && number >= min && number <= max ? number : null
}

/** The number a field ends with when it loses focus: clamped to its range; null when nothing usable was typed. */
export function clampedNumber(text: string, { min, max }: Range): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : null
}
