import { useEffect, useRef, useState } from 'react'

type PreviewFrameProps = {
  title: string
  html: string
  /** The window that it is laid out in, in CSS pixels. */
  width: number
}

/** A page as its own document, as small as its place. The sandbox allows nothing: no script, no form, no way out. */
export function PreviewFrame({ title, html, width }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, room / width)
  return (
    <figure className="flex min-w-0 flex-1 flex-col gap-1.5">
      <figcaption className="text-sm font-medium">{title}</figcaption>
      <div ref={box} className="relative h-[45vh] overflow-hidden rounded-md border bg-on-accent">
        {room > 0 && (
          <iframe
            title={title}
            sandbox=""
            srcDoc={html}
            className="absolute top-0 left-0 max-w-none origin-top-left"
            style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})`, colorScheme: 'light' }}
          />
        )}
      </div>
    </figure>
  )
}
