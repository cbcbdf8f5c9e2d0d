import { useLayoutEffect, useState, type RefObject } from 'react'

/** Space on both sides of the frame, in CSS pixels; none on phones, which need the width. */
const margins = 32
const phone = 640

/** Width that the canvas has for its frame, in CSS pixels; follows the window and the panels. */
export function useRoom(surfaceRef: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(1024)
  useLayoutEffect(() => {
    const surface = surfaceRef.current
    const measure = () => {
      if (surface) setRoom(surface.clientWidth - (window.innerWidth < phone ? 0 : margins))
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (surface) observer.observe(surface)
    return () => observer.disconnect()
  }, [surfaceRef])
  return room
}
