import type { RecipeStep } from '@aurelio/contracts/recipes'
import type { TFunction } from 'i18next'
import { pdfName } from '@aurelio/formats/pdf/pdf-name'
import type { StepNames } from './run-recipe.ts'

export function compressionName(t: TFunction, by: Extract<RecipeStep, { do: 'compress' }>['by']): string {
  return { lossless: t('Sin pérdida'), balanced: t('Equilibrada'), strongest: t('Máxima') }[by]
}

/** A step in words; null where it is none for PDFs. */
export function stepText(t: TFunction, step: RecipeStep): string | null {
  switch (step.do) {
    case 'merge':
      return t('Unir todo en {{name}}', { name: pdfName(step.name) })
    case 'compress':
      return t('Comprimir: {{way}}', { way: compressionName(t, step.by) })
    case 'protect':
      return t('Proteger con una contraseña que se pide cada vez')
    case 'mail':
      return step.to.length === 0
        ? t('Enviar por correo a quien digas: «{{subject}}»', { subject: step.subject })
        : t('Enviar por correo a {{readers}}: «{{subject}}»', {
            readers: step.to.join(', '),
            subject: step.subject,
          })
    case 'optimise':
    case 'watermark':
    case 'rename':
    case 'library':
    case 'download':
      return null
    default:
      return step satisfies never
  }
}

export function stepNames(t: TFunction): StepNames {
  return {
    merge: (file) => t('Uniendo {{file}}…', { file }),
    compress: (file) => t('Comprimiendo {{file}}…', { file }),
    protect: (file) => t('Protegiendo {{file}}…', { file }),
    mail: (file) => t('Enviando {{file}}…', { file }),
  }
}
