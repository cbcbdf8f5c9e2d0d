import type { EventOf } from '@aurelio/contracts/events'
import { demoPage } from '@aurelio/page'
import type { ActivityService } from '../features/activity/service.ts'
import type { ApiTokenService } from '../features/api-tokens/service.ts'
import type { ClientService } from '../features/clients/service.ts'
import type { LeadIndex } from '../features/leads/search/lead-index.ts'
import type { NotificationService } from '../features/notifications/service.ts'
import type { ThumbnailService } from '../features/pages/overview/thumbnails.ts'
import type { PageService } from '../features/pages/service.ts'
import type { HostMap } from '../features/sites/hosts/host-map.ts'
import type { PublishedPageService } from '../features/delivery/service.ts'
import type { ReviewMails } from '../features/reviews/mails/mails.ts'
import type { WebhookTelling } from '../features/webhooks/deliveries/telling.ts'
import type { Audit, AuditKind } from '../platform/audit/audit.ts'
import type { Changes } from '../platform/changes/changes.ts'
import type { Database } from '../platform/database/database.ts'
import type { Derivations, Reaction } from '../platform/events/events.ts'
import { screensOf } from './screens.ts'

const dayMs = 24 * 60 * 60 * 1000

type Parts = {
  database: Database
  changes: Changes
  audit: Audit
  activity: ActivityService
  apiTokens: ApiTokenService
  clients: ClientService
  leads: LeadIndex
  /** Gives a form of the workspace what came from the element of a page that shows it now. */
  adoptAnswers: (pageId: string, elementId: string, formId: string) => Promise<void>
  notifications: NotificationService
  pages: PageService
  published: PublishedPageService
  thumbnails: Pick<ThumbnailService, 'outdate' | 'putReady'>
  atHosts: HostMap
  /** Has the forms answer those who filled them in. */
  replyToLeads: Reaction<EventOf<'lead.received'>>
  /** What is done by itself with leads. */
  leadRules: {
    received: Reaction<EventOf<'lead.received'>>
    changed: Reaction<EventOf<'lead.changed'>>
  }
  /** Of this event, the webhooks that want to hear of it. */
  tellWebhooks: WebhookTelling
  reviews: {
    mails: ReviewMails
    forget: (pages: readonly EventOf<'page.erased'>[]) => Promise<void>
  }
}

