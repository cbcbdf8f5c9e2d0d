import type { RecordedKind } from './audit.ts'

/** What each entry of the record is called. An entry without words is no type. */
export const recordWords = {
  'workspace-created': 'Espacio creado',
  'workspace-renamed': 'Nombre del espacio cambiado',
  'workspace-settings-changed': 'Ajustes del espacio cambiados',
  'member-joined': 'Ha entrado una persona',
  'member-role-changed': 'Rol cambiado',
  'member-removed': 'Ha salido una persona',
  'invitation-sent': 'Invitación enviada',
  'invitation-revoked': 'Invitación retirada',
  'project-shared': 'Proyecto compartido',
  'site-shared': 'Sitio compartido',
  'site-host-changed': 'Dominio de un sitio cambiado',
  'page-shared': 'Página compartida',
  'page-published': 'Página publicada',
  'page-unpublished': 'Página retirada',
  'review-approved': 'Revisión aprobada',
  'review-rejected': 'Cambios pedidos en una revisión',
  'webhook-added': 'Webhook añadido',
  'webhook-changed': 'Webhook cambiado',
  'webhook-removed': 'Webhook quitado',
  'recipe-changed': 'Receta guardada, cambiada o eliminada',
  'recipe-mailed': 'Archivos enviados por correo desde una receta',
  'token-created': 'Token de la API creado',
  'token-revoked': 'Token de la API revocado',
  'assistant-called': 'Un asistente ha usado una herramienta',
} as const satisfies Record<RecordedKind, string>
