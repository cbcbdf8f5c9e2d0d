import type { Viewport } from '@aurelio/page/document'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { viewportSizes } from './viewport-sizes.ts'

type FrameProps = {
  name: Viewport
  size: { width: number; zoom: number }
  isLetter: boolean
  children: ReactNode
}

/**
 * The page's frame. It is made smaller by a transform and not by CSS zoom, which rounds borders to whole
 * pixels of the screen: each style then computes to exactly what the page says. A transform leaves the frame
 * its full room, so a box of the visible size stands around it.
 */
export function Frame({ name, size, isLetter, children }: FrameProps) {
  const { width, zoom } = size
  const { maxWidth } = viewportSizes[name]
  const frameRef = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const frame = frameRef.current
    const observer = new ResizeObserver(() => setHeight(frame?.offsetHeight ?? 0))
    if (frame) observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="mx-auto" style={zoom === 1 ? { width } : { width: width * zoom, height: height * zoom }}>
      <div
        ref={frameRef}
        data-frame={name}
        data-letter={isLetter ? '' : undefined}
        data-scaled={zoom === 1 ? undefined : ''}
        className="relative origin-top-left bg-white shadow-float"
        style={{
          width,
          maxWidth: Math.max(maxWidth, width),
          colorScheme: 'light',
          ...(zoom === 1 ? {} : { transform: `scale(${zoom})` }),
        }}
      >
        {children}
      </div>
    </div>
  )
}
