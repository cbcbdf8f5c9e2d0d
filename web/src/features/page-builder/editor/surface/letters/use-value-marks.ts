import { placeholdersIn } from '@aurelio/page/letters'
import { useEffect, type RefObject } from 'react'
import { pageRootSelector } from '../drag/hit-test.ts'

/** By this name the style sheet of the canvas knows them. */
const name = 'letter-values'

/** Sets apart on the canvas what stands for something of the reader, also while it is typed. Browsers that cannot show it as plain text. */
export function useValueMarks(stageRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = stageRef.current?.querySelector(pageRootSelector)
    if (!page || !('highlights' in CSS)) return undefined
    const mark = () => CSS.highlights.set(name, new Highlight(...valuesOf(page)))
    const frame = requestAnimationFrame(mark)
    const observer = new MutationObserver(mark)
    observer.observe(page, { subtree: true, childList: true, characterData: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      CSS.highlights.delete(name)
    }
  }, [stageRef])
}

function valuesOf(page: Element): Range[] {
  const ranges: Range[] = []
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { from, to } of placeholdersIn(node.nodeValue ?? '')) {
      const range = page.ownerDocument.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      ranges.push(range)
    }
  return ranges
}
