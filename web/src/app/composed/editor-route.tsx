import { Suspense } from 'react'
import { EditorScreen } from '../../features/page-builder/editor/editor-screen.tsx'
import { useCan } from '../../platform/auth/use-can.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const EditorReview = lazyPart(async () => (await import('./editor-review.tsx')).EditorReview)
const LookScreen = lazyPart(
  async () => (await import('../../features/page-builder/editor/look-screen.tsx')).LookScreen,
)

/** The editor, with what was said in the last review of the page; who may change nothing looks at the page there. */
export function EditorRoute() {
  if (useCan('pages.edit')) return <EditorScreen Margin={EditorReview} />
  return (
    <Suspense fallback={null}>
      <LookScreen />
    </Suspense>
  )
}
