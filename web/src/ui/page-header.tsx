import { Ellipsis } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

type PageHeaderProps = {
  title: string
  text?: string
  actions?: ReactNode
  /** What is used now and then: beside the actions, on phones behind a button. */
  more?: ReactNode
  /** Of a list: on phones it begins at once, without the sentence. */
  isBrief?: boolean
}

/** The heading of a screen, with its main action. */
export function PageHeader({ title, text, actions, more, isBrief = false }: PageHeaderProps) {
  const hasMore = more !== undefined && more !== false
  return (
    <header
      className={cn(
        'flex flex-wrap justify-between gap-x-4 gap-y-3 md:items-start md:gap-4',
        isBrief ? 'items-center' : 'items-start',
      )}
    >
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="text-2xl font-semibold">{title}</h1>
        {text !== undefined && (
          <p className={cn('max-w-prose text-muted', isBrief && 'max-md:hidden')}>{text}</p>
        )}
      </div>
      {hasMore ? <Actions actions={actions} more={more} /> : actions}
    </header>
  )
}

/** Its parts stand in the heading's line, what has been unfolded in one of its own. */
function Actions({ actions, more }: { actions: ReactNode; more: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="contents md:flex md:flex-wrap md:gap-2">
      <div className="flex items-center gap-2 md:hidden">
        <IconButton
          label={t('Más opciones')}
          icon={<Ellipsis aria-hidden="true" className="size-5" />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div
        id={id}
        className={cn('w-full flex-wrap gap-2 max-md:order-last md:contents', isOpen ? 'flex' : 'hidden')}
      >
        {more}
      </div>
      {actions}
    </div>
  )
}
