import { visitDimensions } from '@aurelio/contracts/visits'
import type {
  VisitDiscardedRow,
  VisitFigures,
  VisitGoalRow,
  VisitMixRow,
  VisitPartRow,
  VisitProfileRow,
  VisitScopeRow,
  VisitTotalRow,
} from '../../../platform/database/tables/visits.ts'
import { hourBucket, monthBucket } from './buckets.ts'
import { linkScope, type Place, scopeOf } from './ids.ts'
import { kept } from './kept.ts'
import { sectionKey, type ShownSections } from './section-key.ts'
import { perBucket, perKey } from './tally.ts'
import type { Reading } from './waiting.ts'

type Totals = Omit<VisitTotalRow, 'scope' | 'bucket'>
type Figures = Partial<Totals>
type When = { day: number; at: number }
type Scopes = readonly VisitScopeRow[]

const known = kept<string, Scopes>(5000)

/** A page counts for itself, for its site and for the workspace; a link for itself alone. The same place has the same ones. */
export function scopesOf(place: Place & { linkId?: string }): Scopes {
  const { workspaceId, siteId, pageId, linkId = '' } = place
  const key = `${workspaceId} ${siteId} ${pageId} ${linkId}`
  return known.get(key) ?? known.set(key, scopesAt(place))
}

function scopesAt({ workspaceId, siteId, pageId, linkId }: Place & { linkId?: string }): Scopes {
  if (linkId !== undefined)
    return [{ id: linkScope(workspaceId, linkId), workspaceId, siteId: '', pageId: '' }]
  const places = [
    { workspaceId, siteId, pageId },
    ...(siteId === '' ? [] : [{ workspaceId, siteId, pageId: '' }]),
    { workspaceId, siteId: '', pageId: '' },
  ]
  return places.map((place) => ({ id: scopeOf(place), ...place }))
}

/** Visits that are told apart by nothing: they are added up before they are added to each scope. */
type Alike = When & { publicationId: string; visits: number; entries: number; visitors: number[] }

function begun(all: Alike[], alike: Alike): Alike {
  all.push(alike)
  return alike
}

