import type { ComponentProps } from 'react'
import { ItemsScreen } from '../../features/collections/items/items-screen.tsx'
import { RichEditor } from '../../features/collections/items/values/rich-control.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const RichNotes = lazyPart(
  async () => (await import('../../features/page-builder/rich-notes/rich-notes.tsx')).RichNotes,
)

function drawNotes(props: ComponentProps<typeof RichNotes>) {
  return <RichNotes {...props} />
}

/** The items of a collection, whose texts are written with the editor of the pages. */
export function CollectionRoute() {
  return (
    <RichEditor value={drawNotes}>
      <ItemsScreen />
    </RichEditor>
  )
}
