import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { cn } from './class-names.ts'

type FilterFoldProps = {
  /** How many of them narrow what is shown. */
  count: number
  children: ReactNode
}

/** Filters in the line of their search; where there is little room, behind one button that says how many are set. */
export function FilterFold({ count, children }: FilterFoldProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        size="form"
        className="@xl:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        icon={
          <ChevronDown
            aria-hidden="true"
            className={cn('size-4 transition-transform duration-150', isOpen && 'rotate-180')}
          />
        }
      >
        {count === 0 ? t('Filtros') : t('Filtros ({{count}})', { count })}
      </Button>
      <div
        id={id}
        className={cn('w-full flex-wrap items-center gap-3 @xl:contents', isOpen ? 'flex' : 'hidden')}
      >
        {children}
      </div>
    </>
  )
}
