import {
  longestPlaylist,
  type Order,
  type Quality,
  type SoundFormat,
  type Track,
  type Wanted,
} from '../engine.ts'

/** From this release on the engine knows the newer switches, and old ones end with 'no such option'. */
const modern = '2025.11.12'
// HTTP alone can be vetted: rtmp, rtsp and mms formats would go past the proxy.
const vetted = "[protocol~='^(https?|m3u8|m3u8_native|http_dash_segments)$']"
/** Sound that a format holds as it is, as sites name it: what fits is taken before what is merely better. */
const copiedCodecs: Partial<Record<SoundFormat, string>> = { m4a: 'mp4a', opus: 'opus' }
const heights: Record<Quality, number | null> = { best: null, high: 1080, medium: 720, low: 480, worst: null }

/** What the arguments depend on besides the order. */
export type Ytdlp = {
  /** `2026.07.04`. */
  version: string
  /** Absolute path of a Node that may run a site's player code. */
  node: string
}

/** True for an identifier that means itself in a format selector. */
export function isFormatId(id: string): boolean {
  return /^[\w.-]{1,64}$/.test(id)
}

/** Greatest height of a quality, in pixels; null where it sets none. */
export function heightOf(quality: Quality): number | null {
  return heights[quality]
}

/** Arguments that read what an address holds. The address stands after `--`, so that it can never be an option. */
export function probeArguments(engine: Ytdlp, url: string, item: number): string[] {
  return [...common(engine, String(item)), '--quiet', '--no-progress', '-J', '--', url]
}

/** Arguments that read what a playlist lists, one video more than may be listed; its videos are not asked for. */
export function listArguments(engine: Ytdlp, url: string): string[] {
  const some = common(engine, `1:${longestPlaylist + 1}`)
  return [...some, '--yes-playlist', '--flat-playlist', '--quiet', '--no-progress', '-J', '--', url]
}

/**
 * Arguments that fetch. ffmpeg is hidden from the engine on purpose: what it downloads is put together by our own
 * ffmpeg, after its first bytes were judged.
 */
export function downloadArguments(
  engine: Ytdlp,
  { url, item, wanted }: Pick<Order, 'url' | 'item' | 'wanted'>,
): string[] {
  return [
    ...common(engine, String(item)),
    '--newline',
    '--progress',
    '--quiet',
    '--no-mtime',
    '--fixup',
    'never',
    '--abort-on-unavailable-fragments',
    '--progress-template',
    'download:@P %(progress.{status,downloaded_bytes,total_bytes,total_bytes_estimate,fragment_index,fragment_count,filename})j',
    '--print',
    'before_dl:@I %(.{title,duration,is_live,format_id,ext,protocol,filesize,filesize_approx,tbr})j',
    '--print',
    'before_dl:@R %(requested_formats.:.{format_id,ext,protocol,filesize,filesize_approx,tbr})j',
    '-o',
    'media.%(ext)s',
    ...wantedArguments(wanted),
    '--',
    url,
  ]
}

/** The selector of the formats of an order (dashboard.md §9: the five qualities). */
export function formatSelector(wanted: Extract<Wanted, { kind: 'video' | 'audio' | 'frame' }>): string {
  if (wanted.kind === 'frame') return `bv*${vetted}/b${vetted}`
  if (wanted.kind === 'audio') {
    const codec = copiedCodecs[wanted.format]
    const kept = codec === undefined ? '' : `ba[acodec^=${codec}]${vetted}/`
    return `${kept}ba${vetted}/b${vetted}/b*${vetted}`
  }
  const { format, quality } = wanted
  if (format) {
    const named = `b*[format_id="${format.id}"]${vetted}`
    return format.hasAudio ? named : `${named}+ba${vetted}/${named}`
  }
  if (quality === 'worst') return `wv*${vetted}+wa${vetted}/w${vetted}/wv*${vetted}`
  const height = heights[quality]
  const best = `bv*${vetted}+ba${vetted}/b${vetted}/bv*${vetted}`
  if (height === null) return best
  const capped = `[height<=${height}]`
  return `bv*${vetted}${capped}+ba${vetted}/b${vetted}${capped}/bv*${vetted}${capped}/${best}`
}

function wantedArguments(wanted: Wanted): string[] {
  if (wanted.kind === 'thumbnail') return ['--skip-download', '--write-thumbnail']
  if (wanted.kind === 'subtitles') return ['--skip-download', ...trackArguments(wanted)]
  // Manifests often do not say whether a picture has sound; both are kept then, and we look.
  const streams = wanted.kind === 'video' ? ['--audio-multistreams'] : []
  const track = wanted.kind === 'video' && wanted.burned ? trackArguments(wanted.burned) : []
  return [...streams, ...track, '-f', formatSelector(wanted)]
}

function trackArguments({ language, automatic }: Track) {
  const name = `^${language.replaceAll(/[^\w-]/g, '.')}$`
  const from = automatic ? '--write-auto-subs' : '--write-subs'
  return [from, '--sub-langs', name, '--sub-format', 'srt/vtt/best']
}

/** `items` are the videos that are taken of a playlist: `2`, or `1:10`. */
function common({ version, node }: Ytdlp, items: string) {
  return [
    '--ignore-config',
    '--no-playlist',
    '--playlist-items',
    items,
    '--no-warnings',
    '--no-update',
    '--no-cache-dir',
    '--no-exec',
    '--no-batch-file',
    '--no-cookies',
    '--restrict-filenames',
    '--socket-timeout',
    '15',
    '--retries',
    '3',
    '--fragment-retries',
    '3',
    '--ffmpeg-location',
    '/nonexistent',
    ...(version >= modern
      ? [
          '--color',
          'never',
          '--no-plugin-dirs',
          '--no-remote-components',
          '--no-js-runtimes',
          '--js-runtimes',
          `node:${node}`,
        ]
      : ['--no-colors']),
  ]
}
