import type { Overview } from '@aurelio/contracts/home'
import { Suspense, useEffect } from 'react'
import { HomeScreen } from '../../features/home/home-screen.tsx'
import { RecentPages } from '../../features/page-builder/overview/recent-pages.tsx'
import { useCan } from '../../platform/auth/use-can.ts'
import { writeJson } from '../../platform/local-storage.ts'
import { latePart, lazyPart } from '../../ui/lazy-part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { tools } from './tools.ts'

const WaitingReviews = lazyPart(
  async () => (await import('../../features/reviews/waiting-reviews.tsx')).WaitingReviews,
)
const AwaitedReviews = lazyPart(
  async () => (await import('../../features/reviews/awaited-reviews.tsx')).AwaitedReviews,
)
/** Below the first screenful: loaded once that stands. */
const ActivityList = latePart(
  async () => (await import('../../features/activity/activity-list.tsx')).ActivityList,
)
const ClientHome = lazyPart(async () => (await import('../../features/clients/client-home.tsx')).ClientHome)

/** The team's home with the tools and the list of what happened, which are of other features; or that of a client. */
export function HomeRoute() {
  const isOfTeam = useCan('workspace.see')
  // The document asks for what the team's home shows unless it was a client's the last time (index.html).
  useEffect(() => {
    writeJson('aurelio-home', isOfTeam ? 'team' : 'client')
  }, [isOfTeam])
  if (!isOfTeam)
    return (
      <Suspense fallback={null}>
        <ClientHome waiting={<WaitingReviews />} />
      </Suspense>
    )
  return (
    <HomeScreen
      tools={tools}
      renderActivity={activityList}
      pages={<RecentPages />}
      awaited={
        <Suspense fallback={<Skeleton className="h-full" />}>
          <AwaitedReviews />
        </Suspense>
      }
    />
  )
}

const activityList = (items: Overview['activity']) => <ActivityList items={items} />
