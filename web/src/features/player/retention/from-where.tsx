import type { FilmFigures } from '@aurelio/contracts/films'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'
import { cutWords } from './cut-words.ts'
import { placeName } from './place-name.ts'

/** What led those who play a film to it, and on what they see it. */
export function FromWhere({ figures }: { figures: FilmFigures }) {
  const { t } = useTranslation()
  if (figures.sources.length + figures.places.length === 0) return null
  return (
    <div className="grid gap-6 @2xl:grid-cols-2">
      <Tally title={t('Fuentes')} rows={figures.sources} />
      <Tally title={t('Dispositivos')} rows={figures.devices} />
      <Tally
        title={t('Páginas y variantes')}
        rows={figures.places.map((row) => ({
          ...row,
          key: row.pageId === null ? placeName(row, t) : `${placeName(row, t)} · ${row.variant}`,
        }))}
      />
    </div>
  )
}

function Tally({ title, rows }: { title: string; rows: FilmFigures['sources'] }) {
  const { t } = useTranslation()
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-dense tabular-nums">
        <caption className="pb-2 text-left text-base font-semibold">{title}</caption>
        <thead className="text-left text-muted">
          <tr>
            <th className="py-1 font-medium">{title}</th>
            <th className="py-1 text-right font-medium">{t('Reproducciones')}</th>
            <th className="py-1 text-right font-medium">{t('Hasta el final')}</th>
            <th className="py-1 text-right font-medium">{t('Pulsan la llamada')}</th>
            <th className="py-1 text-right font-medium">{t('Convierten')}</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map(({ key, plays, finished, cta, sent }) => (
            <tr key={key}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {t(cutWords[key] ?? key)}
              </th>
              <td className="py-1.5 text-right">{formatNumber(plays)}</td>
              <td className="py-1.5 text-right">{formatNumber(finished)}</td>
              <td className="py-1.5 text-right">{formatNumber(cta)}</td>
              <td className="py-1.5 text-right">{formatNumber(sent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
