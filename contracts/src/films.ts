import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { textSchema, typedSchema } from './text.ts'
import { variantLetters } from './variant-letters.ts'

export const filmStates = ['preparing', 'ready', 'failed'] as const
/** What a film that is being prepared is at; `uploading` until all of it is here. */
export const filmSteps = [
  'uploading',
  'fetching',
  'waiting',
  'measuring',
  'loudness',
  'encoding',
  'pictures',
] as const
export type FilmStep = (typeof filmSteps)[number]

/** Why a film could not be prepared, or what is wrong with one that could. */
export const filmProblems = [
  /** Its bytes are no film, or they would lead to other files. */
  'disguised',
  'sound-only',
  'empty',
  'too-long',
  'too-large',
  'broken',
  'cancelled',
  'disk-full',
  'missing-program',
  'unreachable',
  'failed',
] as const
export const filmProblemSchema = z.enum(filmProblems)
export type FilmProblem = z.infer<typeof filmProblemSchema>

/** A film longer than this is no film of a page: 12 hours. */
const mostSeconds = 43_200
const second = z.number().min(0).max(mostSeconds).nullable()
const link = textSchema(2000)

/** What a film does on a page, beside playing. */
export const filmBehaviourSchema = z.object({
  /** It plays at once, without its sound, until somebody asks for it. */
  muted: z.boolean(),
  loop: z.boolean(),
  /** Second at which the call to action shows; null: from the beginning. Without a text there is none. */
  ctaSecond: second,
  ctaText: textSchema(120),
  ctaLink: link,
  /** Second at which the mail is asked for; null: it is not. */
  gateSecond: second,
  gateTitle: textSchema(200),
  /** The film goes on without it. */
  gateSkippable: z.boolean(),
  speed: z.boolean(),
  download: z.boolean(),
  /** Plays and seconds are counted, of nobody in particular. */
  counted: z.boolean(),
  ratio: z.enum(['film', '16/9', '4/3', '1/1', '9/16']),
  /** Pixels. */
  corners: z.int().min(0).max(48),
  /** What follows where it ends: nothing, an address, the form for the mail, or another film. */
  end: z.enum(['stay', 'link', 'form', 'film']),
  endLink: link,
  /** The page of the film that follows, without host: `/p/_v/la-segunda-k3f9x2`. */
  endFilm: link,
  /** Scenes below the film, to leap to. */
  scenes: z.boolean(),
  /** It goes on where somebody left it, where the browser keeps that. */
  resume: z.boolean(),
  /** Nobody sees it without an address that was made for them, and that ends. */
  isPrivate: z.boolean(),
})
export type FilmBehaviour = z.infer<typeof filmBehaviourSchema>
export const plainBehaviour: FilmBehaviour = {
  muted: false,
  loop: false,
  ctaSecond: null,
  ctaText: '',
  ctaLink: '',
  gateSecond: null,
  gateTitle: '',
  gateSkippable: false,
  speed: false,
  download: false,
  counted: true,
  ratio: 'film',
  corners: 0,
  end: 'stay',
  endLink: '',
  endFilm: '',
  scenes: false,
  resume: false,
  isPrivate: false,
}

/** How a film is made, beside H.264 in its sizes. */
export const filmMakingSchema = z.object({
  /** AV1 too: half of the bytes, and several times the work. */
  av1: z.boolean(),
  /** In parts (HLS), for players that choose the size while they play: of what is longer than 20 minutes, or of all. */
  hls: z.enum(['long', 'always']),
})
export type FilmMaking = z.infer<typeof filmMakingSchema>
export const plainMaking: FilmMaking = { av1: false, hls: 'long' }

export const filmTrackKinds = ['subtitles', 'chapters'] as const
export const filmTrackSchema = z.object({
  id: z.string(),
  kind: z.enum(filmTrackKinds),
  /** A language tag: `es`. */
  language: z.string(),
  label: z.string(),
  /** WebVTT. */
  text: z.string(),
})
export type FilmTrack = z.infer<typeof filmTrackSchema>

export const filmSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(filmStates),
  /** While it is being prepared. */
  step: z.enum(filmSteps).nullable(),
  /** Of the step `encoding`; of `uploading`, what has come. */
  percent: z.int().min(0).max(100),
  /** Seconds left, where that is known. */
  eta: z.int().nullable(),
  problem: filmProblemSchema.nullable(),
  /** Bytes of the file that was brought. */
  size: z.int(),
  /** Seconds. */
  duration: z.number().nullable(),
  /** Where its page stands, without host: `/p/_v/bienvenida-k3f9x2`. */
  path: z.string(),
  /** Its poster, without host; null until there is one. Of what is not for everybody, with a key of some hours. */
  poster: z.string().nullable(),
  createdAt: timestampSchema,
})
export type FilmSummary = z.infer<typeof filmSummarySchema>

