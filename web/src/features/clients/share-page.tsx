import type { PageActionProps } from '../../platform/feature.ts'
import { ShareDialog } from './share-dialog.tsx'

/** With which clients a single page is shared, from its card. */
export function SharePage({ page, onClose }: PageActionProps) {
  return <ShareDialog thing={{ kind: 'page', id: page.id }} onClose={onClose} />
}
