import type { ProblemWords } from '../../platform/api/error-text.ts'
import { formatNumber } from '../../platform/format.ts'
import { i18n } from '../../platform/i18n/i18n.ts'

export const recipeWords: ProblemWords = {
  RECIPE_NAMED: () => i18n.t('El espacio ya tiene una receta con ese nombre. Elige otro.'),
  RECIPES_FULL: ({ most }) =>
    i18n.t('El espacio ya tiene {{most}} recetas: es el máximo. Elimina la que no uses.', {
      most: formatNumber(most),
    }),
  RECIPE_WITHOUT_READERS: () => i18n.t('La receta no dice a quién se envía: escribe al menos una dirección.'),
  MAIL_TOO_LARGE: ({ megabytes }) =>
    i18n.t('Los archivos pasan de {{megabytes}} MB, y muchos servidores de correo no aceptan más.', {
      megabytes: formatNumber(megabytes),
    }),
  NOT_FOUND: () => i18n.t('Esa receta ya no existe: alguien la ha eliminado.'),
}
