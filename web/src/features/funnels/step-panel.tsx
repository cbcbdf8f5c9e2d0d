import {
  type Funnel,
  type FunnelGraph,
  type FunnelStep,
  stepKinds,
  stepPorts,
  thingKindOf,
} from '@aurelio/contracts/funnels'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { stepNames } from './shown-graph.ts'
import { StepGoalFields } from './step-goal.tsx'
import { StepThing } from './step-thing.tsx'
import { kindNames } from './words.ts'

type StepPanelProps = { funnel: Funnel; step: FunnelStep; onChange: (graph: FunnelGraph) => void }

/** The step that was chosen: what it is, and which page it is. */
export function StepPanel({ funnel, step, onChange }: StepPanelProps) {
  const { t } = useTranslation()
  const pages = useQuery(api.pages.list.queryOptions({ input: { limit: 100 } }))
  const { graph } = funnel
  const name = stepNames(funnel, t)(step.id)
  const url = funnel.pages.find((page) => page.id === step.pageId)?.url ?? null
  const room = thingKindOf(step.kind)
  const isListed = pages.data?.items.some((page) => page.id === step.pageId) ?? false

  function set(change: Partial<FunnelStep>) {
    const next = { ...step, ...change }
    const ports: readonly string[] = stepPorts[next.kind]
    onChange({
      nodes: graph.nodes.map((node) => (node.id === step.id ? next : node)),
      // A kind that has no such way out leads nowhere by it.
      edges: graph.edges.filter(({ from, port }) => from !== step.id || ports.includes(port)),
    })
  }

  return (
    <section
      aria-label={t('Paso «{{name}}»', { name })}
      className="flex flex-col gap-4 rounded-lg border bg-surface p-4"
    >
      <h2 className="text-base font-semibold wrap-anywhere">{name}</h2>
      <div className="grid gap-4 @xl:grid-cols-2">
        <Field label={t('Tipo de paso')}>
          {(control) => (
            <Select
              {...control}
              value={step.kind}
              onChange={({ target }) =>
                // What it was about is of another room.
                set({ kind: stepKinds.find((kind) => kind === target.value) ?? step.kind, thing: null })
              }
            >
              {stepKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(kindNames[kind])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Página')}>
          {(control) => (
            <Select {...control} value={step.pageId} onChange={({ target }) => set({ pageId: target.value })}>
              {!isListed && <option value={step.pageId}>{name}</option>}
              {pages.data?.items.map((page) => (
                <option key={page.id} value={page.id}>
                  {page.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {room && (
        <StepThing
          key={`${step.id} ${room}`}
          funnel={funnel}
          step={step}
          kind={room}
          onChoose={(thing) => set({ thing })}
        />
      )}
      <StepGoalFields key={step.id} step={step} onChange={(goal) => set({ goal })} />
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ className: 'self-start' })}>
          {t('Ver la página')}
        </a>
      )}
      <p className="text-dense text-muted">
        {t(
          'El texto y el diseño se cambian en el editor de páginas. Al publicar el embudo, sus botones y formularios llevan solos al paso siguiente.',
        )}
      </p>
    </section>
  )
}
