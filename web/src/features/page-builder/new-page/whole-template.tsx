import type { StartingTemplate } from '@aurelio/page'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMediaQuery } from '../../../ui/use-media-query.ts'

/** How a template is looked at: as on a computer, as on a phone, or all of it at once, from afar. */
export type TemplateLook = 'desktop' | 'mobile' | 'whole'

/** Pixels: the width that a page from afar is laid out at, and its share of that on a screen and on a phone's. */
const afar = { width: 1280, scale: 0.4, onPhone: 0.22 }

type WholeTemplateProps = { template: StartingTemplate; look: TemplateLook; className?: string }

/**
 * The template from its beginning to its end. Its frame runs no script and sends nothing; it has our origin so that its
 * height can be asked for.
 */
export function WholeTemplate({ template, look, className }: WholeTemplateProps) {
  const { t } = useTranslation()
  const [height, setHeight] = useState(0)
  // A picture that cannot be made is no reason to lose the dialog: its place stays grey.
  const { data: html } = useQuery({
    queryKey: ['template-html', template.id],
    queryFn: async () => (await import('./template-html.ts')).templateHtml(template),
    staleTime: Infinity,
  })
  const isAfar = look === 'whole'
  const scale = useMediaQuery('(max-width: 640px)') ? afar.onPhone : afar.scale
  const whole = { width: afar.width, transform: `scale(${scale})`, transformOrigin: 'top left' }
  return (
    <div className={cn('overflow-auto bg-surface', className)}>
      {html === undefined ? (
        <Skeleton className="size-full rounded-none" />
      ) : (
        <div
          style={isAfar ? { width: afar.width * scale, height: height * scale } : undefined}
          className={cn(
            'mx-auto max-w-full',
            isAfar && 'overflow-hidden',
            look === 'desktop' && 'size-full',
            look === 'mobile' && 'box-content h-full w-[375px] border-x',
          )}
        >
          <iframe
            // Laid out anew: what a page measures of its window it measures once.
            key={look}
            title={t('Plantilla {{name}}', { name: t(template.name) })}
            sandbox="allow-same-origin"
            srcDoc={html}
            tabIndex={isAfar ? -1 : undefined}
            onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.body.offsetHeight ?? 0)}
            style={isAfar ? { ...whole, height: Math.max(height, 1) } : undefined}
            className={cn('max-w-none bg-on-accent', isAfar ? 'pointer-events-none' : 'size-full')}
          />
        </div>
      )}
    </div>
  )
}
