import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'

/** Lines drawn above and below what is seen, so that a quick scroll shows no gap. */
const spare = 6

type LineWindow = {
  first: number
  last: number
  /** Scrolls a line into view when it is out of it. */
  reveal: (line: number) => void
}

/** Which lines of a long list to draw. @param lineHeight in CSS pixels */
export function useWindow(
  listRef: RefObject<HTMLElement | null>,
  lines: number,
  lineHeight: number,
): LineWindow {
  const [seen, setSeen] = useState({ top: 0, height: 0 })
  useLayoutEffect(() => {
    const list = listRef.current
    if (!list) return undefined
    const controller = new AbortController()
    const look = () => setSeen({ top: list.scrollTop, height: list.clientHeight })
    look()
    list.addEventListener('scroll', look, { passive: true, signal: controller.signal })
    const observer = new ResizeObserver(look)
    observer.observe(list)
    return () => {
      controller.abort()
      observer.disconnect()
    }
  }, [listRef])

  const reveal = useCallback(
    (line: number) => {
      const list = listRef.current
      if (!list || line < 0) return
      const top = line * lineHeight
      if (top < list.scrollTop) list.scrollTop = top
      else if (top + lineHeight > list.scrollTop + list.clientHeight)
        list.scrollTop = top + lineHeight - list.clientHeight
    },
    [listRef, lineHeight],
  )

  return {
    first: Math.max(0, Math.floor(seen.top / lineHeight) - spare),
    last: Math.min(lines, Math.ceil((seen.top + seen.height) / lineHeight) + spare),
    reveal,
  }
}
