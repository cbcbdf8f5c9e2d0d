import type { Contest } from '@aurelio/contracts/contests'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isGone } from '../../platform/api/field-errors.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ContestHeading } from './contest-heading.tsx'
import { contestsPath } from './contest-path.ts'
import { DrawSection } from './draw-section.tsx'
import { EntriesSection } from './entries-section.tsx'
import { DecisionsSection, FiguresSection } from './figures-section.tsx'
import { RulesSection } from './rules-section.tsx'
import { SettingsTab } from './settings/settings-tab.tsx'
import { TabRow } from '../../ui/tab-row.tsx'

const tabs = [
  { id: 'contest', label: 'Concurso' },
  { id: 'settings', label: 'Ajustes' },
] as const

/** One contest: who takes part, its draw and its rules; and what it is. `?tab=` names the open tab. */
export function ContestScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const contest = useQuery(api.contests.get.queryOptions({ input: { id } }))
  if (contest.data) return <Loaded key={id} contest={contest.data} />
  if (!contest.isError) return <Skeleton className="h-96 rounded-lg" />
  const gone = isGone(contest.error)
  return (
    <ErrorPanel
      heading
      title={gone ? t('Este concurso no está') : t('No se ha podido cargar el concurso')}
      text={
        gone
          ? t('Puede que se haya eliminado, o que la dirección no sea correcta.')
          : errorText(contest.error)
      }
      action={
        gone ? (
          <Link to={contestsPath} className={buttonClass()}>
            {t('Volver a los concursos')}
          </Link>
        ) : (
          <Button onClick={() => void contest.refetch()}>{t('Reintentar')}</Button>
        )
      }
    />
  )
}

function Loaded({ contest }: { contest: Contest }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'contest'
  return (
    <div className="flex flex-col gap-6">
      <ContestHeading contest={contest} />
      <Tabs.Root
        value={tab}
        onValueChange={(next) => setSearch({ tab: next }, { replace: true, preventScrollReset: true })}
        className="flex flex-col gap-6"
      >
        <TabRow label={t('Partes del concurso')} tabs={tabs} open={tab} />
        <Tabs.Content value="contest" className="flex flex-col gap-8">
          <DrawSection contest={contest} />
          <EntriesSection contest={contest} />
          <FiguresSection contest={contest} />
          <DecisionsSection contest={contest} />
          <RulesSection contest={contest} />
        </Tabs.Content>
        <Tabs.Content value="settings">
          <SettingsTab contest={contest} />
        </Tabs.Content>
      </Tabs.Root>
    </div>
  )
}
