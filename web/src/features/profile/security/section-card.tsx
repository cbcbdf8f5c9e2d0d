import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'

type SectionCardProps = { title: string; text?: string; action?: ReactNode; children?: ReactNode }

/** One matter of the security tab: its heading, what it is for, and what can be done. */
export function SectionCard({ title, text, action, children }: SectionCardProps) {
  return (
    <Card className="flex flex-col gap-4 p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
          <h2 className="text-base font-semibold">{title}</h2>
          {text !== undefined && <p className="max-w-prose text-muted">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </Card>
  )
}
