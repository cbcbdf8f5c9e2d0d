import type { Contest, ContestFigures } from '@aurelio/contracts/contests'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { formatDateTime, formatNumber } from '../../platform/format.ts'
import { actionNames, apartTexts } from './contest-words.ts'

const cellClass = 'px-4 py-2'

/** Where people came from, what gave points, and who invited whom. */
export function FiguresSection({ contest }: { contest: Contest }) {
  const { t } = useTranslation()
  const figures = useQuery(api.contests.figures.queryOptions({ input: { id: contest.id } }))
  const data = figures.data
  if (!data || data.sources.length === 0) return null
  return (
    <section aria-label={t('De dónde vienen')} className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{t('De dónde vienen')}</h2>
      <div className="grid gap-4 @2xl:grid-cols-2">
        <Figures
          label={t('Fuentes')}
          heads={[t('Fuente'), t('Participaciones'), t('Confirmadas'), t('Puntos')]}
          rows={data.sources.map(({ source, entries, confirmed, points }) => [
            source === 'direct' ? t('Directo') : source,
            entries,
            confirmed,
            points,
          ])}
        />
        <Figures
          label={t('Qué da puntos')}
          heads={[t('Qué'), t('Veces')]}
          rows={data.actions.map(({ kind, times }) => [t(actionNames[kind] ?? kind), times])}
        />
      </div>
      {data.referrals.length > 0 && <Referrals referrals={data.referrals} />}
    </section>
  )
}

type Cell = string | number

function Figures({ label, heads, rows }: { label: string; heads: string[]; rows: Cell[][] }) {
  return (
    <div className="relative overflow-x-auto rounded-lg border">
      <table aria-label={label} className="w-full text-left text-dense">
        <thead className="bg-surface text-muted">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${cellClass} font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} className="border-t">
              {row.map((cell, at) => (
                <td key={heads[at]} className={`${cellClass} tabular-nums wrap-anywhere first:min-w-28`}>
                  {typeof cell === 'number' ? formatNumber(cell) : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Referral = ContestFigures['referrals'][number]

/** Each below who invited them. */
function Referrals({ referrals }: { referrals: readonly Referral[] }) {
  const { t } = useTranslation()
  const known = new Set(referrals.map(({ id }) => id))
  const roots = referrals.filter(({ parentId }) => parentId === null || !known.has(parentId))
  return (
    <details className="rounded-lg border bg-surface p-4" open={referrals.length <= 30}>
      <summary className="font-semibold">{t('Quién invitó a quién')}</summary>
      <Branch all={referrals} people={roots} />
    </details>
  )
}

function Branch({ all, people }: { all: readonly Referral[]; people: readonly Referral[] }) {
  const { t } = useTranslation()
  if (people.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col gap-1 border-l pl-4">
      {people.map(({ id, name, points, counts }) => (
        <li key={id}>
          <bdi className="wrap-anywhere">{name}</bdi>{' '}
          <span className="text-dense text-muted">
            {t('{{count}} puntos', { count: points })}
            {!counts && ` · ${t('no cuenta para quien le invitó')}`}
          </span>
          <Branch all={all} people={all.filter(({ parentId }) => parentId === id)} />
        </li>
      ))}
    </ul>
  )
}

/** What was kept apart or taken back, when, why, and who did it. */
export function DecisionsSection({ contest }: { contest: Contest }) {
  const { t } = useTranslation()
  const decisions = useQuery(api.contests.decisions.queryOptions({ input: { id: contest.id } }))
  const items = decisions.data?.items ?? []
  if (items.length === 0) return null
  return (
    <section aria-label={t('Lo que se ha decidido')} className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('Lo que se ha decidido')}</h2>
      <ul className="flex flex-col gap-2 rounded-lg border bg-surface p-4 text-dense">
        {items.map(({ id, at, what, reason, alias, name, by }) => (
          <li key={id}>
            <span className="font-medium">
              {what === 'set-apart'
                ? t('Se apartó a {{name}}', { name: name ?? alias })
                : t('Volvió {{name}}', { name: name ?? alias })}
            </span>
            <span className="block text-muted">
              {[
                formatDateTime(at),
                by === '' ? t('Lo hizo el propio concurso, por sus reglas') : by,
                reason === null ? '' : t(apartTexts[reason]),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
