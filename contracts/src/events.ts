import { z } from 'zod'

/** What every event tells. */
const happened = z.object({
  workspaceId: z.string(),
  /** Who did it; null for what no member did. */
  actorId: z.string().nullable(),
  /** The tab of the actor's browser that asked; null where it was none. */
  origin: z.string().nullable(),
  /** When, in UTC. */
  at: z.string(),
})
/** Something about a thing, by the name it had then. */
const about = happened.extend({ subject: z.object({ id: z.string(), name: z.string() }) })
const aboutWork = about.extend({
  projectId: z.string().nullable(),
  /** 1 where it concerns sample content, and goes with it. */
  sample: z.union([z.literal(0), z.literal(1)]),
})
/** A task; clients notice it where they see it, or saw it until now. */
const aboutTask = aboutWork.extend({ forClients: z.boolean(), leftProjectId: z.string().nullable() })
const aboutPage = about.extend({ projectId: z.string().nullable() })
/** `slug` names what stands published under `root`, as in a page; null where nothing does. */
const aboutPublication = aboutPage.extend({ root: z.string(), slug: z.string().nullable() })
/** `added` are the accounts of the clients who see it from now on. */
const aboutSharing = about.extend({ added: z.array(z.string()), removed: z.array(z.string()) })
const aboutRole = about.extend({ role: z.string() })
const aboutPeople = about.extend({ userIds: z.array(z.string()) })
/** The subject is the review, by the name of its page. */
const aboutReview = aboutPage.extend({ pageId: z.string() })
/** `byName`: a guest has no account. */
const saidInReview = aboutReview.extend({ byName: z.string() })
const toPeople = happened.extend({ userIds: z.array(z.string()) })

