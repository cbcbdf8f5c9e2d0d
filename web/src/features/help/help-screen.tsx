import { addresses } from '@aurelio/contracts/addresses'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { cardLinkClass } from '../../ui/card.tsx'
import { cn } from '../../ui/class-names.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { FoundSections } from './found-sections.tsx'
import { guideGroups, guidesOf } from './guide-groups.ts'
import { SpanishOnly } from './spanish-only.tsx'

/** The guides, and a search in all of them; the words stand in the address. `firstSteps`: for who begins. */
export function HelpScreen({ firstSteps }: { firstSteps: ReactNode }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const words = search.get('q') ?? ''
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('Ayuda')} text={t('Guías cortas para cada pantalla.')} />
      <SpanishOnly />
      <SearchField
        label={t('Buscar en las guías')}
        value={words}
        onSearch={(q) => setSearch(q === '' ? {} : { q }, { replace: true })}
        className="max-w-120"
      />
      {words === '' ? (
        <>
          {firstSteps}
          <Guides />
        </>
      ) : (
        <FoundSections words={words} />
      )}
    </div>
  )
}

function Guides() {
  const { t } = useTranslation()
  return guideGroups.map((group) => (
    <section key={group.title} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t(group.title)}</h2>
      <ul className="grid gap-4 @xl:grid-cols-2 @5xl:grid-cols-4">
        {guidesOf(group).map(({ id, title, description }) => (
          <li key={id} className="flex">
            <Link to={addresses.guide(id)} className={cn(cardLinkClass, 'flex-1')}>
              <span className="block font-semibold">{t(title)}</span>
              <span className="block text-muted">{t(description)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
