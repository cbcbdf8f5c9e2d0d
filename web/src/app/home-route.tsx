import type { Overview } from '@aurelio/contracts/home'
import { ActivityList } from '../features/activity/activity-list.tsx'
import { HomeScreen } from '../features/home/home-screen.tsx'

/** The home with the list of what happened, which is a feature of its own. */
export function HomeRoute() {
  return <HomeScreen renderActivity={activityList} />
}

const activityList = (items: Overview['activity']) => <ActivityList items={items} />
