import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../platform/format.ts'
import { Card } from '../../../../ui/card.tsx'
import type { Similarity } from '@aurelio/page/generator'

function percent(share: number): string {
  return formatNumber(Math.round(share * 100))
}

/** A plain word on doorway pages, with how alike these are. */
export function DoorwayNotice({ similarity }: { similarity: Similarity }) {
  const { t } = useTranslation()
  const many = similarity.nearShare >= 0.5
  return (
    <Card className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('Páginas parecidas entre sí')}</h3>
      <p className="text-2xl font-semibold tabular-nums">
        <span className={many ? 'text-warning' : 'text-success'}>
          {t('{{percent}} %', { percent: percent(similarity.nearShare) })}
        </span>
      </p>
      <p className="max-w-prose text-muted">
        {t(
          'de los pares comparados son casi duplicados (parecido medio: {{mean}} %; muestra de {{pairs}} pares).',
          {
            mean: percent(similarity.mean),
            pairs: formatNumber(similarity.pairs),
          },
        )}
      </p>
      <p className="max-w-prose text-muted">
        {many
          ? t(
              'Google puede tratar las páginas que solo cambian de lugar como páginas puerta y no mostrarlas. Añade columnas con información propia de cada sitio (barrios, precios, opiniones) o variaciones de texto.',
            )
          : t(
              'Buen punto de partida: cada página tiene texto propio. Google valora que además la información sea de cada sitio.',
            )}
      </p>
    </Card>
  )
}
