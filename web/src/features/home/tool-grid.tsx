import { Sparkles, type LucideIcon } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { cardLinkClass } from '../../ui/card.tsx'
import { cn } from '../../ui/class-names.ts'

export type Tool = {
  /** Spanish texts, which are also their translation keys. */
  name: string
  description: string
  path: string
  icon: LucideIcon
}

/** One card a tool, and one for those to come. */
export const ToolGrid = memo(function ToolGrid({ tools }: { tools: readonly Tool[] }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-4 @xl:grid-cols-2 @2xl:grid-cols-3">
      {tools.map(({ name, description, path, icon: Icon }) => (
        <li key={path} className="flex">
          <Link to={path} className={cn(cardLinkClass, 'flex flex-1 items-start gap-3')}>
            <Sign>
              <Icon aria-hidden="true" className="size-5" />
            </Sign>
            <span className="flex flex-col gap-1">
              <span className="text-base font-semibold">{t(name)}</span>
              <span className="text-dense text-muted">{t(description)}</span>
            </span>
          </Link>
        </li>
      ))}
      <li className="flex">
        <div
          aria-disabled="true"
          className="flex flex-1 gap-3 rounded-lg border border-dashed border-border-strong p-4 text-muted"
        >
          <span className="grid size-10 shrink-0 place-items-center rounded-md border border-dashed border-border-strong">
            <Sparkles aria-hidden="true" className="size-5" />
          </span>
          <span className="flex flex-col gap-1">
            <span className="text-base font-semibold">{t('Más herramientas próximamente')}</span>
            <span className="text-dense">{t('Estamos preparando las siguientes.')}</span>
          </span>
        </div>
      </li>
    </ul>
  )
})

function Sign({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
      {children}
    </span>
  )
}
