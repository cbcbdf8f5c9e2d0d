/** A moment as the browser's own field writes it, in the person's time zone: `2026-11-20T09:30`. */
export function enteredMoment(moment: string | Date): string {
  const at = new Date(moment)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The same in UTC; null where it is none. */
export function momentOf(entered: string): string | null {
  const at = new Date(entered)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
