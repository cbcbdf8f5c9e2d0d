import { addresses } from '@aurelio/contracts/addresses'
import { type AdviceKind, mostAdvised } from '@aurelio/contracts/analytics'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Card, cardLinkClass } from '../../ui/card.tsx'
import { cn } from '../../ui/class-names.ts'

const words = {
  'waiting-leads': {
    text: 'Leads que esperan respuesta desde hace más de un día',
    to: addresses.leadsBy({ state: 'new' }),
  },
  'overdue-tasks': { text: 'Tareas que ya tendrían que estar hechas', to: addresses.tasks },
  'unassigned-tasks': { text: 'Tareas para esta semana sin nadie a cargo', to: addresses.tasks },
  'busy-people': {
    text: 'Personas con cinco tareas atrasadas o más: reparte su trabajo',
    to: addresses.tasks,
  },
  'failed-downloads': {
    text: 'Descargas de vídeo que fallaron esta semana',
    to: addresses.tool('youtube-downloader'),
  },
  'unpublished-changes': { text: 'Páginas con cambios sin publicar', to: addresses.overview },
  'quiet-pages': { text: 'Páginas publicadas sin ningún lead en 30 días', to: addresses.overview },
} as const satisfies Record<AdviceKind, { text: string; to: string }>

type AdviceProps = {
  advice: Told
  /** For those who read a report: they have nowhere to go. */
  isRead?: boolean
}
type Told = readonly { kind: AdviceKind; count: number }[]

/** What to do next: each leads to where it is done. */
export function Advice({ advice, isRead = false }: AdviceProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="advice" className="flex flex-col gap-3">
      <h2 id="advice" className="text-base font-semibold">
        {t('Qué hacer ahora')}
      </h2>
      {advice.length === 0 && (
        <p className="rounded-lg border border-dashed border-border-strong px-4 py-6 text-center text-muted">
          {t('Nada urgente: nadie espera respuesta y nada va con retraso.')}
        </p>
      )}
      <ul className="grid gap-3 not-has-[li]:hidden @2xl:grid-cols-2">
        {advice.map(({ kind, count }) => (
          <li key={kind} data-advice={kind} className="flex">
            {isRead ? (
              <Card className="flex flex-1 items-center gap-4">
                <Counted kind={kind} count={count} />
              </Card>
            ) : (
              <Link to={words[kind].to} className={cn(cardLinkClass, 'flex flex-1 items-center gap-4')}>
                <Counted kind={kind} count={count} />
                <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Counted({ kind, count }: Told[number]) {
  const { t } = useTranslation()
  return (
    <>
      <span className="text-2xl font-semibold tabular-nums">
        {count < mostAdvised ? count : `${mostAdvised}+`}
      </span>
      <span className="flex-1">{t(words[kind].text)}</span>
    </>
  )
}
