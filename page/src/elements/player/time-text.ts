/** `1:05` of 65 seconds, as people read it. */
export function timeText(second: number): string {
  const whole = Math.floor(second)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60)
  return `${hours > 0 ? `${hours}:${two(minutes % 60)}` : minutes}:${two(whole % 60)}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
