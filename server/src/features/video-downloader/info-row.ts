import type { VideoInfo } from '@aurelio/media/engine'
import { z } from 'zod'

/** What was learned of an address, as it stands in the table. */
export const infoSchema: z.ZodType<VideoInfo> = z.object({
  title: z.string(),
  duration: z.number().nullable(),
  durationEstimated: z.boolean(),
  thumbnail: z.string().nullable(),
  formats: z.array(
    z.object({
      id: z.string(),
      resolution: z.string(),
      height: z.number().nullable(),
      ext: z.string(),
      filesize: z.number().nullable(),
      filesizeEstimated: z.boolean(),
      bitrate: z.number().nullable(),
      hasAudio: z.boolean(),
      hasVideo: z.boolean(),
    }),
  ),
  subtitles: z.array(z.object({ language: z.string(), name: z.string(), automatic: z.boolean() })),
  playlist: z.boolean(),
})
