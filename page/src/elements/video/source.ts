import { safeSource } from '../../values/url.ts'

export type VideoSource = { kind: 'player'; src: string } | { kind: 'file'; src: string } | { kind: 'none' }

/**
 * What a video's address stands for: a player of YouTube (its host without cookies) or Vimeo, a file that the
 * browser plays itself, or nothing.
 */
export function videoSource(value: string): VideoSource {
  const source = safeSource(value)
  if (source === undefined || source.startsWith('data:')) return { kind: 'none' }
  const src = playerAddress(source)
  return src === undefined ? { kind: 'file', src: source } : { kind: 'player', src }
}

function playerAddress(source: string): string | undefined {
  if (!URL.canParse(source)) return undefined
  const url = new URL(source)
  const host = url.hostname.replace(/^(?:www|m)\./, '')
  const segments = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youtube(segments[0])
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const inPath = /^(?:embed|shorts|live|v)$/.test(segments[0] ?? '')
    return youtube(inPath ? segments[1] : url.searchParams.get('v'))
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(segments)
  return undefined
}

function youtube(id: string | null | undefined): string | undefined {
  return id && /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined
}

/** The id is the first number of the path; an unlisted video carries its key right behind it. */
function vimeo(segments: readonly string[]): string | undefined {
  const at = segments.findIndex((segment) => /^\d{5,12}$/.test(segment))
  if (at < 0) return undefined
  const key = segments[at + 1] ?? ''
  return `https://player.vimeo.com/video/${segments[at]}${/^[\da-f]{6,20}$/.test(key) ? `?h=${key}` : '?dnt=1'}`
}
