import type { ReactNode } from 'react'

/** The head of a tab: what it is for, and its main action. */
export function TabPart({
  text,
  action,
  children,
}: {
  text: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose text-muted">{text}</p>
        {action}
      </div>
      {children}
    </div>
  )
}
