/** What people put into their workspace's calendar, and where other programs read it. */
export type CalendarTables = {
  calendarEvent: CalendarEventRow
  calendarFeed: CalendarFeedRow
}

export type CalendarEventRow = {
  id: string
  workspaceId: string
  /** Null once their account is gone. */
  createdBy: string | null
  /** What other programs know it by; the workspace has it once. */
  uid: string
  title: string
  notes: string
  place: string
  allDay: 0 | 1
  /** JSON: what it is besides an event (`aboutSchema`). */
  about: string
  /** As the clock on the wall shows it, `2026-11-20T09:30`, or a day. */
  starts: string
  /** The same; a day is the last one. */
  ends: string
  /** Where that clock hangs. */
  zone: string
  /** How it repeats, as RFC 5545 writes it. */
  recurrence: string | null
  /** JSON: its single times that differ, as the contract has them. */
  exceptions: string
  /** Between these two days lie all its times, wherever one is; `9999-12-31` where it has no end. */
  firstDay: string
  lastDay: string
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export type CalendarFeedRow = {
  workspaceId: string
  userId: string
  /** One more with each new address. */
  generation: number
  tokenHash: string
}
