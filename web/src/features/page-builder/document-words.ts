import type { DocumentErrorCode, DocumentProblemOf } from '@aurelio/page/document'
import { i18n } from '../../platform/i18n/i18n.ts'
import { say, type Wording } from '../../platform/i18n/wording.ts'

const words: { [Code in DocumentErrorCode]: Wording<DocumentProblemOf<Code>> } = {
  'not-a-page': 'El contenido no es una página.',
  'not-a-list': 'El contenido no es una lista de elementos.',
  unreadable: 'El contenido no se puede leer.',
  'missing-version': 'La página no indica su versión de formato.',
  'newer-version':
    'La página se guardó con una versión más nueva de Aurelio. Actualiza la aplicación para abrirla.',
  'bad-element': 'Un elemento de la página no se entiende.',
  'bad-head': 'Un elemento de la página no tiene un identificador o un tipo válidos.',
  'bad-props': ({ id }) => i18n.t('El elemento {{id}} no tiene propiedades válidas.', { id }),
  'bad-children': ({ id }) => i18n.t('El contenido del elemento {{id}} no es una lista.', { id }),
  'repeated-id': ({ id }) => i18n.t('El identificador {{id}} está repetido.', { id }),
  'duplicate-id': ({ id }) => i18n.t('El identificador {{id}} ya está en la página.', { id }),
  'bad-value': ({ type }) =>
    i18n.t('Una propiedad tiene un valor que no se puede guardar ({{type}}).', { type }),
  'bad-prop': 'Una propiedad tiene un nombre no permitido.',
  'bad-character': 'Un texto contiene caracteres no permitidos.',
  'bad-name': 'El nombre del elemento no es válido.',
  'children-as-prop': 'El contenido de un elemento no se cambia como propiedad.',
  'too-long': ({ limit }) =>
    i18n.t(
      'Un texto de la página es demasiado largo: caben {{limit}} caracteres. Acórtalo o repártelo en varios.',
      { limit },
    ),
  'list-too-deep': ({ limit }) => i18n.t('La página tiene más de {{limit}} niveles de elementos.', { limit }),
  'list-too-large': ({ limit }) => i18n.t('La página tiene más de {{limit}} elementos.', { limit }),
  'too-deep': ({ limit }) => i18n.t('No caben más de {{limit}} niveles de elementos.', { limit }),
  'too-many': ({ limit }) => i18n.t('La página no puede tener más de {{limit}} elementos.', { limit }),
  'value-too-deep': 'Una propiedad tiene demasiados niveles.',
  'too-much-data': 'La página tiene demasiados datos.',
  'unknown-element': 'El elemento ya no está en la página.',
  'missing-parent': 'El contenedor ya no está en la página.',
  'inside-itself': 'Un elemento no puede moverse dentro de sí mismo.',
  locked: 'El elemento está bloqueado. Desbloquéalo en Capas para cambiarlo.',
  'changed-since': 'Esto ha cambiado en otro sitio después: se deja como está para no perder ese trabajo.',
  'not-for-mail':
    'Un correo no puede mostrar este elemento. Prueba con un texto, una imagen, un botón, una lista o unas columnas.',
  'locked-inside': 'Hay elementos bloqueados dentro. Desbloquéalos en Capas para eliminar.',
}

/** What is wrong with a page, or with a change of one, in the language of the screen. */
export function documentText<Code extends DocumentErrorCode>(problem: DocumentProblemOf<Code>): string {
  return say(words[problem.code], problem)
}
