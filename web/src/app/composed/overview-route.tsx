import { OverviewScreen } from '../../features/page-builder/overview/overview-screen.tsx'
import { ReviewMark } from '../../features/reviews/review-mark.tsx'
import { pageActions } from '../features.ts'

/** The overview of pages with what the other features can do with one, and say of it. */
export function OverviewRoute() {
  return <OverviewScreen actions={pageActions} renderMark={(page) => <ReviewMark page={page} />} />
}
