import { useLayoutEffect, useState, type RefObject } from 'react'

/** Space on both sides of the frame, in CSS pixels; none on phones, which need the width. */
const margins = 32
const phone = 640

type Room = { room: number; windowWidth: number }

/** Width that the canvas has for its frame, and the window's, in CSS pixels; follows the window and the panels. */
export function useRoom(surfaceRef: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ room: 1024, windowWidth: window.innerWidth })
  useLayoutEffect(() => {
    const surface = surfaceRef.current
    const measure = () => {
      const windowWidth = window.innerWidth
      if (surface) setRoom({ room: surface.clientWidth - (windowWidth < phone ? 0 : margins), windowWidth })
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (surface) observer.observe(surface)
    return () => observer.disconnect()
  }, [surfaceRef])
  return room
}
