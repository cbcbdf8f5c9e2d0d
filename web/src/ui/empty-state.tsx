import type { ReactNode } from 'react'

type EmptyStateProps = {
  drawing: ReactNode
  title: string
  /** True where the title is also the screen's heading. */
  heading?: boolean
  text?: string
  action?: ReactNode
}

/** A small drawing, one sentence, one action. */
export function EmptyState({ drawing, title, heading = false, text, action }: EmptyStateProps) {
  const Title = heading ? 'h1' : 'p'
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-border-strong px-6 py-12 text-center">
      {drawing}
      <Title className="text-base font-medium">{title}</Title>
      {text !== undefined && <p className="max-w-prose text-muted">{text}</p>}
      {action}
    </div>
  )
}
