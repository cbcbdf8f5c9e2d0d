import { addresses } from '@aurelio/contracts/addresses'
import type { CalendarEvent } from '@aurelio/contracts/calendar'
import type { About, EventFigures as Figures } from '@aurelio/contracts/calendar-kinds'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatNumber, formatPercent } from '../../../platform/format.ts'
import { shortName } from '../../../platform/short-name.ts'
import { aboutDraftOf } from './about-draft.ts'

/** What came of a campaign or a test in its days, as it was saved, with a way to where it is seen whole. */
export function EventFigures({ event: { id, about } }: { event: CalendarEvent }) {
  const { t } = useTranslation()
  const isCounted = leadsPathOf(about) !== null
  const { data, error } = useQuery(
    api.calendar.figures.queryOptions({ input: { id }, enabled: isCounted, staleTime: 0 }),
  )
  const path = leadsPathOf(about)
  if (path === null) return null
  return (
    <section
      aria-label={t('Lo que ha traído')}
      className="flex shrink-0 flex-wrap items-baseline gap-x-4 gap-y-1 rounded-md border bg-background px-3 py-2.5"
    >
      <p className="min-w-0 flex-1 basis-44" role="status">
        {data?.leads && <Leads {...data.leads} />}
        {data?.leads && <EventVisits visits={data.visits} />}
        {error && <span className="text-danger">{errorText(error)}</span>}
        {data?.isPageGone && (
          <span className="text-muted">
            {t('La página «{{name}}» se ha eliminado.', { name: shortName(aboutDraftOf(about).pageName) })}
          </span>
        )}
        {!data && !error && <span className="text-muted">{t('Contando…')}</span>}
      </p>
      {!data?.isPageGone && (
        <Link to={path} className="text-accent-text underline-offset-2 hover:underline">
          {t('Ver los leads')}
        </Link>
      )}
      {about.kind === 'test' && !data?.isPageGone && (
        <Link
          to={addresses.overviewOf(about.pageName)}
          className="text-accent-text underline-offset-2 hover:underline"
        >
          {t('Ver la página')}
        </Link>
      )}
    </section>
  )
}

function Leads({ total, isCounted }: { total: number; isCounted: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="text-muted">{t('Leads en estos días')}</span>{' '}
      <strong className="text-xl tabular-nums">
        {isCounted ? formatNumber(total) : `+${formatNumber(total)}`}
      </strong>
    </>
  )
}

function leadsPathOf(about: About): string | null {
  if (about.kind === 'campaign' && about.campaign !== '')
    return addresses.leadsBy({ campaign: about.campaign })
  return about.kind === 'test' && about.pageId !== null ? addresses.leadsBy({ page: about.pageId }) : null
}

/** How many looked within these days, and how many of them went on. */
function EventVisits({ visits }: Pick<Figures, 'visits'>) {
  const { t } = useTranslation()
  if (visits === null) return <span className="block text-muted">{t('Las visitas no se cuentan')}</span>
  return (
    <span className="block text-muted tabular-nums">
      {t('Visitas en estos días: {{visits}}', { visits: formatNumber(visits.visits) })}
      {visits.rate !== null && visits.interval !== null && (
        <>
          {' · '}
          {t('convierten {{rate}}, entre {{low}} y {{high}}', {
            rate: formatPercent(visits.rate),
            low: formatPercent(visits.interval[0]),
            high: formatPercent(visits.interval[1]),
          })}
        </>
      )}
    </span>
  )
}
