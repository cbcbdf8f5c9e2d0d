import type { ReactNode } from 'react'

type PageHeaderProps = { title: string; text?: string; actions?: ReactNode }

/** The heading of a screen, with its main action. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl font-semibold">{title}</h1>
        {text !== undefined && <p className="max-w-prose text-muted">{text}</p>}
      </div>
      {actions}
    </header>
  )
}
