import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { cn } from './class-names.ts'

type FilterFoldProps = {
  /** How many of them narrow what is shown. */
  count: number
  /** Its button is a symbol, where its line has more to hold. */
  isSymbol?: boolean
  children: ReactNode
}

/** Filters in the line of their search; where there is little room, behind one button that says how many are set. */
export function FilterFold({ count, isSymbol = false, children }: FilterFoldProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const label = count === 0 ? t('Filtros') : t('Filtros ({{count}})', { count })
  return (
    <>
      <Button
        size="form"
        className={cn('@xl:hidden', isSymbol && 'gap-1 px-3')}
        aria-label={isSymbol ? label : undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        icon={
          isSymbol ? (
            <SlidersHorizontal aria-hidden="true" className="size-4" />
          ) : (
            <ChevronDown
              aria-hidden="true"
              className={cn('size-4 transition-transform duration-150', isOpen && 'rotate-180')}
            />
          )
        }
      >
        {isSymbol ? count > 0 && <span className="tabular-nums">{count}</span> : label}
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
