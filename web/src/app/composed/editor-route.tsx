import { EditorScreen } from '../../features/page-builder/editor/editor-screen.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const EditorReview = lazyPart(async () => (await import('./editor-review.tsx')).EditorReview)

/** The editor, with what was said in the last review of the page. */
export function EditorRoute() {
  return <EditorScreen Margin={EditorReview} />
}
