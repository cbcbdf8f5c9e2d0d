import type { ElementId, PageDocument } from '@aurelio/page/document'
import { collectionType, type ListView } from '@aurelio/page/elements'
import { useEffect, useState } from 'react'
import { documentOf } from '../../model/state/editor-store.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { useModel } from '../../model/state/model-context.ts'

type Lists = ReadonlyMap<ElementId, ListView>
type Part = typeof import('../../sync/collections/visitor-lists.ts')

const none: Lists = new Map()
/** What is typed into a field of a list is asked when it has been quiet. */
const quietMs = 300
const known = new WeakMap<PageDocument, boolean>()

function hasLists(document: PageDocument): boolean {
  const before = known.get(document)
  if (before !== undefined) return before
  const found = Object.values(document.elements).some(({ type }) => type === collectionType)
  known.set(document, found)
  return found
}

/** What visitors may ask of the lists on the canvas; none until that is known, for the canvas does not wait for it. */
export function useVisitorLists(): Lists {
  const { store } = useModel()
  const isWanted = useEditorState((state) => hasLists(documentOf(state)))
  const part = useLoadedPart(isWanted)
  const asked = useEditorState((state) => part?.listsAskedText(documentOf(state)) ?? '')
  const [lists, setLists] = useState(none)
  useEffect(() => {
    if (asked === '' || part === null) return undefined
    let isCurrent = true
    async function load({ visitorLists }: Part) {
      const found = await visitorLists(documentOf(store.getState()))
      if (isCurrent) setLists(found)
    }
    // A list that cannot be read is drawn without what is asked of it.
    const waiting = setTimeout(() => void load(part), quietMs)
    return () => {
      isCurrent = false
      clearTimeout(waiting)
    }
  }, [asked, part, store])
  return asked === '' ? none : lists
}

/** What asks for lists, loaded with the first of them. */
function useLoadedPart(isWanted: boolean): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => {
    if (!isWanted) return
    async function load() {
      setPart(await import('../../sync/collections/visitor-lists.ts'))
    }
    // A part that does not load leaves lists as they are edited.
    load().catch(() => undefined)
  }, [isWanted])
  return part
}
