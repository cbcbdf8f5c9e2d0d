import { OverviewScreen } from '../../features/page-builder/overview/overview-screen.tsx'
import { pageActions } from '../features.ts'

/** The overview of pages with what the other features can do with one. */
export function OverviewRoute() {
  return <OverviewScreen actions={pageActions} />
}
