import { mostBatchPages } from '@aurelio/contracts/page-batches'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../platform/api/error-text.ts'
import { formatNumber } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Choices } from '../../../../ui/choices.tsx'
import { type CsvInfo, suggestFields } from '@aurelio/page/generator'
import type { Outcome } from '../../worker/protocol.ts'
import { SeoError } from '../../worker/seo-pool.ts'
import { failureText } from '../texts.ts'
import type { SeoTool } from '../use-seo-tool.ts'
import { BatchList } from './batch-list.tsx'
import { PageColumns } from '../page-columns.tsx'
import { planOf, type PublishPlan, PublishPlanFields } from './publish-plan.tsx'
import { publishWords } from '../publish-words.ts'
import { firstRepeat } from './repeat/repeat-fields.tsx'
import { RepeatPanel } from './repeat/repeat-panel.tsx'
import { useRepeating } from './repeat/use-repeating.ts'
import { SiteFields } from './site-fields.tsx'
import { usePublishing } from './use-publishing.ts'
import { WordpressFields, type WordpressChoice } from './wordpress-fields.tsx'

const noWordpress: WordpressChoice = { address: '', user: '', password: '', type: 'pages', status: 'publish' }

type PublishPanelProps = { tool: SeoTool; outcome: Outcome; info: CsvInfo }

/** Publishes a result as pages, into a site of the product or to a WordPress, without a file between. */
export function PublishPanel({ tool, outcome, info }: PublishPanelProps) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<'site' | 'wordpress'>('site')
  const [site, setSite] = useState({ siteId: '', templateId: '' })
  const [wordpress, setWordpress] = useState(noWordpress)
  const [columns, setColumns] = useState(() => suggestFields(info.header))
  const [plan, setPlan] = useState<PublishPlan>({ when: null, perDay: '' })
  const [how, setHow] = useState<'once' | 'again'>('once')
  const [repeat, setRepeat] = useState(firstRepeat)
  const publishing = usePublishing(tool)
  const repeating = useRepeating(tool)
  const count = Math.min(outcome.forecast.rows, mostBatchPages)
  const isComplete =
    kind === 'site'
      ? site.templateId !== ''
      : [wordpress.address, wordpress.user, wordpress.password].every(Boolean)

  const isBlocked = !isComplete || !tool.isFresh || tool.busy !== undefined

  function publish(event: FormEvent) {
    event.preventDefault()
    const target = kind === 'site' ? ({ kind, ...site } as const) : ({ kind, ...wordpress } as const)
    if (how === 'again') return repeating.mutate({ target, columns, repeat })
    publishing.mutate({
      name: tool.csv?.file.name ?? 'CSV',
      target,
      columns,
      ...planOf(plan),
    })
  }

  return (
    <Card className="flex flex-col gap-6">
      <form aria-labelledby="seo-publish" className="flex flex-col gap-4" onSubmit={publish}>
        <h3 id="seo-publish" className="font-semibold">
          {t('Publicar las páginas')}
        </h3>
        <p className="max-w-prose text-dense text-muted">
          {t('Al publicar, las páginas van al servidor, que sigue aunque cierres esta pestaña.')}
        </p>
        <Choices
          legend={t('Dónde')}
          name="seo-target"
          value={kind}
          options={[
            { value: 'site', label: t('En un sitio de Aurelio') },
            { value: 'wordpress', label: t('En WordPress') },
          ]}
          onChange={setKind}
        />
        {kind === 'site' ? (
          <SiteFields header={info.header} choice={site} onChange={setSite} />
        ) : (
          <WordpressFields choice={wordpress} repeats={how === 'again'} onChange={setWordpress} />
        )}
        <PageColumns
          header={info.header}
          columns={columns}
          posts={kind === 'wordpress' && wordpress.type === 'posts'}
          onChange={setColumns}
        />
        <Choices
          legend={t('Cuántas veces')}
          name="seo-times"
          value={how}
          options={[
            { value: 'once', label: t('Una vez') },
            { value: 'again', label: t('Repetir con un horario') },
          ]}
          onChange={setHow}
        />
        {how === 'once' && (
          <PublishPlanFields plan={plan} onChange={(part) => setPlan({ ...plan, ...part })} />
        )}
        {outcome.forecast.rows > mostBatchPages && (
          <p className="text-dense text-warning">
            {t('Se publican las primeras {{most}} filas: es lo que cabe en una vez.', {
              most: formatNumber(mostBatchPages),
            })}
          </p>
        )}
        {how === 'once' ? (
          <PublishButton publishing={publishing} count={count} disabled={isBlocked} />
        ) : (
          <RepeatPanel
            repeat={repeat}
            onChange={(part) => setRepeat({ ...repeat, ...part })}
            repeating={repeating}
            disabled={isBlocked}
          />
        )}
      </form>
      <BatchList />
    </Card>
  )
}

type PublishButtonProps = { publishing: ReturnType<typeof usePublishing>; count: number; disabled: boolean }

/** The button, how much of the table has arrived, and what went wrong. */
function PublishButton({ publishing, count, disabled }: PublishButtonProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={publishing.isPending} disabled={disabled}>
          {t('Publicar {{n}} páginas', { n: formatNumber(count) })}
        </Button>
        {publishing.isPending && (
          <p role="status" className="text-dense text-muted tabular-nums">
            {t('Enviando: {{done}} de {{total}}', {
              done: formatNumber(publishing.sent),
              total: formatNumber(count),
            })}
          </p>
        )}
      </div>
      {publishing.isError && (
        <p role="alert" className="text-danger">
          {publishing.error instanceof SeoError
            ? failureText(t, publishing.error.failure)
            : errorText(publishing.error, publishWords)}
        </p>
      )}
    </>
  )
}
