/** Minutes as people read them: `2 h 30 min`. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** The minutes that somebody writes as `2 h 30 min`, `2:30`, `1,5 h`, `45m` or `2`, which are hours; null for anything else. */
export function readMinutes(text: string): number | null {
  const words = text.trim().toLowerCase().replaceAll(',', '.')
  const clock = /^(\d{1,4}):([0-5]\d)$/.exec(words)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const spoken = /^(?:(\d+(?:\.\d+)?)\s*(?:h[a-z]*|$))?\s*(?:(\d+)\s*(?:m[a-z]*)?)?$/.exec(words)
  if (!spoken || words === '') return null
  const [, hours = '0', minutes = '0'] = spoken
  return Math.round(Number(hours) * 60) + Number(minutes)
}
