export type FunnelRow = {
  id: string
  workspaceId: string
  name: string
  /** JSON, as the contract has it. */
  graph: string
  version: number
  createdAt: string
  updatedAt: string
  publishedAt: string | null
}

/** Which step of which published funnel a page is. */
export type FunnelPageRow = {
  pageId: string
  funnelId: string
  step: string
  isStart: 0 | 1
  kind: string
  /** Id of what the step is about in the room of its kind. */
  thing: string | null
  /** The page that its first way out leads to. */
  nextPageId: string | null
}

/** People of a day, by step (its id) or way (`from>to`) and by what they have in common. It knows nobody. */
export type FunnelTallyRow = {
  funnelId: string
  day: number
  key: string
  source: string
  device: string
  campaign: string
  variant: string
  people: number
}

/**
 * The same by one thing alone that they have in common ('' as `dimension`: by none), of a day (20261120) or a month (-202611).
 * `isWay`: no step, but a way between two, or how long it took.
 */
export type FunnelSumRow = {
  funnelId: string
  dimension: '' | 'source' | 'device' | 'campaign' | 'variant'
  isWay: 0 | 1
  bucket: number
  value: string
  key: string
  people: number
}

/** The path of a person who left their data; it goes with the lead. */
export type FunnelLeadRow = {
  leadId: string
  funnelId: string
  /** Ids of steps in their order, with a hyphen between them; the last is the one with the form. */
  steps: string
  at: string
}

/** A funnel with all its pages as they were: `content` is JSON. */
export type FunnelVersionRow = {
  id: string
  funnelId: string
  number: number
  name: string
  steps: number
  content: string
  createdAt: string
}

export type FunnelTables = {
  funnelVersion: FunnelVersionRow
  funnel: FunnelRow
  funnelPage: FunnelPageRow
  funnelTally: FunnelTallyRow
  funnelSum: FunnelSumRow
  funnelLead: FunnelLeadRow
}
