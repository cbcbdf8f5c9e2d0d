import { addresses } from '@aurelio/contracts/addresses'
import type { Overview } from '@aurelio/contracts/home'
import { Plus } from 'lucide-react'
import { Suspense, useDeferredValue, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorText } from '../../platform/api/error-text.ts'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { QuickAccess } from './quick-access.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { SampleButton } from './sample-button.tsx'
import { Section, sideLinkClass } from './section.tsx'
import { StatCards } from './stat-cards.tsx'
import { Today } from './today.tsx'
import { ToolGrid, type Tool } from './tool-grid.tsx'
import { useOverview } from './use-overview.ts'
import { latePart } from '../../ui/lazy-part.ts'

/** Below the first screenful: loaded once that stands. */
const Performance = latePart(async () => (await import('./chart/performance.tsx')).Performance)
const RecentProjects = latePart(async () => (await import('./recent-projects.tsx')).RecentProjects)

type HomeScreenProps = {
  tools: readonly Tool[]
  renderActivity: (activity: Overview['activity']) => ReactNode
  /** The pages that changed last, as another feature shows them. */
  pages: ReactNode
  /** What clients have been asked and have not answered. */
  awaited: ReactNode
}

/**
 * Dashboard home (dashboard.md §2). Every part has its place before it has its content: nothing moves. Each is drawn for
 * itself and after what the person does meanwhile.
 */
export function HomeScreen({ tools, renderActivity, pages, awaited }: HomeScreenProps) {
  const { t } = useTranslation()
  const { user } = useSession()
  const overview = useOverview()
  const shown = useDeferredValue(overview.data)
  const isLost = overview.isError && !overview.data
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={t('Hola, {{name}}', { name: user.name.trim() || user.email })}
        text={t('¿Qué quieres hacer hoy?')}
        actions={
          <div className="flex flex-wrap gap-2 @max-xl:w-full @xl:flex-row-reverse">
            <Link
              to={addresses.newPage}
              className={buttonClass({ variant: 'primary', className: '@max-xl:px-3' })}
            >
              <Plus aria-hidden="true" className="size-4 @max-xl:hidden" />
              {t('Crear página')}
            </Link>
            <SampleButton overview={shown} />
          </div>
        }
      />
      {isLost && (
        <ErrorPanel
          title={t('No se han podido cargar tus cifras')}
          text={errorText(overview.error)}
          action={<Button onClick={() => void overview.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      <Section
        title={t('Páginas recientes')}
        side={
          <span className="flex items-center gap-4">
            {/* What the cards' figures are of. */}
            <span className="text-xs text-muted max-md:hidden">{t('Visitas y leads de 30 días')}</span>
            <Link to={addresses.overview} className={sideLinkClass}>
              {t('Ver todas')}
            </Link>
          </span>
        }
      >
        {pages}
      </Section>
      <div className="grid gap-8 @3xl:grid-cols-3 @3xl:gap-6">
        <Today overview={shown} isLost={isLost} />
        <QuickAccess />
      </div>
      {/* As high with none as with two: nothing below moves once they are known. */}
      <Section title={t('Esperan la respuesta de un cliente')}>
        <div className="h-29">{awaited}</div>
      </Section>
      {!isLost && <StatCards overview={shown} />}
      <Section title={t('Herramientas')}>
        <ToolGrid tools={tools} />
      </Section>
      <div className="grid gap-8 @3xl:grid-cols-3 @3xl:gap-6">
        <Suspense fallback={<Skeleton className="h-103 @3xl:col-span-2" />}>
          <Performance />
        </Suspense>
        {!isLost && <RecentActivity activity={shown?.activity} renderList={renderActivity} />}
      </div>
      {/* Last, as how high they are follows from how many there are. */}
      {!isLost && (
        <Suspense fallback={null}>
          <RecentProjects projects={shown?.projects} />
        </Suspense>
      )}
    </div>
  )
}
