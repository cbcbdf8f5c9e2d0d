/** Why the engine could not do its work. The messages are English: they stand on the English screen. */
export type EngineFault =
  | 'address'
  | 'private-address'
  | 'unsupported'
  | 'not-found'
  | 'no-video'
  | 'live'
  | 'too-large'
  | 'too-long'
  | 'format'
  | 'disguised'
  | 'sign-in'
  | 'network'
  | 'timeout'
  | 'missing-program'
  | 'disk-full'
  | 'cancelled'
  | 'failed'

/** A failure that the person may read: `message` is a kind English sentence. */
export class EngineError extends Error {
  override name = 'EngineError'
  readonly fault: EngineFault
  constructor(fault: EngineFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

export type VideoFormat = {
  id: string
  /** `1920x1080`, `audio only`, or `unknown`. */
  resolution: string
  height: number | null
  ext: string
  /** Bytes; with the best sound added where the format itself is silent. */
  filesize: number | null
  filesizeEstimated: boolean
  /** Total bit rate in kbit/s. */
  bitrate: number | null
  /** False where the source offers the picture alone: the download then adds the best sound. */
  hasAudio: boolean
  hasVideo: boolean
}

export type Subtitle = { language: string; name: string; automatic: boolean }

export type VideoInfo = {
  title: string
  /** Seconds. */
  duration: number | null
  durationEstimated: boolean
  /** Address of the picture at the source. */
  thumbnail: string | null
  formats: VideoFormat[]
  subtitles: Subtitle[]
  /** True where the address was a playlist and only its first entry is taken. */
  playlist: boolean
}

/** Most videos that are listed of one playlist. */
export const longestPlaylist = 100

export type PlaylistEntry = {
  title: string
  /** Seconds; null where the list does not say. */
  duration: number | null
  /** The video's own address, or the playlist's where its videos have none. */
  url: string
  /** Which video of `url` it is, from 1. */
  item: number
}

export type Playlist = {
  title: string
  entries: PlaylistEntry[]
  /** True where the playlist goes on behind what is listed. */
  more: boolean
}

export const qualities = ['best', 'high', 'medium', 'low', 'worst'] as const
export type Quality = (typeof qualities)[number]

export const soundFormats = ['mp3', 'm4a', 'opus', 'wav'] as const
export type SoundFormat = (typeof soundFormats)[number]

/** The part of a video that is kept, in seconds from its beginning; `to` is null where it goes to the end. */
export type Cut = { from: number; to: number | null }

/** One language of a video's subtitles. */
export type Track = { language: string; automatic: boolean }

/** What subtitles say: with its times, or to be read. */
export const transcripts = ['srt', 'text'] as const
export type Transcript = (typeof transcripts)[number]

/** A video in a quality or an exact format; part of it where it is cut; with subtitles drawn onto its picture. */
export type WantedVideo = {
  kind: 'video'
  quality: Quality
  format: { id: string; hasAudio: boolean } | null
  cut?: Cut | undefined
  burned?: Track | undefined
}

/**
 * What to fetch of a page: the video, its sound alone, one subtitle language, the picture that the page shows for it,
 * or a picture out of the video itself, `at` so many seconds.
 */
export type Wanted =
  | WantedVideo
  | { kind: 'audio'; format: SoundFormat; cut?: Cut | undefined }
  /** As they come, or `as` what they say alone. */
  | ({ kind: 'subtitles'; as?: Transcript | undefined } & Track)
  | { kind: 'thumbnail' }
  | { kind: 'frame'; at: number }

export type Order = {
  url: string
  /** Which video of the address, from 1: only playlists have more than one. */
  item: number
  wanted: Wanted
  /** An absolute folder of this task alone: parts stay there, so that a second attempt goes on where the first ended. */
  folder: string
  /** Bytes that may come over the network for this order. */
  maxBytes: number
  /** Seconds. */
  maxDuration: number
  /** Seconds, where the address was measured before; it need not be measured again. */
  knownDuration: number | null
}

export type EngineEvents = {
  title: (title: string) => void
  /** All bytes that came over the network for this order so far. */
  received: (bytes: number) => void
  /** `percent` 0 to 99, never smaller than before; `speed` in bytes a second, `eta` in seconds. */
  progress: (progress: {
    phase: 'downloading' | 'processing'
    percent: number
    speed: number
    eta: number | null
  }) => void
}

export type Produced = {
  /** Absolute path inside the order's folder. */
  file: string
  ext: string
  size: number
  /** Seconds; null where the file has none (pictures, subtitles) or it is unknown. */
  duration: number | null
}

/** The one way to videos. All calls throw `EngineError`, and end every process they started before they return. */
export type VideoEngine = {
  /** What the address holds; `item` is which video of it, the first one without. */
  probe: (
    url: string,
    limits: { maxDuration: number; item?: number },
    signal: AbortSignal,
  ) => Promise<VideoInfo>
  /** What a playlist holds, by its list alone: no video of it is asked for. */
  list: (url: string, signal: AbortSignal) => Promise<Playlist>
  download: (order: Order, events: EngineEvents, signal: AbortSignal) => Promise<Produced>
}
