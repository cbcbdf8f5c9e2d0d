import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type ErrorPanelProps = {
  title: string
  /** True where the title is also the screen's heading. */
  heading?: boolean
  text?: string
  action?: ReactNode
}

/** What happened and what to do; announced at once. */
export function ErrorPanel({ title, heading = false, text, action }: ErrorPanelProps) {
  const Title = heading ? 'h1' : 'p'
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-lg border border-border-strong bg-surface p-6"
    >
      <Title className="flex items-center gap-2 text-base font-semibold">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
        {title}
      </Title>
      {text !== undefined && <p className="max-w-prose break-words text-muted">{text}</p>}
      {action}
    </div>
  )
}
