import type { About, CalendarEventKind } from '@aurelio/contracts/calendar-kinds'

/** What an event is, as its form holds it: whatever was typed stays there while another kind is looked at. */
export type AboutDraft = {
  kind: CalendarEventKind
  campaign: string
  pageId: string | null
  pageName: string
  compares: string
  result: string
}

export const noAbout: AboutDraft = {
  kind: 'event',
  campaign: '',
  pageId: null,
  pageName: '',
  compares: '',
  result: '',
}

export function aboutDraftOf(about: About): AboutDraft {
  return { ...noAbout, ...about }
}

/** What of it belongs to its kind. */
export function aboutOf({ kind, campaign, pageId, pageName, compares, result }: AboutDraft): About {
  if (kind === 'campaign') return { kind, campaign }
  return kind === 'test' ? { kind, pageId, pageName, compares, result } : { kind }
}
