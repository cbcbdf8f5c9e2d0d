import { z } from 'zod'
import { signedIn } from './errors.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'

/** The five qualities of the screen (dashboard.md §9), the best first. */
export const videoQualities = ['best', 'high', 'medium', 'low', 'worst'] as const
export type VideoQuality = (typeof videoQualities)[number]

/** What the sound alone comes as; the first is the specification's. */
export const audioFormats = ['mp3', 'm4a', 'opus', 'wav'] as const
export type AudioFormat = (typeof audioFormats)[number]

export const videoFormatSchema = z.object({
  format_id: z.string(),
  /** `1920x1080`, `audio only` or `unknown`. */
  resolution: z.string(),
  extension: z.string(),
  /** Bytes of picture and sound together; null where nothing tells. */
  filesize: z.number().nullable(),
  /** True where the site does not say the size and it was reckoned or measured. */
  filesize_estimated: z.boolean().optional(),
  height: z.number().nullable().optional(),
  /** kbit/s */
  bitrate: z.number().nullable().optional(),
})
export type VideoFormat = z.infer<typeof videoFormatSchema>

/** What an address holds (dashboard.md §3, video info). Optional fields go beyond the specification. */
export const videoInfoSchema = z.object({
  title: z.string(),
  /** Seconds. */
  duration: z.number().nullable(),
  duration_estimated: z.boolean().optional(),
  /** Where this server serves the picture, so that the browser asks nobody else. */
  thumbnail: z.string().nullable(),
  formats: z.array(videoFormatSchema),
  subtitles: z.array(z.object({ language: z.string(), name: z.string(), automatic: z.boolean() })).optional(),
  /** True where the address is a playlist: this is its first video. */
  playlist: z.boolean().optional(),
})
export type VideoInfo = z.infer<typeof videoInfoSchema>

/** Most videos that are listed of one playlist. */
export const longestPlaylist = 100

/** What a playlist lists. */
export const videoPlaylistSchema = z.object({
  title: z.string(),
  entries: z.array(
    z.object({
      title: z.string(),
      /** Seconds; null where the list does not say. */
      duration: z.number().nullable(),
      /** What a download of it asks for: its own address, or the playlist's, and its place there. */
      url: z.string(),
      item: z.int(),
    }),
  ),
  /** True where the playlist goes on behind what is listed. */
  more: z.boolean(),
})
export type VideoPlaylist = z.infer<typeof videoPlaylistSchema>

export const videoStatuses = ['processing', 'downloading', 'completed', 'failed'] as const

/** One download as its owner sees it. `result` stands once it is completed. */
export const videoTaskSchema = z.object({
  task_id: z.string(),
  status: z.enum(videoStatuses),
  /** 0 to 100; never falls. */
  progress: z.number(),
  error: z.string().nullable(),
  result: z
    .object({
      filename: z.string(),
      size: z.number(),
      duration: z.number().nullable(),
      /** Where the file can be saved; null once it has expired. */
      url: z.string().nullable().optional(),
    })
    .nullable(),
  title: z.string().optional(),
  kind: z.enum(['video', 'audio', 'subtitles', 'thumbnail', 'frame']).optional(),
  /** Bytes a second. */
  speed: z.number().optional(),
  /** Seconds left; null where it cannot be told. */
  eta: z.number().nullable().optional(),
  /** Downloads in front of this one; null once it is under way. */
  queue_position: z.number().nullable().optional(),
  cancelled: z.boolean().optional(),
  created_at: timestampSchema.optional(),
  /** When the file is removed. */
  expires_at: timestampSchema.nullable().optional(),
})
export type VideoTask = z.infer<typeof videoTaskSchema>

const programSchema = z.object({
  name: z.string(),
  version: z.string().nullable(),
  /** How it was found: named by a setting, in the data folder, or on the PATH. */
  source: z.enum(['setting', 'data', 'path']).nullable(),
  /** Days since this version was released, where its number tells. */
  ageDays: z.number().nullable(),
})

/** What the downloader runs on, and what it lacks. */
export const videoEngineSchema = z.object({
  programs: z.array(programSchema),
  /** True where the engine is older than the one that is recommended. */
  outdated: z.boolean(),
  recommended: z.string(),
  /** Versions kept in the data folder, the one in use first. */
  kept: z.array(z.string()),
  fetching: z.boolean(),
  fetchError: z.string().nullable(),
  mayFetch: z.boolean(),
  /** The exact command that installs what is missing; null where nothing is. */
  installCommand: z.string().nullable(),
  limits: z.object({
    maxBytes: z.number(),
    maxSeconds: z.number(),
    dailyBytes: z.number(),
    dailyTasks: z.number(),
    retentionHours: z.number(),
    diskFloorBytes: z.number(),
    concurrency: z.number(),
  }),
})
export type VideoEngineState = z.infer<typeof videoEngineSchema>

const daySeconds = 24 * 60 * 60
const trackSchema = z.object({ language: z.string().regex(/^[\w-]{1,40}$/), automatic: z.boolean() })

