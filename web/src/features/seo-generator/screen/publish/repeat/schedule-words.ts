import type { ScheduleProblem } from '@aurelio/contracts/page-schedules'
import type { ProblemWords } from '../../../../../platform/api/error-text.ts'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { batchProblemWords, publishWords } from '../publish-words.ts'

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
    'La tabla ya no tiene la columna «{{detail}}». Devuélvesela, o quita esta publicación y créala de nuevo.',
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
