const time = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})`
const timing = new RegExp(String.raw`^\s*${time}\s+-->\s+${time}`)
/** More than a film of hours has. */
const mostCues = 20_000

export type Cue = { from: number; to: number; text: string }

/** WebVTT of WebVTT or SRT, written anew from its times and its texts; null where there is not one line to show. */
export function toWebVtt(text: string): string | null {
  const cues = cuesOf(text)
  if (cues.length === 0) return null
  const written = cues.map(({ from, to, text: said }) => `${timeText(from)} --> ${timeText(to)}\n${said}`)
  return `WEBVTT\n\n${written.join('\n\n')}\n`
}

/** Its lines with their seconds, in order. */
export function cuesOf(text: string): Cue[] {
  const cues: Cue[] = []
  let current: (Omit<Cue, 'text'> & { lines: string[] }) | null = null
  const close = () => {
    const said = current?.lines.join('\n') ?? ''
    if (current && said !== '') cues.push({ from: current.from, to: current.to, text: said })
    current = null
  }
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)) {
    const found = timing.exec(line)
    if (found) {
      close()
      const [from, to] = [secondsOf(found.slice(1, 5)), secondsOf(found.slice(5, 9))]
      if (cues.length < mostCues && to > from) current = { from, to, lines: [] }
    } else if (line.trim() === '') close()
    else current?.lines.push(cleaned(line))
  }
  close()
  return cues.toSorted((one, other) => one.from - other.from)
}

/** Bold, italic and underlined stay; any other tag goes, and an arrow would begin another cue. */
function cleaned(line: string): string {
  return line
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/<(?!\/?[biu]>)[^>]*>?/g, '')
    .replaceAll('-->', '→')
    .trim()
}

function secondsOf([hours = '0', minutes = '0', seconds = '0', fraction = '0']: readonly (
  | string
  | undefined
)[]) {
  return (
    Number(hours || 0) * 3600 +
    Number(minutes) * 60 +
    Number(seconds) +
    Number(fraction.padEnd(3, '0')) / 1000
  )
}

/** `00:01:02.500` of 62.5 seconds. */
export function timeText(seconds: number): string {
  const whole = Math.floor(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(two)
  return `${parts.join(':')}.${String(Math.round((seconds - whole) * 1000) % 1000).padStart(3, '0')}`
}

function two(value: number) {
  return String(value).padStart(2, '0')
}
