import type { ReactNode } from 'react'

type EmptyStateProps = { drawing: ReactNode; title: string; text?: string; action?: ReactNode }

/** A small drawing, one sentence, one action. */
export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-border-strong px-6 py-12 text-center">
      {drawing}
      <p className="text-base font-medium">{title}</p>
      {text !== undefined && <p className="max-w-prose text-muted">{text}</p>}
      {action}
    </div>
  )
}
