const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const

/** `0 Bytes`, `1.50 KB`, `12.34 MB`: two decimals from KB on (dashboard.md §9). */
export function formatSize(bytes: number): string {
  if (!(bytes > 0)) return '0 Bytes'
  const power = Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1)
  if (power <= 0) return `${Math.round(bytes)} Bytes`
  return `${(bytes / 1024 ** power).toFixed(2)} ${units[power] ?? 'TB'}`
}

/** `3:07`, or `1:02:09` from an hour on. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** `21 Nov 2026, 15:30`, in English like the screen. */
export function formatMoment(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  )
}

/** `2.50 MB/s · 12 s left`; empty while nothing is known. */
export function formatPace(speed: number | undefined, eta: number | null | undefined): string {
  const parts = [
    ...(speed !== undefined && speed > 0 ? [`${formatSize(speed)}/s`] : []),
    ...(typeof eta === 'number'
      ? [eta >= 60 ? `${formatDuration(eta)} left` : `${Math.max(1, eta)} s left`]
      : []),
  ]
  return parts.join(' · ')
}