export const eventSchema = z.discriminatedUnion('kind', [
  about.extend({ kind: z.literal('workspace.created'), actorId: z.string() }),
  about.extend({ kind: z.literal('workspace.renamed') }),
  about.extend({ kind: z.literal('workspace.settings-changed') }),
  aboutPeople.extend({ kind: z.literal('workspace.removed') }),
  /** The subject is the person. */
  about.extend({ kind: z.literal('member.joined') }),
  aboutRole.extend({ kind: z.literal('member.role-changed') }),
  aboutPeople.extend({ kind: z.literal('member.removed') }),
  /** The subject is the invitation; its name stays empty, for an address goes into no record. */
  aboutRole.extend({ kind: z.literal('invitation.sent') }),
  about.extend({ kind: z.literal('invitation.revoked') }),
  aboutWork.extend({ kind: z.literal('project.created') }),
  aboutWork.extend({ kind: z.literal('project.updated') }),
  /** Somebody noted time, or their clock began or ended. */
  aboutWork.extend({ kind: z.literal('project.hours-changed') }),
  /** Who works on it. */
  aboutWork.extend({ kind: z.literal('project.members-changed') }),
  aboutWork.extend({ kind: z.literal('project.notes-changed') }),
  /** It is linked with another site or lead, or with one less. */
  aboutWork.extend({ kind: z.literal('project.links-changed') }),
  aboutWork.extend({ kind: z.literal('project.completed') }),
  aboutWork.extend({ kind: z.literal('project.archived') }),
  aboutWork.extend({ kind: z.literal('project.removed') }),
  aboutWork.extend({ kind: z.literal('project.restored') }),
  aboutSharing.extend({ kind: z.literal('project.shared'), projectId: z.string() }),
  aboutSharing.extend({ kind: z.literal('site.shared') }),
  aboutSharing.extend({ kind: z.literal('page.shared') }),
  aboutTask.extend({ kind: z.literal('task.created') }),
  aboutTask.extend({ kind: z.literal('task.updated') }),
  aboutTask.extend({ kind: z.literal('task.completed') }),
  aboutTask.extend({ kind: z.literal('task.reopened') }),
  aboutTask.extend({ kind: z.literal('task.removed') }),
  aboutTask.extend({ kind: z.literal('task.restored') }),
  /** `mentioned`: the accounts that are called in it. */
  aboutTask.extend({
    kind: z.literal('task.commented'),
    mentioned: z.array(z.string()),
    assigneeId: z.string().nullable(),
  }),
  /** The last one that it waited for is done. */
  aboutTask.extend({ kind: z.literal('task.unblocked'), assigneeId: z.string().nullable() }),
  about.extend({ kind: z.literal('project-template.changed') }),
  /** A file of a task or of a project has come, is gone, or is seen by others. */
  about.extend({
    kind: z.literal('work-file.changed'),
    projectId: z.string().nullable(),
    forClients: z.boolean(),
  }),
  /** Many out of a file, or gone again with it. The subject is the import. */
  about.extend({ kind: z.literal('task.imported') }),
  /** A named view of the tasks. */
  about.extend({ kind: z.literal('task.view-changed') }),
  about.extend({ kind: z.literal('calendar-event.created') }),
  about.extend({ kind: z.literal('calendar-event.changed') }),
  about.extend({ kind: z.literal('calendar-event.removed') }),
  about.extend({ kind: z.literal('calendar-event.restored') }),
  /** Several of a file. The subject is the first of them. */
  about.extend({ kind: z.literal('calendar-event.imported') }),
  aboutPage.extend({ kind: z.literal('page.created') }),
  aboutPage.extend({ kind: z.literal('page.saved') }),
  aboutPage.extend({ kind: z.literal('page.moved'), leftProjectId: z.string().nullable() }),
  aboutPage.extend({ kind: z.literal('page.renamed') }),
  aboutPublication.extend({ kind: z.literal('page.removed') }),
  aboutPublication.extend({ kind: z.literal('page.restored') }),
  /** Nothing of it is left. */
  aboutPage.extend({ kind: z.literal('page.erased') }),
  aboutPublication.extend({ kind: z.literal('page.published') }),
  aboutPublication.extend({ kind: z.literal('page.unpublished') }),
  /** Several pages of a site are being published again: it began, got further, or ended. */
  happened.extend({ kind: z.literal('page.republishing') }),
  /** Pages out of a table are being published: it began, got further, ended, or is undone. */
  happened.extend({ kind: z.literal('page.batch-moved') }),
  /** Pages that are published again and again: set up, paused, begun, ended or given up. The subject is the schedule. */
  about.extend({ kind: z.literal('page.schedule-changed') }),
  /** One of its runs brought nothing, or nothing of it could be published. */
  about.extend({ kind: z.literal('page.schedule-failed') }),
  /** A folder of a site was made, got another name, or went. */
  about.extend({ kind: z.literal('page-folder.changed') }),
  about.extend({ kind: z.literal('site.created') }),
  /** Its settings, its host or its redirects. */
  about.extend({ kind: z.literal('site.changed') }),
  /** It asked for a host, got one or let one go. The subject is the site, by the host, or by its name where it has none. */
  about.extend({ kind: z.literal('site.host-changed') }),
  /** The DNS record of its host is not found any more: it has days to come back, then the host is let go. */
  about.extend({ kind: z.literal('site.host-missing') }),
  about.extend({ kind: z.literal('site.host-lost') }),
  about.extend({ kind: z.literal('site.removed') }),
  /** The subject is the lead, by the name of its page. `replies`: its form may have a mail for who filled it in. */
  aboutPage.extend({
    kind: z.literal('lead.received'),
    pageId: z.string(),
    replies: z.boolean().default(true),
  }),
  /** `state`: what it was given, where that changed; not as spam. */
  about.extend({ kind: z.literal('lead.changed'), state: z.enum(['contacted', 'won', 'lost']).optional() }),
  /** A note names these people. */
  about.extend({ kind: z.literal('lead.mentioned'), userIds: z.array(z.string()) }),
  /** So many are about to become older than the workspace keeps them. */
  about.extend({ kind: z.literal('lead.expiring'), leads: z.int() }),
  /** Some of a file, or all of it; or it was undone. The subject is the import, by the name of its file. */
  about.extend({ kind: z.literal('lead.imported') }),
  /** The subject is the record of it, without a name. */
  about.extend({ kind: z.literal('lead.erased') }),
  /** The subject is what is done by itself with leads. */
  about.extend({ kind: z.literal('lead.rule-changed') }),
  /** A named filter of the inbox. */
  about.extend({ kind: z.literal('lead.view-changed') }),
  aboutReview.extend({ kind: z.literal('review.requested') }),
  /** Clients hear nothing of a note for the team. */
  saidInReview.extend({ kind: z.literal('review.commented'), forClients: z.boolean() }),
  saidInReview.extend({ kind: z.literal('review.approved') }),
  /** Changes are asked for. */
  saidInReview.extend({ kind: z.literal('review.rejected') }),
  /** A thread is resolved, or open again. */
  saidInReview.extend({ kind: z.literal('review.settled') }),
  happened.extend({ kind: z.literal('review.link-revoked') }),
  /** The subject is the webhook, by the host that it tells. */
  about.extend({ kind: z.literal('webhook.added') }),
  about.extend({ kind: z.literal('webhook.changed') }),
  about.extend({ kind: z.literal('webhook.removed') }),
  /** It was put on hold: nothing had gone well for days. */
  about.extend({ kind: z.literal('webhook.paused') }),
  /** Something was sent to it, with or without success. */
  happened.extend({ kind: z.literal('webhook.tried') }),
  /** A link to a report was made or revoked; what it is called stays empty. */
  about.extend({ kind: z.literal('report-link.changed') }),
  /** A monthly report was set up, taken back, sent, or stopped by who reads it. */
  about.extend({ kind: z.literal('report-mailing.changed') }),
  /** The subject is the token, by the name that its person gave it. */
  about.extend({ kind: z.literal('token.created') }),
  about.extend({ kind: z.literal('token.revoked') }),
  /** The subject is the site. */
  about.extend({ kind: z.literal('brand.changed') }),
  about.extend({ kind: z.literal('symbol.created') }),
  about.extend({ kind: z.literal('symbol.changed') }),
  about.extend({ kind: z.literal('symbol.removed') }),
  about.extend({ kind: z.literal('media-file.added') }),
  about.extend({ kind: z.literal('media-file.removed') }),
  about.extend({ kind: z.literal('picture.added') }),
  about.extend({ kind: z.literal('picture.removed') }),
  /** Its variants are there. */
  about.extend({ kind: z.literal('picture.encoded') }),
  happened.extend({ kind: z.literal('sample.added') }),
  happened.extend({ kind: z.literal('sample.removed') }),
  toPeople.extend({ kind: z.literal('notification.told') }),
  toPeople.extend({ kind: z.literal('notification.read') }),
])
/**
 * One thing that happened. The service in which it happens tells it once, in the transaction that writes it; everything
 * else (activity, notifications, audit, live topics, mails) derives from it in `server/src/app/derivations.ts`.
 */
export type DomainEvent = z.infer<typeof eventSchema>
/** What happens in a workspace, as `thing.event`. */
export type EventKind = DomainEvent['kind']
export type EventOf<Kind extends EventKind> = Extract<DomainEvent, { kind: Kind }>
