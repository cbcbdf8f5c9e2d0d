import type { ReadPage } from '@aurelio/page/document'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { cn } from '../../../../../ui/class-names.ts'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useEditorState } from '../../model/state/hooks.ts'
import { drawSection } from './draw-section.ts'

/** The screen that a section is laid out on, so that it shows its desktop design, in pixels. */
const laidOut = { width: 1280, height: 800 }
/** How much is seen of a bar, such as a header: as low as they are, nothing of it could be read in the place of others. */
const barHeight = 160

type SectionFrameProps = {
  /** What tells this picture from all others, and from what it was before it changed. */
  id: string
  load: () => Promise<ReadPage>
  /** Whether it is about to be seen: before that nothing is drawn. */
  isNear: boolean
  isBar: boolean
}

/**
 * The section itself as a small, dead picture in the kit of the site, drawn once it comes near. Its frame runs no script
 * and sends nothing; it has our origin so that its height can be asked for. What is lower than its place stands in the
 * middle of it, of what is higher the top is seen.
 */
export function SectionFrame({ id, load, isNear, isBar }: SectionFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const theme = useEditorState((state) => state.theme)
  const [width, setWidth] = useState(0)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (!box.current) return undefined
    const resize = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    resize.observe(box.current)
    return () => resize.disconnect()
  }, [])
  // A picture that cannot be made is no reason to lose the library: its place stays grey.
  const { data: html } = useQuery({
    queryKey: ['section-picture', id, theme],
    queryFn: () => drawSection(load, theme),
    enabled: isNear,
    staleTime: Infinity,
    structuralSharing: false,
  })
  const scale = width / laidOut.width
  const isDrawn = html !== undefined && height > 0
  const seen = isBar ? barHeight : laidOut.height
  return (
    <div
      ref={box}
      style={{ aspectRatio: `${laidOut.width} / ${seen}` }}
      className="relative overflow-hidden bg-on-accent"
    >
      {html !== undefined && (
        <iframe
          title={id}
          aria-hidden="true"
          tabIndex={-1}
          sandbox="allow-same-origin"
          srcDoc={html}
          onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.body.offsetHeight ?? 0)}
          style={{
            width: laidOut.width,
            // Never lower than a screen: what is measured in parts of one keeps its size.
            height: Math.max(height, laidOut.height),
            top: Math.max(0, (seen - height) / 2) * scale,
            transform: `scale(${scale})`,
          }}
          className={cn(
            'pointer-events-none absolute left-0 max-w-none origin-top-left',
            !isDrawn && 'invisible',
          )}
        />
      )}
      {!isDrawn && <Skeleton className="size-full rounded-none" />}
    </div>
  )
}
