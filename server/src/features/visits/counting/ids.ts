import { createHash } from 'node:crypto'
import type { VisitProfileRow } from '../../../platform/database/tables/visits.ts'
import { kept } from './kept.ts'

export type VisitProfile = Omit<VisitProfileRow, 'id'>
export type Place = { workspaceId: string; siteId: string; pageId: string }

/** Bytes of an id: as many as a number holds exactly, and two of a million never meet by chance. */
export const idBytes = 6

/** The same few pages and ways to come make up most visits. */
const known = kept<string, number>(20_000)

/** Every process makes the same id of the same thing: nobody has to ask for it. */
function idOf(text: string): number {
  return known.get(text) ?? known.set(text, createHash('sha256').update(text).digest().readUIntBE(0, idBytes))
}

/** The scope of a page wherever it stands, of a site (`pageId` is '') or of the workspace (both are ''). */
export function scopeOf({ workspaceId, siteId, pageId }: Place): number {
  return idOf(JSON.stringify(pageId === '' ? [workspaceId, siteId] : [workspaceId, '', pageId]))
}

/** The scope of a link of a campaign: it counts for itself alone. */
export function linkScope(workspaceId: string, linkId: string): number {
  return idOf(JSON.stringify([workspaceId, 'link', linkId]))
}

/** What tells who has reached a goal of a page on a day: nothing is counted there. */
export function goalScope({ workspaceId, pageId }: Place, goal: string): number {
  return idOf(JSON.stringify([workspaceId, 'goal', pageId, goal]))
}

/** The scope of something that others count. */
export function scopeNamed(name: string): number {
  return idOf(JSON.stringify(['along', name]))
}

export function profileId(profile: VisitProfile): number {
  const { source, kind, campaign, medium, device, browser, language, country, variant } = profile
  return idOf(JSON.stringify([source, kind, campaign, medium, device, browser, language, country, variant]))
}
