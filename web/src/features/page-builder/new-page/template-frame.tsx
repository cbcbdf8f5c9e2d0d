import type { LibraryTemplate, StartingTemplate } from '@aurelio/page'
import { useCallback, useEffect, useRef, useState } from 'react'
import { cn } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The width a small picture is laid out at, so that it shows the desktop design. */
const pictureWidth = 1280

/** The renderer is heavy, and nothing else in the gallery needs it. */
async function makeHtml(template: StartingTemplate | LibraryTemplate): Promise<string> {
  const { templateHtml } = await import('./template-html.ts')
  return templateHtml(template)
}

type TemplateFrameProps = { template: StartingTemplate | LibraryTemplate; className?: string }

/** A small, dead picture of a template's top. */
export function TemplateFrame({ template, className }: TemplateFrameProps) {
  const make = useCallback(() => makeHtml(template), [template])
  return <PageFrame title={template.id} make={make} {...(className !== undefined && { className })} />
}

type PageFrameProps = { title: string; make: () => Promise<string>; className?: string }

/**
 * A small, dead picture of a page's top: its own document. The sandbox allows nothing: no script, no form, no way
 * out. It is made only once its place comes into view.
 */
export function PageFrame({ title, make, className }: PageFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [html, setHtml] = useState<string | null>(null)
  const [isDrawn, setDrawn] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    // With its fraction: a rounded width leaves a white seam beside a dark page.
    const resize = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    const visible = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        visible.disconnect()
        resize.observe(element)
        // A picture that cannot be made is no reason to lose the gallery: its place stays grey.
        void make().then(setHtml, () => undefined)
      },
      { rootMargin: '200px' },
    )
    visible.observe(element)
    return () => {
      visible.disconnect()
      resize.disconnect()
    }
  }, [make])

  const scale = width / pictureWidth
  const size = {
    width: pictureWidth,
    height: `${100 / scale}%`,
    transform: `scale(${scale})`,
    transformOrigin: 'top left',
  }
  return (
    <div ref={box} className={cn('relative overflow-hidden', isDrawn && 'bg-on-accent', className)}>
      {width > 0 && html !== null && (
        <iframe
          title={title}
          aria-hidden="true"
          tabIndex={-1}
          scrolling="no"
          sandbox=""
          srcDoc={html}
          style={size}
          onLoad={() => setDrawn(true)}
          // An empty document is white: in the dark it would flash.
          className={cn('pointer-events-none absolute top-0 left-0 max-w-none', !isDrawn && 'invisible')}
        />
      )}
      {!isDrawn && <Skeleton className="size-full rounded-none" />}
    </div>
  )
}
