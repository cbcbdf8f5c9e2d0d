import type { ElementNode } from '@aurelio/page/document'
import { useEffect, useState } from 'react'
import { useEditorState } from '../../model/state/hooks.ts'

type Said = (node: ElementNode) => ElementNode

/** What puts the words of the site into elements; null until it is loaded, for the canvas does not wait for it. */
export function useSaidBySite(): Said | null {
  const business = useEditorState((state) => state.business)
  const [said, setSaid] = useState<Said | null>(null)
  useEffect(() => {
    let isWanted = true
    async function load() {
      const { saidBy } = await import('./said-by-site.ts')
      if (isWanted) setSaid(() => saidBy(business))
    }
    // A part that does not load leaves the names as they are written.
    load().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [business])
  return said
}
