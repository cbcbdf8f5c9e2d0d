import { Tabs } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import { LettersTab } from './letters/letters-tab.tsx'
import { ListsTab } from './lists/lists-tab.tsx'
import { PeopleTab } from './people/people-tab.tsx'
import { SegmentsTab } from './segments/segments-tab.tsx'
import { SequencesTab } from './sequences/sequences-tab.tsx'
import { TabRow } from '../../ui/tab-row.tsx'

const tabs = [
  { id: 'lists', label: 'Listas', Content: ListsTab },
  { id: 'letters', label: 'Envíos', Content: LettersTab },
  { id: 'sequences', label: 'Secuencias', Content: SequencesTab },
  { id: 'segments', label: 'Segmentos', Content: SegmentsTab },
  { id: 'people', label: 'Personas', Content: PeopleTab },
] as const

/** Who is written to with their permission, and what they are sent (page-builder.md §2). `?tab=` names the open tab. */
export function SubscriptionsScreen() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'lists'
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Suscripciones')}
        text={t('Escribe a quien te lo ha pedido: de una vez, o paso a paso con una secuencia.')}
      />
      <Tabs.Root
        value={tab}
        onValueChange={(next) => setSearch({ tab: next }, { preventScrollReset: true })}
        className="flex flex-col gap-6"
      >
        <TabRow label={t('Partes de las suscripciones')} tabs={tabs} open={tab} />
        {tabs.map(({ id, Content }) => (
          <Tabs.Content key={id} value={id}>
            <Content />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  )
}
