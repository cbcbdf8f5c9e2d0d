import type { Film, FilmProblem, FilmStep, FilmSummary } from '@aurelio/contracts/films'
import { formatBytes } from '../../platform/format.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import type { ProblemWords } from '../../platform/api/error-text.ts'

export const stateNames: Record<FilmSummary['state'], string> = {
  preparing: 'Preparando',
  ready: 'Listo',
  failed: 'Ha fallado',
}

export const stepNames: Record<FilmStep, string> = {
  uploading: 'Subiendo',
  fetching: 'Trayendo',
  waiting: 'En cola',
  measuring: 'Midiendo',
  loudness: 'Nivelando el sonido',
  encoding: 'Convirtiendo',
  pictures: 'Sacando la portada',
}

export const problemTexts: Record<FilmProblem, string> = {
  disguised: 'Este archivo no es un vídeo que se pueda abrir. Súbelo en MP4, MOV, MKV, WebM o AVI.',
  'sound-only': 'Este archivo solo tiene sonido.',
  empty: 'Este vídeo no dura nada.',
  'too-long': 'Este vídeo dura más de lo que se admite.',
  'too-large': 'Este vídeo ocupa más de lo que se admite.',
  broken: 'El archivo está cortado: se ha hecho lo que se podía leer.',
  cancelled: 'Se ha cancelado.',
  'disk-full': 'El servidor se ha quedado sin espacio. Avisa a quien lo administra y vuelve a intentarlo.',
  'missing-program': 'Al servidor le falta ffmpeg. Avisa a quien lo administra.',
  unreachable: 'No se ha podido traer de esa dirección.',
  failed: 'No se ha podido preparar. Vuelve a intentarlo.',
}

export const filmWords = {
  PAYLOAD_TOO_LARGE: ({ bytes }) =>
    i18n.t('Ocupa más de {{size}}, lo máximo. Redúcelo o recórtalo y vuelve a subirlo.', {
      size: formatBytes(bytes),
    }),
  TRACK_UNREADABLE:
    'Este archivo no son subtítulos que se puedan leer. Los que valen: WebVTT (.vtt) y SubRip (.srt).',
  TOO_MANY_TRACKS: 'Este vídeo ya tiene todas las pistas que puede tener. Quita alguna.',
  FILM_BUSY: 'Este vídeo se está preparando. Espera a que termine.',
  FILM_UNREACHABLE: 'En esa dirección no hay ningún vídeo que se pueda traer.',
  UNSUPPORTED_MEDIA_TYPE: 'Elige una imagen JPG, PNG o WebP.',
  FILM_GONE: 'El archivo de este vídeo ya no está. Súbelo otra vez.',
} satisfies ProblemWords

/** The sizes that a film was made in, and what was made beside them. */
export function madeText({ renditions, hasAv1, isInParts }: Film): string {
  const sizes = renditions.map(({ height, size }) => `${height}p (${formatBytes(size)})`)
  return [...sizes, ...(hasAv1 ? ['AV1'] : []), ...(isInParts ? ['HLS'] : [])].join(', ')
}

/** `1:05` of 65 seconds. */
export function timeText(seconds: number): string {
  const whole = Math.floor(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`
}

function two(value: number) {
  return String(value).padStart(2, '0')
}
