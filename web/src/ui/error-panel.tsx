import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type ErrorPanelProps = { title: string; text?: string; action?: ReactNode }

/** What happened and what to do; announced at once. */
export function ErrorPanel({ title, text, action }: ErrorPanelProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-lg border border-border-strong bg-surface p-6"
    >
      <p className="flex items-center gap-2 text-base font-semibold">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
        {title}
      </p>
      {text !== undefined && <p className="max-w-prose break-words text-muted">{text}</p>}
      {action}
    </div>
  )
}
