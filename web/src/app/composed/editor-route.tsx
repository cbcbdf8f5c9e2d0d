import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { EditorScreen } from '../../features/page-builder/editor/editor-screen.tsx'
import { useCan } from '../../platform/auth/use-can.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const EditorReview = lazyPart(async () => (await import('./editor-review.tsx')).EditorReview)
const AskedPage = lazyPart(async () => (await import('./asked-page.tsx')).AskedPage)
const LookScreen = lazyPart(
  async () => (await import('../../features/page-builder/editor/look-screen.tsx')).LookScreen,
)

/**
 * The editor, with what was said in the last review of the page; who may change nothing looks at the page there. An address
 * may name the page (`?page=`), so that people send each other where they are.
 */
export function EditorRoute() {
  const mayEdit = useCan('pages.edit')
  const [asked] = useSearchParams()
  const page = asked.get('page')
  if (mayEdit && page === null) return <EditorScreen Margin={EditorReview} />
  return (
    <Suspense fallback={null}>{mayEdit && page !== null ? <AskedPage id={page} /> : <LookScreen />}</Suspense>
  )
}