/** What follows from what happens. `screens(…)`: the open screens that show these rows ask for them again. */
export function derivations(parts: Parts): Derivations {
  const { activity, apiTokens, leads, notifications, reviews, replyToLeads, leadRules, tellWebhooks } = parts
  const { screens, screensOfPeople, screensOfClients, outOf, anew } = screensOf(parts)
  const { audited, auditedOf, forgetAddress, adopted, forgetSite, demo } = reactions(parts)
  const record = activity.record
  const project = { now: [record, screens('projects', 'tasks', 'pages', 'activity')] }
  const task = { now: [record, screens('tasks', 'projects', 'activity')] }
  const redrawPages = async (events: readonly EventOf<'brand.changed'>[]) => {
    for (const { subject } of events) await parts.thumbnails.outdate(subject.id)
  }
  const sharedPages = (kind: AuditKind) => ({
    now: [audited(kind), notifications.shared, screensOfClients('pages', 'leads', 'reviews', 'activity')],
  })
  const sample = { now: [screens('projects', 'tasks', 'pages', 'activity', 'leads', 'calendar', 'reviews')] }
  const welcome = async ([event]: readonly EventOf<'workspace.created'>[]) =>
    event && notifications.welcome(event)

  return {
    'workspace.created': { now: [demo, welcome, audited('workspace-created')] },
    'workspace.renamed': { now: [screens('workspace'), audited('workspace-renamed')] },
    'workspace.settings-changed': { now: [screens('workspace'), audited('workspace-settings-changed')] },
    'workspace.removed': { now: [audited('workspace-removed'), outOf] },

    'member.joined': { now: [screens('workspace'), auditedOf('member-joined')] },
    'member.role-changed': { now: [anew, screens('workspace'), auditedOf('member-role-changed')] },
    'member.removed': {
      now: [
        apiTokens.forgetMembers,
        outOf,
        screens('workspace', 'tasks', 'tokens'),
        auditedOf('member-removed'),
      ],
    },
    'invitation.sent': { now: [screens('workspace'), audited('invitation-sent')] },
    'invitation.revoked': { now: [screens('workspace'), audited('invitation-revoked')] },

    'project.created': project,
    'project.updated': project,
    'project.hours-changed': { now: [screens('projects')] },
    'project.members-changed': { now: [screens('projects')] },
    'project.notes-changed': { now: [screens('projects')] },
    'project.links-changed': { now: [screens('projects')] },
    'project.completed': project,
    'project.archived': project,
    'project.removed': project,
    'project.restored': project,
    'project.shared': {
      now: [
        record,
        audited('project-shared', 'project'),
        notifications.shared,
        screens('projects', 'activity'),
        screensOfClients('projects', 'tasks', 'pages', 'leads', 'activity'),
      ],
    },

    'site.shared': sharedPages('site-shared'),
    'page.shared': sharedPages('page-shared'),

    'task.created': task,
    'task.updated': { now: [screens('tasks', 'projects')] },
    'task.completed': task,
    'task.reopened': task,
    'task.removed': task,
    'task.restored': task,

    'task.commented': { now: [notifications.taskCommented] },
    'task.unblocked': { now: [notifications.taskUnblocked] },
    'project-template.changed': { now: [screens('projects')] },
    'work-file.changed': { now: [screens('projects')] },
    'task.imported': { now: [screens('tasks', 'projects', 'activity')] },
    'task.view-changed': { now: [screens('tasks')] },

    'calendar-event.created': { now: [screens('calendar')] },
    'calendar-event.changed': { now: [screens('calendar')] },
    'calendar-event.removed': { now: [screens('calendar')] },
    'calendar-event.restored': { now: [screens('calendar')] },
    'calendar-event.imported': { now: [screens('calendar')] },

    'site.created': { now: [screens('sites')] },
    'site.changed': { now: [forgetSite, screens('sites', 'pages')] },
    'site.host-changed': { now: [audited('site-host-changed')] },
    'site.host-missing': {
      now: [audited('site-host-changed'), notifications.hostAtRisk, screens('sites')],
    },
    'site.host-lost': {
      now: [audited('site-host-changed'), notifications.hostAtRisk, forgetSite, screens('sites', 'pages')],
    },
    'site.removed': { now: [forgetSite, screens('sites', 'pages')] },

    'page.created': { now: [record, screens('pages', 'activity')] },
    'page.saved': { now: [screens('pages')] },
    'page.moved': { now: [screens('pages', 'projects')] },
    'page.renamed': { now: [screens('pages')] },
    'page.erased': { now: [reviews.forget, screens('pages', 'reviews')] },
    'page.removed': { now: [record, forgetAddress, screens('pages', 'reviews', 'activity')] },
    'page.restored': { now: [record, forgetAddress, screens('pages', 'reviews', 'activity')] },
    'page.published': {
      now: [
        record,
        audited('page-published', 'page'),
        notifications.pagePublished,
        forgetAddress,
        adopted,
        screens('pages', 'activity'),
      ],
    },
    'page.unpublished': {
      now: [record, audited('page-unpublished', 'page'), forgetAddress, screens('pages', 'activity')],
    },

    'page-folder.changed': { now: [screens('pages')] },
    'page.republishing': { now: [screens('pages')] },
    'page.batch-moved': { now: [screens('pages')] },
    'page.schedule-changed': { now: [screens('pages')] },
    'page.schedule-failed': { now: [notifications.scheduleFailed] },

    'lead.received': {
      later: [
        record,
        notifications.leadsReceived,
        leads.received,
        replyToLeads,
        leadRules.received,
        tellWebhooks('lead.created'),
        screens('leads', 'activity'),
      ],
    },

    'lead.changed': { now: [screens('leads')], later: [leadRules.changed, tellWebhooks('lead.updated')] },
    'lead.mentioned': { now: [notifications.mentioned] },
    'lead.expiring': { now: [notifications.expiring] },
    'lead.rule-changed': { now: [screens('leads')] },
    'lead.imported': { now: [screens('leads')] },
    'lead.erased': { now: [screens('leads', 'activity')] },
    'lead.view-changed': { now: [screens('leads')] },
    'report-link.changed': { now: [screens('projects')] },
    'report-mailing.changed': { now: [screens('projects')] },
    'webhook.added': { now: [screens('webhooks', 'workspace'), audited('webhook-added')] },
    'webhook.changed': { now: [screens('webhooks', 'workspace'), audited('webhook-changed')] },
    'webhook.removed': { now: [screens('webhooks', 'workspace'), audited('webhook-removed')] },
    'token.created': { now: [screens('tokens', 'workspace'), audited('token-created')] },
    'token.revoked': { now: [screens('tokens', 'workspace'), audited('token-revoked')] },
    'webhook.paused': {
      now: [notifications.webhookPaused, screens('webhooks'), audited('webhook-changed')],
    },
    'webhook.tried': { now: [screens('webhooks')] },

    'review.requested': {
      now: [record, notifications.reviewRequested, screens('reviews', 'activity')],
      later: [reviews.mails.requested],
    },
    'review.commented': {
      now: [notifications.reviewAnswered, screens('reviews')],
      later: [reviews.mails.commented],
    },
    'review.approved': {
      now: [
        record,
        audited('review-approved', 'review'),
        notifications.reviewAnswered,
        screens('reviews', 'activity'),
      ],
      later: [reviews.mails.decided],
    },
    'review.rejected': {
      now: [
        record,
        audited('review-rejected', 'review'),
        notifications.reviewAnswered,
        screens('reviews', 'activity'),
      ],
      later: [reviews.mails.decided],
    },
    'review.settled': { now: [screens('reviews')] },
    'review.link-revoked': { now: [screens('reviews')] },

    'brand.changed': { now: [redrawPages, screens('brand', 'pages')] },

    'symbol.created': { now: [screens('symbols')] },
    'symbol.changed': { now: [screens('symbols')] },
    'symbol.removed': { now: [screens('symbols')] },

    'media-file.added': { now: [screens('pictures')] },
    'media-file.removed': { now: [screens('pictures')] },
    'picture.added': { now: [screens('pictures')] },
    'picture.removed': { now: [screens('pictures')] },
    'picture.encoded': { now: [screens('pictures')] },

    'sample.added': sample,
    'sample.removed': sample,

    'notification.told': { now: [screensOfPeople('notifications')] },
    'notification.read': { now: [screensOfPeople('notifications')] },
  }
}

