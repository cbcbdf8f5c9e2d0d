/** One language of a video's subtitles. */
export type Track = { language: string; automatic: boolean }

/** What tells a track from the others of its video. */
export function trackKey({ language, automatic }: Track): string {
  return `${language} ${automatic}`
}