/** Whether downloads may fail for the engine's age: what everybody who downloads may know. */
export const videoEngineAgeSchema = z.object({
  /** Days since its version was released; null where its number does not tell. */
  ageDays: z.number().nullable(),
  outdated: z.boolean(),
  /** True where this person can fetch a newer one now. */
  canUpdate: z.boolean(),
  fetching: z.boolean(),
})

const task = z.object({ taskId: idSchema })
const errors = {
  /** The address, the format or the site does not allow it; `message` is an English sentence for the screen. */
  VIDEO_REFUSED: { status: 422, message: 'This video cannot be downloaded.' },
  FORBIDDEN: { status: 403, message: 'You may not do this.' },
} as const
const calls = signedIn.errors(errors)

/** The video downloader (dashboard.md §7). Field names are the specification's; texts are English. */
export const videoDownloader = {
  info: calls
    .route({ method: 'POST', path: '/youtube/info', summary: 'Qué vídeo hay en una dirección' })
    .input(z.object({ url: z.string().max(8192) }))
    .output(videoInfoSchema),
  playlist: calls
    .route({ method: 'POST', path: '/youtube/playlist', summary: 'Qué vídeos hay en una lista' })
    .input(z.object({ url: z.string().max(8192) }))
    .output(videoPlaylistSchema),
  download: calls
    .route({ method: 'POST', path: '/youtube/download', summary: 'Empezar una descarga' })
    .input(
      z.object({
        url: z.string().max(8192),
        /** Which video of a playlist that gives its videos no address, from 1. */
        item: z.int().min(1).max(longestPlaylist).default(1),
        /** Look at the address first, where nobody has: what is too large or cannot be had is refused at once. */
        look: z.boolean().default(false),
        format_id: z.string().max(200).nullish(),
        quality: z.enum(videoQualities).default('best'),
        audio_only: z.boolean().default(false),
        audio_format: z.enum(audioFormats).default('mp3'),
        /** The part to keep of the video or its sound, in seconds; without `to` it goes to the end. */
        cut: z
          .object({ from: z.number().min(0).max(daySeconds), to: z.number().max(daySeconds).nullable() })
          .refine(({ from, to }) => to === null || to > from)
          .optional(),
        /** Subtitles to be drawn onto the picture. */
        burned: trackSchema.optional(),
        /** Instead of the video, one language of its subtitles, the picture of its page, or one of its own. */
        extra: z
          .discriminatedUnion('kind', [
            trackSchema.extend({
              kind: z.literal('subtitles'),
              /** What they say: SubRip, or plain text to be read. Without it they come as the site has them. */
              as: z.enum(['srt', 'text']).optional(),
            }),
            z.object({ kind: z.literal('thumbnail') }),
            z.object({ kind: z.literal('frame'), at: z.number().min(0).max(daySeconds) }),
          ])
          .optional(),
      }),
    )
    .output(z.object({ task_id: z.string() })),
  status: calls
    .route({ method: 'GET', path: '/youtube/status/{taskId}', summary: 'Cómo va una descarga' })
    .input(task)
    .output(videoTaskSchema),
  list: calls
    .route({
      method: 'GET',
      path: '/youtube/downloads',
      summary: 'Las descargas de la persona, la última primero',
    })
    .input(pagingSchema)
    .output(pageOf(videoTaskSchema)),
  cancel: calls
    .route({ method: 'POST', path: '/youtube/downloads/{taskId}/cancel', summary: 'Cancelar una descarga' })
    .input(task)
    .output(videoTaskSchema),
  retry: calls
    .route({ method: 'POST', path: '/youtube/downloads/{taskId}/retry', summary: 'Reintentar una descarga' })
    .input(task)
    .output(videoTaskSchema),
  toLibrary: calls
    .route({
      method: 'POST',
      path: '/youtube/downloads/{taskId}/library',
      summary: 'Enviar a la biblioteca lo que ha dado una descarga',
    })
    .input(task)
    .output(z.object({ id: z.string(), path: z.string() })),
  remove: calls
    .route({
      method: 'DELETE',
      path: '/youtube/downloads/{taskId}',
      summary: 'Quitar una descarga y su archivo',
    })
    .input(task)
    .output(task),
  engine: calls
    .route({ method: 'GET', path: '/youtube/engine', summary: 'Programas del descargador y sus límites' })
    .output(videoEngineSchema),
  engineAge: calls
    .route({ method: 'GET', path: '/youtube/engine/age', summary: 'Si el motor está anticuado' })
    .output(videoEngineAgeSchema),
  fetchEngine: calls
    .route({ method: 'POST', path: '/youtube/engine/fetch', summary: 'Traer la versión oficial del motor' })
    .output(videoEngineSchema),
  restoreEngine: calls
    .route({
      method: 'POST',
      path: '/youtube/engine/restore',
      summary: 'Volver a la versión anterior del motor',
    })
    .output(videoEngineSchema),
}