/** What the record keeps of an event. */
type Recorded = {
  workspaceId: string
  actorId: string | null
  subject: { id: string; name: string }
  role?: string
}

/** The words of the table above. */
function reactions({ database, audit, pages, thumbnails, published, atHosts, adoptAnswers }: Parts) {
  return {
    /** What somebody does to the workspace, or to what others can read, goes into the record that nobody can change. */
    audited:
      (kind: AuditKind, thing: 'page' | 'project' | 'review' | 'subject' = 'subject') =>
      async (events: readonly Recorded[]) => {
        for (const { workspaceId, actorId, subject, role } of events) {
          const named = thing === 'subject' && subject.name !== '' && { name: subject.name }
          await audit({
            kind,
            userId: actorId,
            workspaceId,
            detail: { [thing]: subject.id, ...named, ...(role && { role }) },
          })
        }
      },
    /** The same of what is done to a person. */
    auditedOf: (kind: AuditKind) => async (events: readonly Recorded[]) => {
      for (const { workspaceId, actorId, subject, role } of events)
        await audit({ kind, userId: subject.id, actorId, workspaceId, detail: { ...(role && { role }) } })
    },
    forgetAddress: (
      events: readonly EventOf<'page.published' | 'page.unpublished' | 'page.removed' | 'page.restored'>[],
    ) => {
      for (const { root, slug } of events)
        if (slug !== null)
          database.afterCommit(() => {
            published.forget(root, slug)
            atHosts.forgetSite(root)
          })
    },
    /** Forms of the workspace go on with what came to the page before. */
    adopted: async (events: readonly EventOf<'page.published'>[]) => {
      for (const { subject } of events)
        for (const [elementId, formId] of await published.symbolFormsOf(subject.id))
          await adoptAnswers(subject.id, elementId, formId)
    },
    /** What is known of its host is not true any more. */
    forgetSite: (events: readonly EventOf<'site.changed' | 'site.host-lost' | 'site.removed'>[]) => {
      for (const { subject } of events) database.afterCommit(() => atHosts.forgetSite(subject.id))
    },
    /** The page that every workspace begins with (dashboard.md §9), as if it had been made two days ago. */
    demo: async (events: readonly EventOf<'workspace.created'>[]) => {
      const { page } = await demoPage.load()
      for (const { workspaceId } of events) {
        const made = new Date(Date.now() - 2 * dayMs)
        const { id } = await pages.insert(workspaceId, demoPage.name, page, made)
        await thumbnails.putReady(workspaceId, id, demoPage.template)
      }
    },
  }
}
