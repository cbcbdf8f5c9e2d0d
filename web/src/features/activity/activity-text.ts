import { addresses } from '@aurelio/contracts/addresses'
import type { Activity, ActivityKind } from '@aurelio/contracts/activity'
import type { TFunction } from 'i18next'
import { shortName } from '../../platform/short-name.ts'

/** What happened, as one sentence in the person's language. */
export function activityText({ kind, actor, guest, subject }: Activity, t: TFunction): string {
  const doer = actor?.name ?? guest
  const names = { who: doer === null ? t('Alguien') : shortName(doer), name: shortName(subject.name) }
  const sentences: Record<ActivityKind, () => string> = {
    'project.created': () => t('{{who}} ha creado el proyecto «{{name}}»', names),
    'project.updated': () => t('{{who}} ha cambiado el proyecto «{{name}}»', names),
    'project.completed': () => t('{{who}} ha completado el proyecto «{{name}}»', names),
    'project.archived': () => t('{{who}} ha archivado el proyecto «{{name}}»', names),
    'project.removed': () => t('{{who}} ha eliminado el proyecto «{{name}}»', names),
    'project.restored': () => t('{{who}} ha recuperado el proyecto «{{name}}»', names),
    'project.shared': () => t('{{who}} ha cambiado con quién se comparte el proyecto «{{name}}»', names),
    'task.created': () => t('{{who}} ha apuntado «{{name}}»', names),
    'task.completed': () => t('{{who}} ha terminado «{{name}}»', names),
    'task.reopened': () => t('{{who}} ha vuelto a abrir «{{name}}»', names),
    'task.removed': () => t('{{who}} ha eliminado la tarea «{{name}}»', names),
    'task.restored': () => t('{{who}} ha recuperado la tarea «{{name}}»', names),
    'page.created': () => t('{{who}} ha creado la página «{{name}}»', names),
    'page.published': () => t('{{who}} ha publicado la página «{{name}}»', names),
    'page.unpublished': () => t('{{who}} ha retirado la página «{{name}}»', names),
    'page.removed': () => t('{{who}} ha eliminado la página «{{name}}»', names),
    'page.restored': () => t('{{who}} ha recuperado la página «{{name}}»', names),
    'review.requested': () => t('{{who}} ha pedido que se revise «{{name}}»', names),
    'review.approved': () => t('{{who}} ha aprobado «{{name}}»', names),
    'review.rejected': () => t('{{who}} pide cambios en «{{name}}»', names),
    'contest.published': () => t('Se ha publicado el concurso «{{name}}»', names),
    'contest.drawn': () => t('Se ha sorteado el concurso «{{name}}»', names),
    'letter.sent': () => t('Ha salido el envío «{{name}}»', names),
    'lead.received': () => t('Ha llegado un lead de «{{name}}»', names),
  }
  return sentences[kind]()
}

/** Where the subject can be seen; null for what is gone or has no screen of its own. */
export function activityPath({ kind, subject }: Activity): string | null {
  if (kind.endsWith('.removed')) return null
  if (kind.startsWith('project.')) return addresses.project(subject.id)
  if (kind.startsWith('review.')) return addresses.review(subject.id)
  if (kind.startsWith('task.')) return addresses.task(subject.id)
  return null
}
