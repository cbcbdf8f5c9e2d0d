import { z } from 'zod'
import { event } from './event.ts'
import { about, aboutPage, aboutSharing, happened } from './shapes.ts'

/** `slug` names what stands published under `root`, as in a page; null where nothing does. */
const aboutPublication = aboutPage.extend({ root: z.string(), slug: z.string().nullable() })

const pages = { topics: ['pages'] } as const
const shared = {
  topicsOfClients: ['pages', 'leads', 'reviews', 'activity'],
  notifies: true,
} as const
const library = { topics: ['pictures'] } as const

export const pageEvents = [
  event('page.created', aboutPage, { topics: ['pages', 'activity'], activity: true }),
  event('page.saved', aboutPage, pages),
  event('page.moved', aboutPage.extend({ leftProjectId: z.string().nullable() }), {
    topics: ['pages', 'projects'],
  }),
  event('page.renamed', aboutPage, pages),
  event('page.removed', aboutPublication, { topics: ['pages', 'reviews', 'activity'], activity: true }),
  event('page.restored', aboutPublication, { topics: ['pages', 'reviews', 'activity'], activity: true }),
  /** Nothing of it is left. */
  event('page.erased', aboutPage, { topics: ['pages', 'reviews'] }),
  event('page.published', aboutPublication, {
    topics: ['pages', 'activity'],
    activity: true,
    notifies: true,
    record: { kind: 'page-published', of: 'page' },
  }),
  event('page.unpublished', aboutPublication, {
    topics: ['pages', 'activity'],
    activity: true,
    record: { kind: 'page-unpublished', of: 'page' },
  }),
  event('page.shared', aboutSharing, { ...shared, record: { kind: 'page-shared', of: 'subject' } }),
  /** Several pages of a site are being published again: it began, got further, or ended. */
  event('page.republishing', happened, pages),
  /** Pages out of a table are being published: it began, got further, ended, or is undone. */
  event('page.batch-moved', happened, pages),
  /** Pages that are published again and again: set up, paused, begun, ended or given up. The subject is the schedule. */
  event('page.schedule-changed', about, pages),
  /** One of its runs brought nothing, or nothing of it could be published. */
  event('page.schedule-failed', about, { notifies: true }),
  /** A folder of a site was made, got another name, or went. */
  event('page-folder.changed', about, pages),
] as const

export const siteEvents = [
  event('site.created', about, { topics: ['sites'] }),
  /** Its settings, its host or its redirects. */
  event('site.changed', about, { topics: ['sites', 'pages'] }),
  /** It asked for a host, got one or let one go. The subject is the site, by the host, or by its name where it has none. */
  event('site.host-changed', about, { record: { kind: 'site-host-changed', of: 'subject' } }),
  /** The DNS record of its host is not found any more: it has days to come back, then the host is let go. */
  event('site.host-missing', about, {
    topics: ['sites'],
    notifies: true,
    record: { kind: 'site-host-changed', of: 'subject' },
  }),
  event('site.host-lost', about, {
    topics: ['sites', 'pages'],
    notifies: true,
    record: { kind: 'site-host-changed', of: 'subject' },
  }),
  event('site.removed', about, { topics: ['sites', 'pages'] }),
  event('site.shared', aboutSharing, { ...shared, record: { kind: 'site-shared', of: 'subject' } }),
  /** The subject is the site. */
  event('brand.changed', about, { topics: ['brand', 'pages'] }),
  /** Letters of a workspace's own came, got another name or went. The subject is the family. */
  event('font.changed', about, { topics: ['brand'] }),
] as const

export const libraryEvents = [
  event('symbol.created', about, { topics: ['symbols'] }),
  event('symbol.changed', about, { topics: ['symbols'] }),
  event('symbol.removed', about, { topics: ['symbols'] }),
  event('media-file.added', about, library),
  event('media-file.removed', about, library),
  /** It came, changed, is being prepared, is ready, or could not be made. */
  event('film.changed', about, { topics: ['films'] }),
  event('film.removed', about, { topics: ['films'] }),
  event('picture.added', about, library),
  event('picture.removed', about, library),
  /** Its variants are there. */
  event('picture.encoded', about, library),
] as const

/** The subject is the review, by the name of its page. */
const aboutReview = aboutPage.extend({ pageId: z.string() })
/** `byName`: a guest has no account. */
const saidInReview = aboutReview.extend({ byName: z.string() })
const decided = { topics: ['reviews', 'activity'], activity: true, notifies: true } as const

export const reviewEvents = [
  event('review.requested', aboutReview, decided),
  /** Clients hear nothing of a note for the team. */
  event('review.commented', saidInReview.extend({ forClients: z.boolean() }), {
    topics: ['reviews'],
    notifies: true,
  }),
  event('review.approved', saidInReview, {
    ...decided,
    record: { kind: 'review-approved', of: 'review' },
  }),
  /** Changes are asked for. */
  event('review.rejected', saidInReview, {
    ...decided,
    record: { kind: 'review-rejected', of: 'review' },
  }),
  /** A thread is resolved, or open again. */
  event('review.settled', saidInReview, { topics: ['reviews'] }),
  event('review.link-revoked', happened, { topics: ['reviews'] }),
] as const
