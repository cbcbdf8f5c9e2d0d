/** A line of subtitles, with its seconds. */
export type Cue = { from: number; to: number; text: string }

/** The lines of WebVTT as the server writes it. */
export function cuesIn(text: string): Cue[] {
  return text
    .split('\n\n')
    .slice(1)
    .flatMap((block) => {
      const [times = '', ...lines] = block.trim().split('\n')
      const [from, to] = times.split(' --> ').map(secondsOf)
      return from === undefined || to === undefined ? [] : [{ from, to, text: lines.join('\n') }]
    })
}

export function textOf(cues: readonly Cue[]): string {
  return `WEBVTT\n\n${cues.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${text}`).join('\n\n')}\n`
}

/** `00:01:02.500` of 62.5 seconds. */
export function timeOf(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

/** What somebody wrote of a time; NaN where it is none. */
export function secondsOf(time: string): number {
  return time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
}
