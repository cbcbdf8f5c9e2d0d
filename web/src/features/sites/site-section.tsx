import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'

type SiteSectionProps = { title: string; text?: string; actions?: ReactNode; children?: ReactNode }

/** One part of a site's screen, named by its heading. */
export function SiteSection({ title, text, actions, children }: SiteSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="flex min-w-0 flex-col gap-1">
            <h2 id={id} className="text-base font-semibold">
              {title}
            </h2>
            {text !== undefined && <p className="max-w-prose text-muted">{text}</p>}
          </div>
          {actions}
        </div>
        {children}
      </Card>
    </section>
  )
}
