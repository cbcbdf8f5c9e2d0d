import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { cn } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { operations } from './operations.ts'

/** The operation that the address names; the first one where it names none. */
function useOperation() {
  const [search] = useSearchParams()
  const asked = search.get('op')
  return operations.find(({ id }) => id === asked) ?? operations[0]
}

/** On a phone the row is longer than the screen: the chosen one is brought to its middle. */
function bring(link: HTMLAnchorElement | null) {
  const row = link?.parentElement
  if (link && row)
    row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

/** All operations side by side; files stay on the workbench from one to the next. */
export function OperationNav() {
  const { t } = useTranslation()
  const chosen = useOperation()
  return (
    <nav
      aria-label={t('Operaciones')}
      className="-mx-4 flex gap-1.5 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0 sm:py-0"
    >
      {operations.map(({ id, name }) => (
        <Link
          key={id}
          to={{ search: `?op=${id}` }}
          replace
          ref={id === chosen.id ? bring : undefined}
          aria-current={id === chosen.id ? 'page' : undefined}
          className={cn(
            'inline-flex h-9 items-center rounded-md border px-3 text-dense font-medium whitespace-nowrap transition-colors duration-150 coarse:h-11',
            id === chosen.id
              ? 'border-accent-text bg-accent-soft text-accent-text'
              : 'bg-surface text-muted hover:text-foreground',
          )}
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  )
}

/** The settings of the chosen operation, and the button that does it. */
export function OperationPanel() {
  const { t } = useTranslation()
  const { id, name, Panel } = useOperation()
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-base font-semibold">{t(name)}</h2>
      <Suspense key={id} fallback={<Skeleton className="h-32" />}>
        <Panel />
      </Suspense>
    </Card>
  )
}
