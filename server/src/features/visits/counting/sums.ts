import type {
  VisitDiscardedRow,
  VisitGoalRow,
  VisitMixRow,
  VisitProfileRow,
  VisitScopeRow,
  VisitTotalRow,
} from '../../../platform/database/tables/visits.ts'
import { hourBucket, monthBucket } from './buckets.ts'
import { linkScope, type Place, profileId, scopeOf, type VisitProfile } from './ids.ts'

type Totals = Omit<VisitTotalRow, 'scope' | 'bucket'>
type Figures = Partial<Totals>
const none: Totals = {
  visits: 0,
  visitors: 0,
  conversions: 0,
  entries: 0,
  exits: 0,
  measured: 0,
  seconds: 0,
  depth: 0,
}

/** A page counts for itself, for its site and for the workspace; a link for itself alone. */
export function scopesOf({
  workspaceId,
  siteId,
  pageId,
  linkId,
}: Place & { linkId?: string }): VisitScopeRow[] {
  if (linkId !== undefined)
    return [{ id: linkScope(workspaceId, linkId), workspaceId, siteId: '', pageId: '' }]
  const places = [
    { workspaceId, siteId, pageId },
    ...(siteId === '' ? [] : [{ workspaceId, siteId, pageId: '' }]),
    { workspaceId, siteId: '', pageId: '' },
  ]
  return places.map((place) => ({ id: scopeOf(place), ...place }))
}

/** Adds up what a batch brings, so that each row is written once. */
export function sums() {
  const totals = new Map<string, VisitTotalRow>()
  const mixes = new Map<string, VisitMixRow>()
  const discarded = new Map<string, VisitDiscardedRow>()
  const goals = new Map<string, VisitGoalRow>()
  const scopes = new Map<number, VisitScopeRow>()
  const profiles = new Map<number, VisitProfileRow>()

  function addTotal(scope: number, bucket: number, figures: Figures) {
    const key = `${scope} ${bucket}`
    const row = totals.get(key) ?? { scope, bucket, ...none }
    totals.set(key, row)
    row.visits += figures.visits ?? 0
    row.visitors += figures.visitors ?? 0
    row.conversions += figures.conversions ?? 0
    row.entries += figures.entries ?? 0
    row.exits += figures.exits ?? 0
    row.measured += figures.measured ?? 0
    row.seconds += figures.seconds ?? 0
    row.depth += figures.depth ?? 0
  }

  return {
    /** `profile` where the figures are of something that has one. */
    add(
      scope: VisitScopeRow,
      { day, at }: { day: number; at: number },
      figures: Figures,
      profile?: VisitProfile,
    ) {
      scopes.set(scope.id, scope)
      const month = monthBucket(day)
      for (const bucket of [hourBucket(at), day, month]) addTotal(scope.id, bucket, figures)
      if (!profile) return
      const id = profileId(profile)
      if (!profiles.has(id)) profiles.set(id, { id, ...profile })
      const { visits = 0, visitors = 0, conversions = 0 } = figures
      for (const bucket of [day, month]) {
        const key = `${scope.id} ${bucket} ${id}`
        const row = mixes.get(key) ?? {
          scope: scope.id,
          bucket,
          profile: id,
          visits: 0,
          visitors: 0,
          conversions: 0,
        }
        mixes.set(key, row)
        row.visits += visits
        row.visitors += visitors
        row.conversions += conversions
      }
    },
    discard(scope: VisitScopeRow, day: number, reason: string) {
      scopes.set(scope.id, scope)
      const key = `${scope.id} ${day} ${reason}`
      const row = discarded.get(key) ?? { scope: scope.id, bucket: day, reason, visits: 0 }
      discarded.set(key, row)
      row.visits += 1
    },
    reach(scope: VisitScopeRow, day: number, goal: string) {
      const key = `${scope.id} ${day} ${goal}`
      const row = goals.get(key) ?? { scope: scope.id, bucket: day, goal, conversions: 0 }
      goals.set(key, row)
      row.conversions += 1
    },
    rows: () => ({
      goals: [...goals.values()],
      scopes: [...scopes.values()],
      profiles: [...profiles.values()],
      totals: [...totals.values()],
      mixes: [...mixes.values()],
      discarded: [...discarded.values()],
    }),
  }
}
export type Sums = ReturnType<typeof sums>
