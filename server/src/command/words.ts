const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

/** A number of bytes for people: `12,3 MB`. */
export function size(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const value = bytes / 1000 ** power
  return `${value.toLocaleString('es', { maximumFractionDigits: power === 0 ? 0 : 1 })} ${units[power] ?? ''}`
}
