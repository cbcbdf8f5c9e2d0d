import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'

export const mediaFileKinds = ['video', 'audio', 'document'] as const
export type MediaFileKind = (typeof mediaFileKinds)[number]

/** What browsers play or show by themselves, by the extension of its address. */
export const mediaTypes = {
  mp4: { kind: 'video', type: 'video/mp4' },
  webm: { kind: 'video', type: 'video/webm' },
  mp3: { kind: 'audio', type: 'audio/mpeg' },
  m4a: { kind: 'audio', type: 'audio/mp4' },
  ogg: { kind: 'audio', type: 'audio/ogg' },
  opus: { kind: 'audio', type: 'audio/ogg' },
  wav: { kind: 'audio', type: 'audio/wav' },
  pdf: { kind: 'document', type: 'application/pdf' },
} as const satisfies Record<string, { kind: MediaFileKind; type: string }>
export type MediaExtension = keyof typeof mediaTypes

export const mediaFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(mediaFileKinds),
  /** Where anybody can play or read it, without host: `/p/_media/<id>.mp4`. It never changes. */
  path: z.string(),
  /** Bytes. */
  size: z.int(),
  createdAt: timestampSchema,
})
export type MediaFile = z.infer<typeof mediaFileSchema>

/** Films, sounds and PDF of a workspace, for its pages: sent here by the downloader, or as files to `POST /api/media-files`. */
export const mediaFiles = {
  list: scoped('pictures:read')
    .route({
      method: 'GET',
      path: '/media-files',
      summary: 'Vídeos, audios o PDF del espacio de trabajo, el último primero',
    })
    .input(pagingSchema.extend({ kind: z.enum(mediaFileKinds) }))
    .output(
      pageOf(mediaFileSchema).extend({
        /** Bytes that one of them may have. */
        largest: z.int(),
      }),
    ),
  remove: scoped('pictures:write')
    .route({
      method: 'DELETE',
      path: '/media-files/{id}',
      summary: 'Eliminar un vídeo, un audio o un PDF; las páginas que lo usan dejan de enseñarlo',
    })
    .input(z.object({ id: idSchema }))
    .output(z.object({ id: z.string() })),
}
