import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { webAddressSchema } from './web-address.ts'

/** What an upload may hold, by its own bytes, with the extension of its address. */
export const pictureTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
} as const

/** Bytes of one picture. */
export const largestPicture = 20 * 1024 * 1024

/** Bytes of one that is fetched from an address, for who works on it in the browser. */
export const largestFetched = 40 * 1024 * 1024

/** A picture at an address of the web. */
export const fetchedPictureSchema = z.object({ address: webAddressSchema })

export const pictureSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Where anybody can see it, without host: `/p/_pictures/<id>.webp`. It never changes. */
  path: z.string(),
  type: z.string(),
  /** Bytes. */
  size: z.int(),
  /** In pixels, as it is shown; null for what was added before they were read. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  createdAt: timestampSchema,
})
export type Picture = z.infer<typeof pictureSchema>

/** Work behind the scenes: smaller and lighter files are made of each picture, for pages to offer. */
export const picturesEncodingSchema = z.object({
  waiting: z.int(),
  /** How far the one is that is being worked on, 0 to 100. */
  percent: z.int(),
})

/**
 * The pictures of a workspace, for its pages. One is added by a plain request, because it is streamed:
 * `POST /api/pictures?name=foto.webp` with the file as its body; the answer is a picture.
 */
export const pictures = {
  list: scoped('pictures:read')
    .route({
      method: 'GET',
      path: '/pictures',
      summary: 'Imágenes del espacio de trabajo, la última primero',
    })
    .input(pagingSchema)
    .output(pageOf(pictureSchema)),
  encoding: scoped('pictures:read')
    .route({
      method: 'GET',
      path: '/pictures/encoding',
      summary: 'Cuántas imágenes se están preparando para las páginas',
    })
    .output(picturesEncodingSchema),
  remove: scoped('pictures:write')
    .route({
      method: 'DELETE',
      path: '/pictures/{id}',
      summary: 'Eliminar una imagen; las páginas que la usan dejan de mostrarla',
    })
    .input(z.object({ id: idSchema }))
    .output(z.object({ id: z.string() })),
}
