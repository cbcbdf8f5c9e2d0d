import type { Film, FilmFigures, FilmFilter } from '@aurelio/contracts/films'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { timeText } from '../film-words.ts'
import { CutFilter } from './cut-filter.tsx'
import { FilmCurve } from './film-curve.tsx'
import { FromWhere } from './from-where.tsx'

const freshMs = 4000

/** How far a film is seen, over the film itself. */
export function RetentionTab({ film }: { film: Film }) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<FilmFilter>({})
  const figures = useQuery(
    api.films.figures.queryOptions({
      input: { id: film.id, ...filter },
      refetchInterval: freshMs,
      // What was there stays until the next is.
      placeholderData: keepPreviousData,
    }),
  )
  const [isTable, setTable] = useState(false)
  if (figures.isError && !figures.data)
    return (
      <ErrorPanel
        title={t('No se han podido cargar las cifras')}
        text={errorText(figures.error)}
        action={<Button onClick={() => void figures.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  if (!figures.data) return <Skeleton className="h-64 rounded-lg" />
  const { data } = figures
  return (
    <div className="flex flex-col gap-6">
      <CutFilter figures={data} filter={filter} onChange={setFilter} />
      <Stats figures={data} />
      {film.poster !== null && <FilmCurve film={film} figures={data} />}
      <Button className="self-start" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
        {t('Ver como tabla')}
      </Button>
      {isTable && <SecondsTable figures={data} />}
      <FromWhere figures={data} />
      <p className="max-w-prose text-dense text-muted">
        {t(
          'Se cuenta por segundos y sin identificar a nadie: lo de cada reproducción se suma y se borra en menos de un día.',
        )}
      </p>
    </div>
  )
}

function Stats({ figures }: { figures: FilmFigures }) {
  const { t } = useTranslation()
  const shown = [
    { name: 'plays', label: t('Reproducciones'), text: formatNumber(figures.plays) },
    { name: 'finished', label: t('Hasta el final'), text: formatNumber(figures.finished) },
    { name: 'average', label: t('Parte vista de media'), text: `${Math.round(figures.average * 100)} %` },
    { name: 'cta', label: t('Pulsan la llamada'), text: formatNumber(figures.cta) },
    { name: 'leads', label: t('Dejan su correo'), text: formatNumber(figures.leads) },
    { name: 'sent', label: t('Envían un formulario'), text: formatNumber(figures.sent) },
  ]
  return (
    <ul
      aria-label={t('Cifras del vídeo')}
      className="grid grid-cols-2 gap-4 @2xl:grid-cols-3 @4xl:grid-cols-6"
    >
      {shown.map(({ name, label, text }) => (
        <li key={name} className="flex flex-col gap-1 rounded-lg border bg-surface p-4">
          <span className="text-muted">{label}</span>
          <span data-stat={name} className="text-2xl font-semibold tabular-nums">
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

function SecondsTable({ figures: { seconds, plays } }: { figures: FilmFigures }) {
  const { t } = useTranslation()
  return (
    <div className="overflow-x-auto rounded-lg border">
      <table className="w-full text-dense tabular-nums">
        <caption className="sr-only">{t('Segundo a segundo')}</caption>
        <thead className="text-left text-muted">
          <tr>
            <th className="px-3 py-2 font-medium">{t('Segundo')}</th>
            <th className="px-3 py-2 text-right font-medium">{t('Lo ven')}</th>
            <th className="px-3 py-2 text-right font-medium">{t('Parte')}</th>
            <th className="px-3 py-2 text-right font-medium">{t('Lo repiten')}</th>
            <th className="px-3 py-2 text-right font-medium">{t('Lo saltan')}</th>
            <th className="px-3 py-2 text-right font-medium">{t('Pulsan la llamada')}</th>
            <th className="px-3 py-2 text-right font-medium">{t('Convierten')}</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {seconds.map(({ seen, again, skipped, cta, leads }, at) => (
            <tr key={at}>
              <th scope="row" className="px-3 py-1.5 text-left font-normal">
                {timeText(at)}
              </th>
              <td className="px-3 py-1.5 text-right">{formatNumber(seen)}</td>
              <td className="px-3 py-1.5 text-right">
                {plays === 0 ? '–' : `${Math.round((seen / plays) * 100)} %`}
              </td>
              <td className="px-3 py-1.5 text-right">{formatNumber(again)}</td>
              <td className="px-3 py-1.5 text-right">{formatNumber(skipped)}</td>
              <td className="px-3 py-1.5 text-right">{formatNumber(cta)}</td>
              <td className="px-3 py-1.5 text-right">
                {seen === 0 ? '–' : `${Math.round((leads / seen) * 100)} %`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
