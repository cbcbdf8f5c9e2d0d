import type { ElementId } from '@aurelio/page/document'
import type { ListView } from '@aurelio/page/elements'
import { useEffect, useState } from 'react'
import { documentOf } from '../../model/state/editor-store.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { useModel } from '../../model/state/model-context.ts'
import { listsAskedText, visitorLists } from '../../sync/collections/visitor-lists.ts'

type Lists = ReadonlyMap<ElementId, ListView>

const none: Lists = new Map()
/** What is typed into a field of a list is asked when it has been quiet. */
const quietMs = 300

/** What visitors may ask of the lists on the canvas; none until that is known, for the canvas does not wait for it. */
export function useVisitorLists(): Lists {
  const { store } = useModel()
  const asked = useEditorState((state) => listsAskedText(documentOf(state)))
  const [lists, setLists] = useState(none)
  useEffect(() => {
    if (asked === '') return undefined
    let isWanted = true
    async function load() {
      const found = await visitorLists(documentOf(store.getState()))
      if (isWanted) setLists(found)
    }
    // A list that cannot be read is drawn without what is asked of it.
    const waiting = setTimeout(() => void load(), quietMs)
    return () => {
      isWanted = false
      clearTimeout(waiting)
    }
  }, [asked, store])
  return asked === '' ? none : lists
}
