import type { symbolProblems } from '@aurelio/contracts/problems/builder'
import { errorText, type ProblemWords } from '../../../../../platform/api/error-text.ts'
import { i18n } from '../../../../../platform/i18n/i18n.ts'

const words: Required<Pick<ProblemWords, keyof typeof symbolProblems>> = {
  SYMBOL_CHANGED:
    'Otra persona ha guardado este símbolo desde que lo abriste. Copia lo que quieras conservar y ábrelo otra vez.',
  SYMBOL_INSIDE_ITSELF: 'Un símbolo no puede contenerse a sí mismo, tampoco dentro de otro.',
  SYMBOL_IS_FORM:
    'Un formulario del espacio es solo el formulario: quita lo que has puesto a su alrededor y ponlo en la página.',
  SYMBOL_NOT_ONE: 'Un símbolo necesita algo dentro. Añade un elemento y vuelve a guardarlo.',
  TOO_MANY_SYMBOLS: ({ most }) =>
    i18n.t('Un espacio puede tener {{most}} símbolos como mucho. Elimina los que no uses.', { most }),
}

/** Why nothing could be done with a symbol. */
export function symbolFailureText(error: unknown): string {
  return errorText(error, words)
}