/** Adds up what a batch brings, so that each row is written once. */
export function sums() {
  const totals = perBucket((scope: number, bucket: number): VisitTotalRow => ({
    ...emptyTotal,
    scope,
    bucket,
  }))
  const mixes = perBucket((scope: number, bucket: number) =>
    perKey((profile: number): VisitMixRow => ({ scope, bucket, profile, ...none })),
  )
  const publications = new Map<string, VisitPartRow>()
  const sectionRows = new Map<string, VisitPartRow>()
  const discarded = new Map<string, VisitDiscardedRow>()
  const goals = new Map<string, VisitGoalRow>()
  const scopes = new Map<number, VisitScopeRow>()
  const profiles = new Map<number, VisitProfileRow>()
  const visits = new Map<Scopes, Map<VisitProfileRow, Alike[]>>()

  function add(scope: VisitScopeRow, { day, at }: When, figures: Figures, seen?: Seen) {
    scopes.set(scope.id, scope)
    const month = monthBucket(day)
    for (const bucket of [hourBucket(at), day, month]) addTotal(totals.at(scope.id, bucket), figures)
    if (!seen) return
    const { profile, publicationId } = seen
    profiles.set(profile.id, profile)
    for (const bucket of [day, month]) {
      addTo(mixes.at(scope.id, bucket).at(profile.id), figures)
      if (scope.pageId === '' || publicationId === '') continue
      const key = `${scope.id} ${bucket} ${publicationId}`
      const row = publications.get(key) ?? partRow(scope.id, bucket, 'publication', publicationId)
      publications.set(key, row)
      addTo(row, figures)
    }
  }

  return {
    /** `seen` where the figures are of something that has it. */
    add,
    /** One visit of a page, its site and its workspace; `news`: for which of them its visitor is new today. */
    visit(
      of: Scopes,
      { day, at, profile, publicationId }: When & Seen,
      isEntry: boolean,
      news: readonly boolean[],
    ) {
      const byProfile = visits.get(of) ?? new Map<VisitProfileRow, Alike[]>()
      visits.set(of, byProfile)
      const all = byProfile.get(profile) ?? []
      byProfile.set(profile, all)
      const hour = hourBucket(at)
      const alike =
        all.find(
          (one) => one.day === day && one.publicationId === publicationId && hourBucket(one.at) === hour,
        ) ?? begun(all, { day, at, publicationId, visits: 0, entries: 0, visitors: of.map(() => 0) })
      alike.visits += 1
      if (isEntry) alike.entries += 1
      for (const [index, isNew] of news.entries())
        if (isNew) alike.visitors[index] = (alike.visitors[index] ?? 0) + 1
    },
    discard(scope: VisitScopeRow, day: number, reason: string) {
      scopes.set(scope.id, scope)
      const key = `${scope.id} ${day} ${reason}`
      const row = discarded.get(key) ?? { scope: scope.id, bucket: day, reason, visits: 0 }
      discarded.set(key, row)
      row.visits += 1
    },
    /** What of a page came into sight: of how many readings, and in how many of them each section. */
    see(scope: VisitScopeRow, day: number, shown: ShownSections, { isFirst, sections = [] }: Reading) {
      scopes.set(scope.id, scope)
      for (const section of isFirst ? ['', ...sections] : sections)
        for (const bucket of [day, monthBucket(day)]) {
          const key = sectionKey({ ...shown, section })
          const place = `${scope.id} ${bucket} ${key}`
          const row = sectionRows.get(place) ?? partRow(scope.id, bucket, 'section', key)
          sectionRows.set(place, row)
          row.visits += 1
        }
    },
    reach(scope: VisitScopeRow, day: number, goal: string) {
      const key = `${scope.id} ${day} ${goal}`
      const row = goals.get(key) ?? { scope: scope.id, bucket: day, goal, conversions: 0 }
      goals.set(key, row)
      row.conversions += 1
    },
    rows() {
      for (const [of, byProfile] of visits)
        for (const [profile, all] of byProfile)
          for (const { visitors, visits: count, entries, publicationId, ...when } of all)
            for (const [index, scope] of of.entries())
              add(
                scope,
                when,
                { visits: count, entries, visitors: visitors[index] ?? 0 },
                { profile, publicationId },
              )
      visits.clear()
      const mixed = mixes.all().flatMap((own) => own.all())
      return {
        goals: [...goals.values()],
        scopes: [...scopes.values()],
        profiles: [...profiles.values()],
        totals: totals.all(),
        mixes: mixed,
        parts: [...partsOf(mixed, profiles), ...publications.values(), ...sectionRows.values()],
        discarded: [...discarded.values()],
      }
    },
  }
}
export type Sums = ReturnType<typeof sums>
type Seen = { profile: VisitProfileRow; publicationId: string }

/** What these sums are by each single thing that visits have in common: every screen that is not filtered reads it. */
export function partsOf(
  mixes: readonly VisitMixRow[],
  profiles: ReadonlyMap<number, VisitProfileRow>,
): VisitPartRow[] {
  const parts = perBucket((scope: number, bucket: number) =>
    visitDimensions.map((dimension) =>
      perKey((key: string): VisitPartRow => ({ scope, dimension, key, bucket, ...none })),
    ),
  )
  for (const mix of mixes) {
    const profile = profiles.get(mix.profile)
    if (!profile) continue
    const own = parts.at(mix.scope, mix.bucket)
    for (const [index, dimension] of visitDimensions.entries()) {
      const row = own[index]?.at(profile[dimension])
      if (row) addTo(row, mix)
    }
  }
  return parts.all().flatMap((own) => own.flatMap((one) => one.all()))
}

const none: VisitFigures = { visits: 0, visitors: 0, conversions: 0 }
const emptyTotal: Totals = { ...none, entries: 0, exits: 0, measured: 0, seconds: 0, depth: 0 }

function partRow(scope: number, bucket: number, dimension: string, key: string): VisitPartRow {
  return { scope, dimension, key, bucket, ...none }
}

function addTo(row: VisitFigures, { visits = 0, visitors = 0, conversions = 0 }: Partial<VisitFigures>) {
  row.visits += visits
  row.visitors += visitors
  row.conversions += conversions
}

function addTotal(row: VisitTotalRow, figures: Figures) {
  addTo(row, figures)
  row.entries += figures.entries ?? 0
  row.exits += figures.exits ?? 0
  row.measured += figures.measured ?? 0
  row.seconds += figures.seconds ?? 0
  row.depth += figures.depth ?? 0
}
