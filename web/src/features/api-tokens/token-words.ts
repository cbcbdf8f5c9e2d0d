import type { ChangeMode } from '@aurelio/contracts/change-modes'
import type { TokenKind } from '@aurelio/contracts/api-tokens'
import type { TokenScope } from '@aurelio/contracts/token-scopes'
import type { ProblemWords } from '../../platform/api/error-text.ts'
import { i18n } from '../../platform/i18n/i18n.ts'

export const scopeWords = {
  'pages:read': 'Ver páginas',
  'pages:write': 'Crear y cambiar páginas',
  'pages:publish': 'Publicar y retirar páginas',
  'sites:read': 'Ver sitios',
  'sites:write': 'Crear y cambiar sitios',
  'pictures:read': 'Ver imágenes',
  'pictures:write': 'Subir y eliminar imágenes',
  'leads:read': 'Ver leads, con sus datos personales',
  'leads:write': 'Cambiar e importar leads',
  'leads:export': 'Descargar todos los leads',
  'subscriptions:read': 'Ver listas y personas suscritas',
  'subscriptions:write': 'Apuntar y dar de baja a personas de las listas',
  'projects:read': 'Ver proyectos',
  'projects:write': 'Crear y cambiar proyectos',
  'tasks:read': 'Ver tareas',
  'tasks:write': 'Crear y cambiar tareas',
  'calendar:read': 'Ver el calendario',
  'calendar:write': 'Crear y cambiar eventos',
  'reviews:read': 'Ver revisiones',
  'reviews:write': 'Pedir y contestar revisiones',
  'collections:read': 'Ver colecciones',
  'collections:write': 'Crear y cambiar colecciones y sus elementos',
  'activity:read': 'Ver la actividad y las cifras',
  'recipes:read': 'Ver recetas',
  'recipes:write': 'Crear y cambiar recetas',
  'recipes:run': 'Pasar imágenes y PDF por recetas',
  'recipes:mail': 'Enviar por correo lo que hacen las recetas',
  'webhooks:read': 'Ver webhooks',
  'webhooks:write': 'Crear y cambiar webhooks',
} as const satisfies Record<TokenScope, string>

export const kindWords = {
  personal: 'Personal',
  workspace: 'Del espacio',
} as const satisfies Record<TokenKind, string>

/** How a token changes pages where it does not say so itself. */
export const changeWords = {
  done: 'Se hacen al momento',
  proposed: 'Quedan propuestos, y una persona decide',
} as const satisfies Record<ChangeMode, string>

/** How the fields of a token word what is wrong with them. */
export const fieldWords = {
  name: { REQUIRED: 'Ponle un nombre, para saber qué programa lo usa.' },
  scopes: { TOO_SMALL: 'Marca al menos un permiso.' },
} as const

export const tokenWords: ProblemWords = {
  TOKENS_FULL: ({ most }) =>
    i18n.t('Ya tienes {{most}} tokens en este espacio: revoca antes el que no uses.', { most }),
}
