import type { VisitTool } from '@aurelio/contracts/visit-imports'
import type { VisitMode } from '@aurelio/contracts/visits'

/** Whose figures they are: a page's, a site's (`pageId` is '') or a whole workspace's (both are ''). */
export type VisitScopeRow = { id: number; workspaceId: string; siteId: string; pageId: string }

/** What several visits have in common; none of it names anybody. */
export type VisitProfileRow = {
  id: number
  source: string
  kind: string
  campaign: string
  medium: string
  device: string
  browser: string
  language: string
  country: string
  variant: string
}

export type VisitFigures = { visits: number; visitors: number; conversions: number }

/** Sums of a scope within an hour, a day or a month (`counting/buckets.ts`). */
export type VisitTotalRow = VisitFigures & {
  scope: number
  bucket: number
  /** Visits with which somebody came, and with which they left. */
  entries: number
  exits: number
  /** Of those whose page told it: how many they are, seconds on the page and hundredths of its length seen, added up. */
  measured: number
  seconds: number
  depth: number
}

/** The same by what visits have in common, within a day or a month. */
export type VisitMixRow = VisitFigures & { scope: number; bucket: number; profile: number }

/**
 * The same by one single thing that visits have in common, or of a page by the publication that was seen: `dimension` is
 * what it is, `key` which of them. Of `section` visits alone are counted: those that told what they saw
 * (`counting/section-key.ts`).
 */
export type VisitPartRow = VisitFigures & { scope: number; dimension: string; key: string; bucket: number }

/** What was not counted, and why. */
export type VisitDiscardedRow = { scope: number; bucket: number; reason: string; visits: number }

/** Who was there on a day: keyed hashes that mean nothing once the day's salt is gone, and they go with it. */
export type VisitSeenRow = { day: number; scope: number; hash: number }

/** Where somebody is now; removed half an hour after they were last seen. */
export type VisitLiveRow = { hash: number; workspaceId: string; siteId: string; pageId: string; at: number }

/** The key of a day's hashes, sealed with the installation's secret. */
export type VisitSaltRow = { day: number; sealed: string; madeAt: number }

/** How a site counts; without a row as `defaultSetting` says. */
export type VisitSettingRow = {
  siteId: string
  workspaceId: string
  mode: VisitMode
  respects: 0 | 1
  measures: 0 | 1
}

/** A link of a campaign. `root`: the site at whose own host its short address stands; '' for the address that all share. */
export type CampaignLinkRow = {
  id: string
  workspaceId: string
  root: string
  shortName: string
  target: string
  source: string
  medium: string
  name: string
  createdAt: string
  endedAt: string | null
}

/** A link by which anybody reads the visits of one site. */
export type VisitShareRow = {
  id: string
  workspaceId: string
  siteId: string
  tokenHash: string
  createdAt: string
  revokedAt: string | null
  seenAt: string | null
}

/** How often a goal was reached within a day: `form`, `click <where it leads>` or `page <id>`. */
export type VisitGoalRow = { scope: number; bucket: number; goal: string; conversions: number }

/** What of a page is a conversion; without a row as `defaultGoals` says. */
export type VisitGoalSettingRow = {
  pageId: string
  workspaceId: string
  forms: 0 | 1
  clicks: 0 | 1
  reachedPageId: string | null
}

/** A file of visits that somebody else counted. */
export type VisitImportRow = {
  id: string
  workspaceId: string
  siteId: string
  tool: VisitTool
  fileName: string
  firstDay: string
  lastDay: string
  visits: number
  createdAt: string
}

/** What a file added to a day, by what the visits have in common. */
export type VisitImportSumRow = VisitFigures & { importId: string; bucket: number; profile: number }

export type VisitTables = {
  visitImport: VisitImportRow
  visitImportSum: VisitImportSumRow
  visitGoal: VisitGoalRow
  visitGoalSetting: VisitGoalSettingRow
  visitShare: VisitShareRow
  campaignLink: CampaignLinkRow
  visitScope: VisitScopeRow
  visitProfile: VisitProfileRow
  visitTotal: VisitTotalRow
  visitMix: VisitMixRow
  visitPart: VisitPartRow
  visitDiscarded: VisitDiscardedRow
  visitSeen: VisitSeenRow
  visitLive: VisitLiveRow
  visitSalt: VisitSaltRow
  visitSetting: VisitSettingRow
}
