import { graphLimits } from '@aurelio/contracts/graph'
import type { SequenceNode } from '@aurelio/contracts/sequence-graph'
import type { Sequence } from '@aurelio/contracts/sequences'
import { Save } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { connected, moved } from '../../../ui/graph/graph-edits.ts'
import { type GraphView, GraphViewBar, GraphViews } from '../../../ui/graph/graph-views.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { ListSelect } from '../lists/list-select.tsx'
import { letterEditorPath } from '../subscriptions-path.ts'
import { AddStep } from './add-step.tsx'
import { findingText, stepText } from './graph/names.ts'
import { withoutStep, withStep } from './graph/new-step.ts'
import { shownSteps } from './graph/shown.ts'
import { StepPanel } from './graph/step-panel.tsx'
import { PeopleInside } from './people-inside.tsx'
import { SequenceFigures } from './sequence-figures.tsx'
import { SequenceHeading } from './sequence-heading.tsx'
import { SequenceRulesFields } from './sequence-rules.tsx'
import { useSequenceDraft } from './use-sequence-draft.ts'

/** A sequence as it is being changed. Who is inside goes on in what they entered, unless they are taken along. */
export function SequenceEditor({ sequence }: { sequence: Sequence }) {
  const { t } = useTranslation()
  const draft = useSequenceDraft(sequence)
  const { values, set, isChanged } = draft
  const { graph } = values
  const [view, setView] = useState<GraphView>('list')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [selected, setSelected] = useState<string | null>(params.get('step') ?? graph.nodes[0]?.id ?? null)
  const step = graph.nodes.find(({ id }) => id === selected)
  const findings = isChanged ? [] : sequence.findings
  const nameOf = (id: string) => {
    const node = graph.nodes.find((one) => one.id === id)
    return node ? stepText(t, node) : ''
  }
  const change = (next: SequenceNode) =>
    set({ graph: { ...graph, nodes: graph.nodes.map((node) => (node.id === next.id ? next : node)) } })

  /** To the editor of a letter: what is here is kept first. */
  async function edit(stepId: string) {
    if (await draft.keep()) void navigate(letterEditorPath(sequence.id, stepId))
  }

  // The zeros of a draft stand below its steps.
  const hasRun = sequence.state !== 'draft' || sequence.entered > 0
  return (
    <div className="flex flex-col gap-6">
      <SequenceHeading sequence={sequence} name={values.name} keep={draft.keep}>
        <Button
          icon={<Save aria-hidden="true" className="size-4" />}
          busy={draft.isSaving}
          disabled={!isChanged}
          onClick={() =>
            void (async () => {
              if (await draft.keep()) notify.success(t('Cambios guardados'))
            })()
          }
        >
          {t('Guardar')}
        </Button>
      </SequenceHeading>
      {hasRun && <SequenceFigures sequence={sequence} />}
      <div className="grid gap-4 @2xl:grid-cols-2">
        <Field label={t('Nombre')}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={80}
              value={values.name}
              onChange={({ target }) => set({ name: target.value })}
            />
          )}
        </Field>
        <ListSelect
          value={values.listId}
          none={t('Elige a quién escribe')}
          help={t('Empieza con quien la confirme a partir de ahora.')}
          onChange={(listId) => set({ listId })}
        />
      </div>
      {isChanged && sequence.entered > 0 && (
        <div role="status" className="flex flex-col gap-2 rounded-lg border bg-accent-soft p-4">
          <p>
            {t(
              'Quien ya está dentro sigue con los pasos que empezó. Los cambios son para quien entre después.',
            )}
          </p>
          <Checkbox
            label={t('Llevar también a quien ya está dentro, si su paso sigue existiendo')}
            checked={draft.moves}
            onChange={({ target }) => draft.setMoves(target.checked)}
          />
        </div>
      )}
      {findings.length > 0 && (
        <ul aria-label={t('Comprobación')} className="flex flex-col gap-1">
          {findings.map((finding) => (
            <li key={finding.code} data-finding={finding.code} className="text-warning">
              {findingText(t, finding, nameOf)}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <GraphViewBar view={view} onView={setView} />
        <span className="flex-1" />
        <AddStep
          disabled={graph.nodes.length >= graphLimits.nodes}
          onAdd={(kind) => {
            const words = {
              subject: t('Sin asunto'),
              text: t('Escribe aquí lo que quieres contar.'),
              label: t('interesado'),
              title: t('Llamar'),
            }
            const added = withStep(graph, kind, words, selected)
            set({ graph: added.graph })
            setSelected(added.id)
          }}
        />
      </div>
      <div className="grid items-start gap-6 @4xl:grid-cols-2">
        <GraphViews
          view={view}
          label={t('Pasos de {{name}}', { name: values.name })}
          nodes={shownSteps(t, { graph, findings, waiting: sequence.waiting })}
          edges={graph.edges}
          selected={selected}
          onSelect={setSelected}
          onConnect={(way) => set({ graph: connected(graph, way) })}
          onMove={(places) => set({ graph: moved(graph, places) })}
          onRemove={(id) => set({ graph: withoutStep(graph, id) })}
        />
        {step && <StepPanel key={step.id} step={step} onChange={change} onEdit={() => void edit(step.id)} />}
      </div>
      <PeopleInside sequence={sequence} stepId={selected} />
      <SequenceRulesFields rules={values.rules} onChange={(rules) => set({ rules })} />
      {!hasRun && <SequenceFigures sequence={sequence} />}
    </div>
  )
}
