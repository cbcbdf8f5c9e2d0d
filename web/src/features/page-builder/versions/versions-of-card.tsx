import type { PageActionProps } from '../../../platform/feature.ts'
import { VersionsDialog } from './versions-dialog.tsx'

/** The versions of a page from its card. */
export function VersionsOfCard({ page, onClose }: PageActionProps) {
  return <VersionsDialog pageId={page.id} onClose={onClose} />
}
