import { event } from '../events/event.ts'
import { about } from '../events/shapes.ts'

const events = [
  /** A whole web was made of a template, or taken back. The subject is its site. */
  event('site.made', about, {
    topics: ['sites', 'pages', 'collections'],
    record: { kind: 'site-made', of: 'subject' },
  }),
  event('site.unmade', about, {
    topics: ['sites', 'pages', 'collections'],
    record: { kind: 'site-unmade', of: 'subject' },
  }),
] as const

export const siteTemplatesSay = { events }
