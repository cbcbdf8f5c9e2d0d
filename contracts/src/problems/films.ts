import type { Definitions } from './definitions.ts'

export const filmProblems = {
  TRACK_UNREADABLE: {
    status: 422,
    detail: () =>
      'Este archivo no son subtítulos que se puedan leer. Los que valen: WebVTT (.vtt) y SubRip (.srt).',
  },
  TOO_MANY_TRACKS: {
    status: 409,
    detail: ({ most }: { most: number }) => `Un vídeo puede tener ${most} pistas de texto como mucho.`,
  },
  FILM_BUSY: {
    status: 409,
    detail: () => 'Este vídeo se está preparando. Espera a que termine y vuelve a intentarlo.',
  },
  /** Its original is not there any more. */
  FILM_UNREACHABLE: {
    status: 422,
    detail: () => 'En esa dirección no hay ningún vídeo que se pueda traer.',
  },
  FILM_GONE: { status: 409, detail: () => 'El archivo de este vídeo ya no está. Súbelo otra vez.' },
} satisfies Definitions
