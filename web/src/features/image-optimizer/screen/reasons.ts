import type { TFunction } from 'i18next'
import { formatNumber } from '../../../platform/format.ts'
import type { Failure } from '../engine/failure.ts'
import type { Note } from '../worker/protocol.ts'
import type { Trouble } from '../state/state.ts'

/** Why a picture has no result, and what to do. */
export function reasonText(t: TFunction, { code, width, height }: Failure): string {
  const size = { width: formatNumber(width ?? 0), height: formatNumber(height ?? 0) }
  switch (code) {
    case 'not-an-image':
      return t(
        'El archivo no es una imagen que este navegador pueda leer. Comprueba que se abre en otro programa.',
      )
    case 'truncated':
      return t('El archivo está incompleto o dañado. Vuelve a copiarlo o a descargarlo.')
    case 'heic-damaged':
      return t('La foto HEIC está incompleta o dañada. Vuelve a copiarla del teléfono.')
    case 'heic-unavailable':
      return t(
        'No se ha podido cargar lo que lee las fotos HEIC. Comprueba tu conexión y vuelve a intentarlo.',
      )
    case 'vector':
      return t(
        'Es un dibujo vectorial (SVG) y no se comprime como una foto. Úsalo tal cual, o crea con él los iconos de tu web.',
      )
    case 'too-many-pixels':
      return t(
        'Mide {{width}} × {{height}} píxeles, más de los 120 millones que caben en memoria. Redúcela antes.',
        size,
      )
    case 'too-large-for-format':
      return t(
        'Mide {{width}} × {{height}} píxeles y el formato de salida no admite tanto. Baja el ancho máximo.',
        size,
      )
    case 'unreadable-file':
      return t('No se puede leer el archivo: puede que se haya movido o borrado. Vuelve a añadirlo.')
    case 'out-of-memory':
      return t('No hay memoria suficiente para esta imagen. Cierra otras pestañas o baja el ancho máximo.')
    case 'encoder':
      return t('El codificador no ha podido con esta imagen. Prueba con otro formato de salida.')
    case 'animated':
      return t('Es una animación y se perdería todo menos el primer fotograma. Optimízala desde su tarjeta.')
    case 'watermark':
      return t('La imagen de la marca de agua no se puede leer. Elige otra en «Más opciones».')
    default:
      return code satisfies never
  }
}

/** What the card tells about a result. */
export function noteText(t: TFunction, note: Note): string {
  switch (note.code) {
    case 'kept-original':
      return t('Se conserva el original: ya no se puede reducir sin cambiarlo.')
    case 'lossless':
      return t('Sin pérdida: los mismos píxeles, mejor guardados.')
    case 'grew':
      return t('Ha crecido al cambiar de formato o de ancho.')
    case 'real-kind':
      return t('En realidad es {{kind}}, aunque su nombre diga otra cosa.', { kind: note.kind.toUpperCase() })
    case 'first-frame':
      return t('Solo el primero de sus {{count}} fotogramas.', { count: note.frames })
    case 'first-page':
      return t('Solo la primera de sus {{count}} páginas.', { count: note.pages })
    case 'first-of-burst':
      return t('El archivo trae {{count}} fotos y esta es la principal.', { count: note.pictures })
    case 'converted-profile':
      return note.profile === ''
        ? t('Color convertido a sRGB.')
        : t('Color convertido de {{profile}} a sRGB.', { profile: note.profile })
    case 'animated':
      return t('Sigue animada: {{count}} fotogramas.', { count: note.frames })
    case 'kept-profile':
      return t('Conserva sus colores {{profile}}.', { profile: note.profile })
    case 'ignored-profile':
      return t('Su perfil de color no se aplica: comprueba los tonos.')
    case 'flattened':
      return t('Tenía transparencia: ahora está sobre el color de fondo.')
    case 'converted-cmyk':
      return t('Color convertido de CMYK a sRGB.')
    case 'reduced-depth':
      return t('De {{bits}} a 8 bits por color.', { bits: note.bits })
    case 'target-missed':
      return t('No se puede bajar más: supera el tamaño objetivo.')
    case 'target-shrunk':
      return t('Reducida a {{width}} × {{height}} píxeles para llegar al tamaño.', {
        width: note.width,
        height: note.height,
      })
    case 'no-metadata':
      return t('{{format}} se guarda sin metadatos.', { format: note.format.toUpperCase() })
    case 'score-missed':
      return t('Parecido {{score}} de 100: no llega más con este formato.', { score: note.score })
    default:
      return note satisfies never
  }
}

/** The texts of dashboard.md §8. */
export function troubleText(t: TFunction, trouble: Trouble): string {
  if (trouble.scope === 'zip')
    return t('Error al crear el archivo zip: {{reason}}', { reason: trouble.reason })
  if (trouble.scope === 'single')
    return t('Error al optimizar la imagen: {{reason}}', { reason: reasonText(t, trouble.failure) })
  const [first] = trouble.failed
  if (!first) return ''
  const named = `${first.name}: ${reasonText(t, first.failure)}`
  const more = trouble.failed.length - 1
  const reason = more === 0 ? named : `${named} ${t('Y {{count}} más: mira sus tarjetas.', { count: more })}`
  return t('Error al optimizar múltiples imágenes: {{reason}}', { reason })
}
