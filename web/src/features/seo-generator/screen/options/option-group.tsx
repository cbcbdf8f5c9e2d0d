import type { ReactNode } from 'react'

/** One group of options under its heading. */
export function OptionGroup({
  title,
  help,
  children,
}: {
  title: string
  help?: string
  children: ReactNode
}) {
  return (
    <section className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div>
        <h2 className="font-semibold">{title}</h2>
        {help !== undefined && <p className="max-w-prose text-dense text-muted">{help}</p>}
      </div>
      {children}
    </section>
  )
}
