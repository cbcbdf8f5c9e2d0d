import type { RecipeStep } from '@aurelio/contracts/recipes'
import type { TFunction } from 'i18next'
import type { OptimizerSettings } from '../engine/settings.ts'

/** What settings make of a picture, in one line. */
export function outcomeText(
  t: TFunction,
  settings: Pick<
    OptimizerSettings,
    'format' | 'mode' | 'quality' | 'targetKilobytes' | 'widthMode' | 'widthPixels' | 'maxWidth'
  >,
): string {
  const { format, mode, quality, targetKilobytes, widthMode, widthPixels, maxWidth } = settings
  const lead = {
    fixed: t('calidad {{quality}}', { quality }),
    alike: t('calidad {{quality}}', { quality }),
    automatic: t('calidad automática'),
    target: t('{{kilobytes}} KB como mucho', { kilobytes: targetKilobytes }),
  }[mode]
  const width = widthMode === 'pixels' ? widthPixels : maxWidth
  const size =
    widthMode === 'none' ? t('a tamaño completo') : t('{{width}} píxeles de ancho como mucho', { width })
  return `${format === 'jxl' ? 'JPEG XL' : format.toUpperCase()}, ${lead}, ${size}`
}

/** A step in words; null where it is none for pictures. */
export function stepText(t: TFunction, step: RecipeStep): string | null {
  switch (step.do) {
    case 'optimise':
      return t('Optimizar: {{outcome}}', { outcome: outcomeText(t, step.settings) })
    case 'watermark':
      return step.watermark.kind === 'text'
        ? t('Marca de agua: «{{text}}»', { text: step.watermark.text })
        : t('Marca de agua: {{name}}', { name: step.watermark.picture?.name ?? t('una imagen') })
    case 'rename':
      return t('Cambiar el nombre: {{pattern}}', { pattern: step.pattern })
    case 'library':
      return t('Guardar en las imágenes del espacio')
    case 'download':
      return t('Descargar un ZIP')
    case 'merge':
    case 'compress':
    case 'protect':
    case 'mail':
      return null
    default:
      return step satisfies never
  }
}