export const filmSchema = filmSummarySchema.extend({
  width: z.int().nullable(),
  height: z.int().nullable(),
  hasSound: z.boolean(),
  /** The heights that it was made in, the largest first; of what stands upright, its widths. */
  renditions: z.array(z.object({ height: z.int(), size: z.int() })),
  hasAv1: z.boolean(),
  isInParts: z.boolean(),
  making: filmMakingSchema,
  /** Seconds of the original that are left out. */
  trim: z.object({ from: z.number(), to: z.number().nullable() }),
  behaviour: filmBehaviourSchema,
  tracks: z.array(filmTrackSchema),
  /** Where its file and its subtitles stand, without host, for its own screens. */
  file: z.string(),
  /** What is added to an address of it where it is not for everybody; '' where it is. */
  key: z.string(),
  /** The whole address of its page. */
  url: z.string(),
})
export type Film = z.infer<typeof filmSchema>

const tally = {
  plays: z.int(),
  finished: z.int(),
  cta: z.int(),
  /** Visits that sent a form. */ sent: z.int(),
}
const tallySchema = z.object({ key: z.string(), ...tally })
export const filmFiguresSchema = z.object({
  plays: z.int(),
  finished: z.int(),
  /** How often the call was pressed. */
  cta: z.int(),
  leads: z.int(),
  /** Plays in whose visit a form was sent, of whatever page it stood on. */
  sent: z.int(),
  /** Share of the film that was seen on average, 0 to 1. */
  average: z.number(),
  /** Plays of before sources, devices and pages were kept together: they are in no figure that is filtered. */
  apart: z.int(),
  /**
   * Of each second of the film: how many saw it, how often it was seen again, where the call was pressed, how many leapt over
   * it to what is behind, and how many of those who saw it sent a form in the same visit.
   */
  seconds: z.array(
    z.object({ seen: z.int(), again: z.int(), cta: z.int(), skipped: z.int(), leads: z.int() }),
  ),
  /** Each of these lists leaves out its own filter, and shows what else there is to choose. */
  sources: z.array(tallySchema),
  devices: z.array(tallySchema),
  /** By page or quiz, and variant; `pageId` null is the film's own page. */
  places: z.array(
    z.object({
      pageId: z.string().nullable(),
      name: z.string(),
      variant: z.string(),
      ...tally,
      /** Share that was seen on average, 0 to 1. */
      average: z.number(),
    }),
  ),
})
export type FilmFigures = z.infer<typeof filmFiguresSchema>

/** Of which plays the figures are told; without any, of all. */
export const filmFilterSchema = z.object({
  /** What led to it: `search`. */
  source: textSchema(40).min(1).optional(),
  device: z.enum(['mobile', 'tablet', 'desktop']).optional(),
  /** The page or the quiz that it is played on; `own` is the film's own page. */
  page: z.union([z.literal('own'), idSchema]).optional(),
  /** A letter: `B`. */
  variant: z.enum(variantLetters).optional(),
})
export type FilmFilter = z.infer<typeof filmFilterSchema>

const one = z.object({ id: idSchema })
const nameSchema = textSchema(200).min(1)
const languageSchema = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
/** Subtitles of a film of hours are a tenth of it. */
export const mostTrackLetters = 1_000_000

const trackIn = z.object({
  kind: z.enum(filmTrackKinds).default('subtitles'),
  language: languageSchema.default('es'),
  label: textSchema(80).default(''),
  /** WebVTT or SRT. */
  text: typedSchema(mostTrackLetters),
})

