import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { cardLinkClass } from '../../ui/card.tsx'
import { cn } from '../../ui/class-names.ts'
import { SoonDrawing } from '../../ui/drawings.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ToolDrawing } from './tool-drawings.tsx'
import type { Tool } from './tool-grid.tsx'

const stageClass = 'grid h-40 place-items-center rounded-t-lg border-b bg-background'

/** The tools, each with a drawing of what it does, and a place for those to come. */
export function ToolsScreen({ tools }: { tools: readonly Tool[] }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('Herramientas')} text={t('Todo lo que puedes usar ahora mismo.')} />
      <ul className="grid gap-4 @xl:grid-cols-2 @3xl:grid-cols-3">
        {tools.map((tool) => (
          <li key={tool.path} className="flex">
            <ToolCard tool={tool} />
          </li>
        ))}
        <li className="flex">
          <div
            aria-disabled="true"
            className="flex flex-1 flex-col rounded-lg border border-dashed border-border-strong text-muted"
          >
            <span className={cn(stageClass, 'border-b-0 bg-transparent')}>
              <SoonDrawing />
            </span>
            <span className="flex flex-col gap-1 p-4">
              <span className="text-base font-semibold">{t('Más herramientas próximamente')}</span>
              <span className="text-dense">{t('Estamos preparando las siguientes.')}</span>
            </span>
          </div>
        </li>
      </ul>
    </div>
  )
}

function ToolCard({ tool: { name, description, path, icon: Icon } }: { tool: Tool }) {
  const { t } = useTranslation()
  return (
    <Link to={path} className={cn(cardLinkClass, 'flex flex-1 flex-col p-0')}>
      <span className={stageClass}>
        <ToolDrawing path={path} />
      </span>
      <span className="flex items-start gap-3 p-4">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-text" />
        <span className="flex flex-col gap-1">
          <span className="text-base font-semibold">{t(name)}</span>
          <span className="text-dense text-muted">{t(description)}</span>
        </span>
      </span>
    </Link>
  )
}
