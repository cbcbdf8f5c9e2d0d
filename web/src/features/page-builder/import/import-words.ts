import { errorText } from '../../../platform/api/error-text.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'
import { ImportProblem, type ImportProblemCode } from './import-problem.ts'
import type { Imported } from './run-import.ts'

const problems: Record<ImportProblemCode, string> = {
  'too-large': 'El archivo es demasiado grande: un ZIP cabe hasta 60 MB, y hasta 120 MB sin comprimir.',
  'too-many-files': 'El ZIP tiene más de 2.000 archivos.',
  'not-a-zip': 'El ZIP está dañado o no se puede leer. Expórtalo otra vez.',
  'not-an-export': 'No es una exportación de Aurelio: falta «pagina.json» o «sitio.json».',
  'not-a-page': 'El archivo no contiene una página que se pueda leer.',
}

/** Why a file could not be imported, for the person. */
export function importErrorText(error: unknown): string {
  return error instanceof ImportProblem ? i18n.t(problems[error.code]) : errorText(error)
}

/** What did not come, each in a sentence; none where everything did. */
export function leftBehind({ unreadable, lost, unknown, pictures, links, letters = [] }: Imported): string[] {
  return [
    ...(unreadable.length > 0
      ? [i18n.t('Páginas que no se pueden leer: {{names}}.', { names: unreadable.join(', ') })]
      : []),
    ...(lost > 0 ? [i18n.t('Elementos dañados que se han quedado fuera: {{n}}.', { n: lost })] : []),
    ...(unknown > 0
      ? [
          i18n.t('Elementos de un tipo que este Aurelio no conoce; se guardan, pero no se ven: {{n}}.', {
            n: unknown,
          }),
        ]
      : []),
    ...(pictures > 0
      ? [i18n.t('Imágenes que no venían o no se pueden guardar: {{n}}.', { n: pictures })]
      : []),
    ...(letters.length > 0
      ? [
          i18n.t('Letras propias que no han venido; en su lugar va la del sistema: {{names}}.', {
            names: letters.join(', '),
          }),
        ]
      : []),
    ...(links > 0
      ? [i18n.t('Enlaces a páginas que no venían; se han quedado vacíos: {{n}}.', { n: links })]
      : []),
  ]
}
