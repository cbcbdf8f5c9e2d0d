import type { ReactNode } from 'react'
import { useId } from 'react'
import { cn } from '../../ui/class-names.ts'

type SectionProps = {
  title: string
  /** Beside the title: a link to all, or a choice. */
  side?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled part of the home. */
export function Section({ title, side, className, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cn('flex min-w-0 flex-col gap-3', className)}>
      <div className="flex min-h-8 items-center justify-between gap-4">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {side}
      </div>
      {children}
    </section>
  )
}

/** The text link beside a title. */
export const sideLinkClass =
  'inline-flex items-center rounded-md font-medium text-accent-text underline-offset-4 hover:underline coarse:-my-1.5 coarse:min-h-11'
