import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.ts'

/** Loaded when it is asked for: it unpacks and checks. */
const ImportDialog = lazyPart(async () => (await import('../import/import-dialog.tsx')).ImportDialog)

/** Loaded when it is asked for: it lays pages out and draws them. */
const ImportHtmlDialog = lazyPart(
  async () => (await import('../import-html/dialog/import-html-dialog.tsx')).ImportHtmlDialog,
)

/** The ways from a file to pages: what was exported from here, or a page made elsewhere. */
export function ImportDialogs({ onClose }: { onClose: () => void }) {
  const [isForeign, setForeign] = useState(false)
  return (
    <Suspense fallback={null}>
      {isForeign ? (
        <ImportHtmlDialog onClose={onClose} />
      ) : (
        <ImportDialog onClose={onClose} onHtml={() => setForeign(true)} />
      )}
    </Suspense>
  )
}
