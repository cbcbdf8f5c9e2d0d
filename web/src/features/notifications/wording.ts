import { addresses } from '@aurelio/contracts/addresses'
import type { Notification, NotificationKind } from '@aurelio/contracts/notifications'
import { i18n } from '../../platform/i18n/i18n.ts'

const taskPath = (id: string) => addresses.task(id)

/** Where each kind leads, by what it is about. */
const paths: Record<NotificationKind, (id: string) => string> = {
  'welcome.page': () => addresses.overview,
  'welcome.tools': () => addresses.tool('image-optimizer'),
  'welcome.security': () => addresses.profileTab('security'),
  'lead.received': () => addresses.leads,
  'lead.mentioned': (id) => addresses.lead(id),
  'lead.expiring': () => addresses.settingsOf('leads'),
  'page.published': () => addresses.overview,
  'page.schedule-failed': () => addresses.tool('seo-mass-generator'),
  'project.shared': (id) => addresses.project(id),
  'site.shared': () => addresses.home,
  'page.shared': () => addresses.home,
  'review.requested': (id) => addresses.review(id),
  'review.commented': (id) => addresses.review(id),
  'review.approved': (id) => addresses.review(id),
  'review.rejected': (id) => addresses.review(id),
  'webhook.paused': () => addresses.settingsOf('webhooks'),
  'task.mentioned': taskPath,
  'task.commented': taskPath,
  'task.unblocked': taskPath,
  'site.host-missing': (id) => addresses.site(id),
  'site.host-lost': (id) => addresses.site(id),
}

export function pathOf({ kind, subject }: Notification): string {
  return paths[kind](subject?.id ?? '')
}

type Wording = { title: string; message: string }

/** A notification in the person's language. */
export function wordingOf({ kind, subject, count }: Notification): Wording {
  return wordings[kind](subject?.name ?? '', count)
}

const wordings: Record<NotificationKind, (name: string, count: number) => Wording> = {
  'welcome.page': () => ({
    title: i18n.t('Tu página de ejemplo está lista'),
    message: i18n.t('Ábrela en el constructor, cámbiala a tu gusto y publícala.'),
  }),
  'welcome.tools': () => ({
    title: i18n.t('Aligera tus fotos antes de publicarlas'),
    message: i18n.t('El optimizador de imágenes trabaja en tu navegador: no se sube nada.'),
  }),
  'welcome.security': () => ({
    title: i18n.t('Protege tu cuenta'),
    message: i18n.t('Activa la verificación en dos pasos o añade una llave de acceso.'),
  }),
  'lead.received': (page, count) =>
    count === 1
      ? {
          title: i18n.t('Nuevo lead en {{page}}', { page }),
          message: i18n.t('Alguien ha rellenado el formulario de esta página.'),
        }
      : {
          title: i18n.t('{{number}} leads nuevos en {{page}}', { number: count, page }),
          message: i18n.t('Varias personas han rellenado el formulario de esta página.'),
        },
  'lead.mentioned': (lead, count) => ({
    title:
      count === 1
        ? i18n.t('Te nombran en una nota de {{lead}}', { lead })
        : i18n.t('Te nombran en {{number}} notas de {{lead}}', { number: count, lead }),
    message: i18n.t('Lee lo que te piden en la historia del lead.'),
  }),
  'lead.expiring': (_, count) => ({
    title:
      count === 1
        ? i18n.t('Un lead antiguo se irá dentro de una semana')
        : i18n.t('{{number}} leads antiguos se irán dentro de una semana', { number: count }),
    message: i18n.t('Así lo dice la conservación de leads de tu espacio, en Configuración.'),
  }),
  'page.published': (page) => ({
    title: i18n.t('Se ha publicado {{page}}', { page }),
    message: i18n.t('Lo ha hecho otra persona de tu espacio de trabajo.'),
  }),
  'page.schedule-failed': (name, count) => ({
    title:
      count === 1
        ? i18n.t('No se ha podido publicar {{name}}', { name })
        : i18n.t('{{number}} veces no se ha podido publicar {{name}}', { number: count, name }),
    message: i18n.t('Es una publicación que se repite. En el generador SEO se dice por qué.'),
  }),
  'webhook.paused': (host) => ({
    title: i18n.t('El webhook de {{host}} está en pausa', { host }),
    message: i18n.t('Lleva tres días sin contestar bien. Revísalo y reanúdalo cuando funcione.'),
  }),
  'task.mentioned': (task) => ({
    title: i18n.t('Te mencionan en «{{task}}»', { task }),
    message: i18n.t('Está en los comentarios de la tarea.'),
  }),
  'task.commented': (task, count) => ({
    title:
      count === 1
        ? i18n.t('Comentario nuevo en {{page}}', { page: task })
        : i18n.t('{{number}} comentarios nuevos en {{page}}', { number: count, page: task }),
    message: i18n.t('Está en los comentarios de la tarea.'),
  }),
  'task.unblocked': (task) => ({
    title: i18n.t('Ya puedes empezar «{{task}}»', { task }),
    message: i18n.t('Lo que esperaba está hecho.'),
  }),
  'site.host-missing': (host) => ({
    title: i18n.t('No encontramos el registro DNS de {{host}}', { host }),
    message: i18n.t('Vuelve a crearlo antes de catorce días, o el dominio dejará de responder.'),
  }),
  'site.host-lost': (host) => ({
    title: i18n.t('{{host}} ya no responde', { host }),
    message: i18n.t(
      'Sus páginas están otra vez en /p/. Crea el registro DNS y compruébalo para recuperarlo.',
    ),
  }),
  'review.requested': (page) => ({
    title: i18n.t('Te piden que revises {{page}}', { page }),
    message: i18n.t('Coméntala, apruébala o pide cambios.'),
  }),
  'review.commented': (page, count) => ({
    title:
      count === 1
        ? i18n.t('Comentario nuevo en {{page}}', { page })
        : i18n.t('{{number}} comentarios nuevos en {{page}}', { number: count, page }),
    message: i18n.t('Está en la revisión de la página.'),
  }),
  'review.approved': (page) => ({
    title: i18n.t('{{page}} está aprobada', { page }),
    message: i18n.t('La versión que enseñaste se puede publicar.'),
  }),
  'review.rejected': (page) => ({
    title: i18n.t('Piden cambios en {{page}}', { page }),
    message: i18n.t('Los comentarios están en la revisión.'),
  }),
  'project.shared': (project) => ({
    title: i18n.t('Han compartido contigo {{project}}', { project }),
    message: i18n.t('Ya puedes ver sus páginas y cómo va.'),
  }),
  'site.shared': (site) => ({
    title: i18n.t('Han compartido contigo {{project}}', { project: site }),
    message: i18n.t('Ya puedes ver sus páginas.'),
  }),
  'page.shared': (page) => ({
    title: i18n.t('Han compartido contigo {{project}}', { project: page }),
    message: i18n.t('Ya puedes ver la página.'),
  }),
}
