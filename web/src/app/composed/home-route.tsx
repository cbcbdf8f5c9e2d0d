import type { Overview } from '@aurelio/contracts/home'
import { ActivityList } from '../../features/activity/activity-list.tsx'
import { HomeScreen } from '../../features/home/home-screen.tsx'
import { tools } from './tools.ts'

/** The home with the tools and the list of what happened, which are of other features. */
export function HomeRoute() {
  return <HomeScreen tools={tools} renderActivity={activityList} />
}

const activityList = (items: Overview['activity']) => <ActivityList items={items} />