/** Films of a workspace for its pages: transcoded, with what they do and how far they are seen. */
export const films = {
  list: scoped('pictures:read')
    .route({ method: 'GET', path: '/films', summary: 'Vídeos de AurelioPlayer, el último primero' })
    .output(
      z.object({ items: z.array(filmSummarySchema), /** Bytes that one may have. */ largest: z.int() }),
    ),
  get: scoped('pictures:read')
    .route({ method: 'GET', path: '/films/{id}', summary: 'Un vídeo de AurelioPlayer' })
    .input(one)
    .output(filmSchema),
  figures: scoped('pictures:read')
    .route({
      method: 'GET',
      path: '/films/{id}/figures',
      summary: 'Cuánto se ve un vídeo, segundo a segundo',
    })
    .input(
      one.extend({
        days: z.coerce.number().int().min(1).max(3660).optional(),
        ...filmFilterSchema.shape,
      }),
    )
    .output(filmFiguresSchema),
  create: scoped('pictures:write')
    .route({
      method: 'POST',
      path: '/films',
      successStatus: 201,
      summary: 'Empezar a subir un vídeo; sus bytes van después a /film-uploads/{id} con el protocolo tus',
    })
    .errors(errorsOf('FILES_FULL', 'PAYLOAD_TOO_LARGE'))
    .input(z.object({ name: nameSchema, size: z.int().min(1) }))
    .output(filmSchema),
  take: scoped('pictures:write')
    .route({
      method: 'POST',
      path: '/films/taken',
      successStatus: 201,
      summary: 'Hacer un vídeo de AurelioPlayer de un archivo que ya está en el espacio',
    })
    .errors(errorsOf('FILES_FULL', 'PAYLOAD_TOO_LARGE'))
    .input(z.object({ from: z.enum(['library', 'downloader']), id: idSchema }))
    .output(filmSchema),
  replace: scoped('pictures:write')
    .route({
      method: 'POST',
      path: '/films/{id}/replacement',
      summary: 'Empezar a subir una versión mejor; la de antes se ve hasta que la nueva está lista',
    })
    .errors(errorsOf('FILES_FULL', 'PAYLOAD_TOO_LARGE', 'FILM_BUSY'))
    .input(one.extend({ size: z.int().min(1) }))
    .output(filmSchema),
  change: scoped('pictures:write')
    .route({ method: 'PATCH', path: '/films/{id}', summary: 'Cambiar el nombre o lo que hace un vídeo' })
    .input(one.extend({ name: nameSchema.optional(), behaviour: filmBehaviourSchema.partial().optional() }))
    .output(filmSchema),
  trim: scoped('pictures:write')
    .route({ method: 'PUT', path: '/films/{id}/trim', summary: 'Recortar el principio y el final' })
    .errors(errorsOf('FILM_BUSY'))
    .input(
      one.extend({
        from: z.number().min(0).max(mostSeconds),
        to: z.number().min(0).max(mostSeconds).nullable(),
      }),
    )
    .output(filmSchema),
  make: scoped('pictures:write')
    .route({ method: 'PUT', path: '/films/{id}/making', summary: 'Elegir cómo se convierte, y convertirlo' })
    .errors(errorsOf('FILM_BUSY'))
    .input(one.extend(filmMakingSchema.shape))
    .output(filmSchema),
  fetch: scoped('pictures:write')
    .route({
      method: 'POST',
      path: '/films/fetched',
      successStatus: 201,
      summary: 'Traer un vídeo de una dirección',
    })
    .errors(errorsOf('FILES_FULL', 'PAYLOAD_TOO_LARGE', 'FILM_UNREACHABLE'))
    .input(z.object({ url: textSchema(8192).min(1) }))
    .output(filmSchema),
  poster: scoped('pictures:write')
    .route({ method: 'PUT', path: '/films/{id}/poster', summary: 'Elegir la portada: el segundo del vídeo' })
    .errors(errorsOf('FILM_BUSY'))
    .input(one.extend({ second: z.number().min(0).max(mostSeconds) }))
    .output(filmSchema),
  cancel: scoped('pictures:write')
    .route({ method: 'POST', path: '/films/{id}/cancellation', summary: 'Dejar de preparar un vídeo' })
    .input(one)
    .output(filmSchema),
  retry: scoped('pictures:write')
    .route({ method: 'POST', path: '/films/{id}/preparation', summary: 'Preparar un vídeo otra vez' })
    .errors(errorsOf('FILM_BUSY', 'FILM_GONE'))
    .input(one)
    .output(filmSchema),
  share: scoped('pictures:write')
    .route({
      method: 'POST',
      path: '/films/{id}/keys',
      successStatus: 201,
      summary: 'Una dirección de un vídeo privado que caduca',
    })
    .input(
      one.extend({
        hours: z
          .int()
          .min(1)
          .max(24 * 365),
      }),
    )
    .output(z.object({ url: z.string() })),
  remove: scoped('pictures:write')
    .route({ method: 'DELETE', path: '/films/{id}', summary: 'Eliminar un vídeo y sus cifras' })
    .input(one)
    .output(one),
  addTrack: scoped('pictures:write')
    .route({
      method: 'POST',
      path: '/films/{id}/tracks',
      successStatus: 201,
      summary: 'Añadir subtítulos o capítulos',
    })
    .errors(errorsOf('TRACK_UNREADABLE', 'TOO_MANY_TRACKS'))
    .input(one.extend(trackIn.shape))
    .output(filmSchema),
  changeTrack: scoped('pictures:write')
    .route({
      method: 'PUT',
      path: '/films/{id}/tracks/{trackId}',
      summary: 'Corregir subtítulos o capítulos',
    })
    .errors(errorsOf('TRACK_UNREADABLE'))
    .input(one.extend({ trackId: idSchema, ...trackIn.omit({ kind: true }).shape }))
    .output(filmSchema),
  removeTrack: scoped('pictures:write')
    .route({
      method: 'DELETE',
      path: '/films/{id}/tracks/{trackId}',
      summary: 'Quitar subtítulos o capítulos',
    })
    .input(one.extend({ trackId: idSchema }))
    .output(filmSchema),
}
