import type { VisitSections } from '@aurelio/contracts/visits'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatNumber, formatPercent } from '../../../platform/format.ts'
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

/** What is drawn of a version of a page: its sections, each with what is said of it. */
export type SectionsDrawn = {
  versionId: string
  bands: readonly { id: string; share: number; figure: string; words: string }[]
}
type SectionsSeenProps = {
  /** What was shown within the period, the last publication first. */
  shown: readonly VisitSections[]
  renderPicture: (drawn: SectionsDrawn) => ReactNode
}

/** Which sections of a page came into sight, over the page itself, with the same as a table. */
export function SectionsSeen({ shown, renderPicture }: SectionsSeenProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState('')
  const one = shown.find((each) => idOf(each) === chosen) ?? shown[0]
  if (!one) return null
  const { told, versionId, sections } = one
  const rows = sections.map(({ id, name, seen }, index) => ({
    id,
    name: name === '' ? t('Sección {{number}}', { number: index + 1 }) : name,
    seen,
    share: seen / told,
  }))
  const hasVariants = new Set(shown.map(({ variant }) => variant)).size > 1
  const nameOf = ({ at, variant }: VisitSections) =>
    hasVariants
      ? t('Publicación de {{moment}}, variante {{variant}}', { moment: formatDateTime(at), variant })
      : t('Publicación de {{moment}}', { moment: formatDateTime(at) })
  const least = rows.toSorted((a, b) => a.share - b.share)[0]
  return (
    <ChartFigure
      title={t('Secciones vistas')}
      sentence={
        least
          ? t(
              'De {{total}} visitas que lo dijeron, {{seen}} vieron «{{name}}», la sección que menos se ve.',
              {
                total: formatNumber(told),
                seen: formatNumber(least.seen),
                name: least.name,
              },
            )
          : t('La página no tiene secciones.')
      }
      fileName={t('secciones-vistas')}
      table={{
        head: [t('Sección'), t('Visitas que la vieron'), t('De cuántas'), t('Parte')],
        rows: rows.map(({ name, seen, share }) => [name, seen, told, formatPercent(share)]),
      }}
    >
      {shown.length > 1 && (
        <Field label={t('Lo que se veía')} className="max-w-96">
          {(props) => (
            <Select {...props} value={idOf(one)} onChange={({ target }) => setChosen(target.value)}>
              {shown.map((each) => (
                <option key={idOf(each)} value={idOf(each)}>
                  {nameOf(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div key={idOf(one)}>
        {renderPicture({
          versionId,
          bands: rows.map(({ id, name, seen, share }) => ({
            id,
            share,
            figure: formatPercent(share),
            words: t('{{name}}: la vieron {{seen}} de {{total}} visitas, el {{share}}', {
              name,
              seen: formatNumber(seen),
              total: formatNumber(told),
              share: formatPercent(share),
            }),
          })),
        })}
      </div>
      <p className="text-dense text-muted">
        {t(
          'Una sección cuenta como vista cuando la mitad de ella, o media pantalla de ella, ha estado a la vista.',
        )}
      </p>
    </ChartFigure>
  )
}

function idOf({ publicationId, variant }: VisitSections) {
  return `${publicationId} ${variant}`
}
