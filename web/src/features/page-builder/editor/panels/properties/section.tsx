import type { FieldSection } from '@aurelio/page/elements'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { cn } from '../../../../../ui/class-names.ts'

type SectionProps = { name: FieldSection; title: string; isOpenAtFirst: boolean; children: ReactNode }

/** A collapsible part of the panel. */
export function Section({ name, title, isOpenAtFirst, children }: SectionProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <section data-section={name} className="border-t pt-2 first:border-t-0 first:pt-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex h-8 w-full items-center justify-between rounded-md px-1 text-dense font-medium hover:bg-hover coarse:h-11"
        >
          {title}
          <ChevronDown aria-hidden="true" className={cn('size-4 text-muted', isOpen && 'rotate-180')} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-4 pt-3">
        {children}
      </div>
    </section>
  )
}
