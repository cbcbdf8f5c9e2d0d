import { type Cue, cuesOf, timeText } from '../captions.ts'
import type { Transcript } from '../engine.ts'

/** Silence after which another paragraph begins, in seconds. */
const pause = 2
/** A paragraph of somebody who never pauses ends with the next sentence from here on, in characters. */
const longParagraph = 600

/** What subtitles say, as SubRip or as plain text; null where they say nothing that can be read. */
export function transcriptOf(subtitles: string, as: Transcript): string | null {
  const cues = saidOnce(cuesOf(subtitles).map((cue) => ({ ...cue, text: plain(cue.text) })))
  if (cues.length === 0) return null
  return as === 'srt' ? subRip(cues) : paragraphs(cues)
}

/** Automatic captions roll: each shows the line before once more, and some show it alone. A line is said when it comes first. */
function saidOnce(cues: readonly Cue[]): Cue[] {
  const said: Cue[] = []
  let shown: string[] = []
  for (const cue of cues) {
    const lines = cue.text.split('\n').filter((line) => line !== '')
    const before = said.at(-1)
    const isRolling = before !== undefined && cue.from - before.to < pause
    const fresh = isRolling ? lines.filter((line) => !shown.includes(line)) : lines
    shown = lines
    if (fresh.length > 0) said.push({ ...cue, text: fresh.join('\n') })
  }
  // Lines that still stand when the next begins would be shown together.
  return said.map((cue, at) => ({ ...cue, to: Math.min(cue.to, said[at + 1]?.from ?? cue.to) }))
}

function subRip(cues: readonly Cue[]): string {
  return cues
    .filter(({ from, to }) => to > from)
    .map(({ from, to, text }, at) => `${at + 1}\n${comma(from)} --> ${comma(to)}\n${text}\n`)
    .join('\n')
}

function comma(seconds: number): string {
  return timeText(seconds).replace('.', ',')
}

function paragraphs(cues: readonly Cue[]): string {
  const made: string[] = []
  let paragraph = ''
  let end = 0
  for (const { from, to, text } of cues) {
    const isLong = paragraph.length > longParagraph && /[.!?…]["'»”)]?$/.test(paragraph)
    if (paragraph !== '' && (from - end >= pause || isLong)) {
      made.push(paragraph)
      paragraph = ''
    }
    paragraph = `${paragraph} ${text.replaceAll('\n', ' ')}`.trim()
    end = to
  }
  return `${[...made, paragraph].join('\n\n')}\n`
}

/** Without the tags that players know, and with the characters that they stand for. */
function plain(text: string): string {
  return text
    .replaceAll(/<\/?[biu]>/g, '')
    .replaceAll(/\{\\[^}]*\}/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
}
