import type { ScheduleProblem } from '@aurelio/contracts/page-schedules'
import { errorText, type ProblemWords } from '../../../../../platform/api/error-text.ts'
import type { TFunction } from 'i18next'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { SeoError } from '../../../worker/seo-pool.ts'
import { failureText } from '../../texts.ts'
import { batchProblemWords, publishWords } from '../../publish-words.ts'
import { ColumnGone, TooLongToKeep } from './kept-source.ts'

/** Why a run brought nothing, and what to do. Spanish texts, and their own translation keys. */
export const scheduleProblemWords: Record<ScheduleProblem, string> = {
  ...batchProblemWords,
  'table-unreachable':
    'No se ha podido leer la tabla en {{detail}}. Comprueba que la dirección sigue valiendo.',
  'places-unreachable':
    'No se han podido leer las ubicaciones en {{detail}}. Comprueba que la dirección sigue valiendo.',
  'refused-source':
    'La dirección {{detail}} no se admite: tiene que empezar por https:// y estar en Internet, no en una red privada.',
  'source-too-large':
    'Lo que hay en {{detail}} ocupa demasiado: como mucho 16 MB la tabla y 2 MB las ubicaciones.',
  'bad-table': 'La tabla no se puede leer: revisa que tenga cabecera y filas, y que cada comilla se cierre.',
  'bad-places': 'La lista de ubicaciones no se puede leer, o está vacía.',
  'column-gone':
    'La tabla ya no tiene la columna «{{detail}}». Devuélvesela, o cambia la tabla por otra que la tenga.',
  'quota-reached': 'El espacio ya ha gastado sus trabajos de hoy. La próxima vez vuelve a intentarse.',
  overtaken: 'No había terminado cuando le tocaba a la siguiente.',
}

export const repeatWords: ProblemWords = {
  ...publishWords,
  TOO_MANY_SCHEDULES: ({ most }) =>
    i18n.t('Tu espacio ya tiene {{most}} publicaciones que se repiten. Quita una antes de crear otra.', {
      most,
    }),
}

/** Why a publication that repeats could not be saved, and what to do. */
export function repeatErrorText(t: TFunction, error: unknown): string {
  if (error instanceof TooLongToKeep)
    return t(
      '«{{name}}» es demasiado largo para guardarlo. Ponlo en una dirección https:// y escríbela aquí.',
      {
        name: error.message,
      },
    )
  if (error instanceof ColumnGone)
    return t('A «{{name}}» le falta la columna «{{column}}», que las páginas necesitan.', {
      name: error.message,
      column: error.column,
    })
  if (error instanceof SeoError) return failureText(t, error.failure)
  return errorText(error, repeatWords)
}
