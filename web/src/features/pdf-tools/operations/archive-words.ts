import { useTranslation } from 'react-i18next'
import type { ArchiveFault, ArchiveFaultCode } from '../engine/archive-fault.ts'
import type { Removed } from '../worker/archive/clean.ts'

/** What stands against PDF/A-2b, and what was taken out for it, in words. */
export function useArchiveWords() {
  const { t } = useTranslation()
  return {
    faultText: ({ code, about: name = '' }: ArchiveFault): string => {
      const texts: Record<ArchiveFaultCode, string> = {
        'font-missing': t(
          'La letra {{name}} no va dentro del archivo: expórtalo otra vez con las letras incrustadas.',
          {
            name,
          },
        ),
        'font-unchecked': t(
          'La letra {{name}} va dentro en un formato (Type 1, CFF u otro) que aquí no se puede comprobar.',
          { name },
        ),
        'font-differs': t(
          'La letra {{name}} no cuadra con el documento: le faltan signos, o sus anchos son otros.',
          { name },
        ),
        cmyk: t('Hay colores CMYK sin un perfil que diga cuáles son: expórtalo en RGB.'),
        profile: t('Un perfil de color está dañado o es de otro tipo.'),
        'spot-colour': t('La tinta {{name}} no está descrita, o lo está de dos maneras.', { name }),
        'jpeg-2000': t('Hay imágenes JPEG 2000, que aquí no se pueden comprobar.'),
        'print-effects': t('Usa ajustes de imprenta o modos de fusión que PDF/A no admite.'),
        external: t('Parte de su contenido está en otro archivo.'),
        attachments: t('Lleva archivos adjuntos.'),
        signed: t('Lleva una firma electrónica, que dejaría de valer.'),
        notes: t('Hay campos o comentarios ocultos, o que no dicen cómo se ven: pásalo antes por «Aplanar».'),
        multimedia: t('Lleva vídeo, sonido u objetos 3D.'),
        content: t('Su contenido no está bien escrito: pide órdenes o recursos que no existen.'),
        limits: t('Pasa de los límites de PDF/A, como una página de más de 5 metros.'),
      }
      return texts[code]
    },
    removedText: (removed: Removed): string =>
      removed === 'actions'
        ? t('se han quitado acciones y programas, que PDF/A prohíbe. Las páginas se ven igual.')
        : t('sus capas quedan como se ven en pantalla, y ya no cambian al imprimir.'),
  }
}
