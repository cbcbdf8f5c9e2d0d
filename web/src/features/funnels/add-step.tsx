import {
  type Funnel,
  type FunnelGraph,
  type StepKind,
  stepKinds,
  stepPorts,
} from '@aurelio/contracts/funnels'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { freshId } from '../../ui/graph/graph-edits.ts'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toast.tsx'
import { insertedAfter, usualPlace } from './insert-step.ts'
import { useMissing } from './letters/use-missing.ts'
import { LettersChoice } from './letters/letters-choice.tsx'
import { chosenSequence, missingOfChoice, usualLetters } from './letters/chosen-letters.ts'
import { pageMaker, pageOfKind } from './recipes.ts'
import { stepNames } from './shown-graph.ts'
import { funnelProblemWords, kindNames } from './words.ts'

export function AddStepButton({ funnel }: { funnel: Funnel }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Añadir paso')}</Button>
      {isOpen && <AddStepDialog funnel={funnel} onClose={() => setOpen(false)} />}
    </>
  )
}

type Wanted = { kind: StepKind; pageId: string; name: string; after: string; thing: string | null }

/** Makes a step, with a page of its own where it has none, behind the one that was chosen. */
async function addStep(funnel: Funnel, { kind, pageId, name, after, thing }: Wanted, usualName: string) {
  const { id } = funnel
  const step = { id: freshId(), at: null, kind, thing, goal: null }
  const save = (graph: FunnelGraph, { name: called, version }: Pick<Funnel, 'name' | 'version'>) =>
    client.funnels.save({ id, name: called, graph, baseVersion: version })
  if (pageId !== '') {
    const { nodes, edges } = funnel.graph
    return {
      step,
      saved: await save(insertedAfter({ nodes: [...nodes, { ...step, pageId }], edges }, after), funnel),
    }
  }
  const pageOf = await pageMaker()
  const document = await pageOf(pageOfKind[kind])
  const added = await client.funnels.addStep({
    id,
    step: { ...step, name: (name.trim() || usualName).slice(0, 200), document },
  })
  const graph = insertedAfter(added.graph, after)
  return { step, saved: graph === added.graph ? added : await save(graph, added) }
}

function AddStepDialog({ funnel, onClose }: { funnel: Funnel; onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [kind, setKind] = useState<StepKind>(funnel.graph.nodes.length === 0 ? 'captura' : 'gracias')
  const [after, setAfter] = useState<string | null>(null)
  const [pageId, setPageId] = useState('')
  const [name, setName] = useState('')
  const [letters, setLetters] = useState(() => usualLetters(t, funnel.name))
  const { form, missing, setMissing } = useMissing()
  const pages = useQuery(api.pages.list.queryOptions({ input: { limit: 100 } }))
  const place = after ?? usualPlace(funnel.graph, kind)
  const nameOf = stepNames(funnel, t)
  const before = funnel.graph.nodes.find((step) => step.id === place)
  // A quiz and a contest ask in their own rooms.
  const canAsk = before !== undefined && before.kind !== 'quiz' && before.kind !== 'concurso'
  const asksBefore = kind === 'correo' && canAsk && letters.choice !== '' && letters.asks
  const addition = useMutation({
    async mutationFn() {
      const thing = kind === 'correo' ? await chosenSequence(letters) : null
      // Made once: should the step fail, whoever tries again takes the same.
      if (thing !== null) setLetters({ ...letters, choice: thing })
      const wanted = { kind, pageId, name, after: place, thing }
      const { step, saved } = await addStep(funnel, wanted, `${funnel.name} · ${t(kindNames[kind])}`)
      if (!asksBefore) return saved
      try {
        return await client.funnels.askForLetters({ id: funnel.id, step: step.id, text: letters.consent })
      } catch (error) {
        // The step stands; its panel offers the box again.
        notify.error(errorText(error, funnelProblemWords))
        return saved
      }
    },
    onSuccess: (saved) => {
      void queries.invalidateQueries({ queryKey: api.subscriptions.key() })
      queries.setQueryData(api.funnels.get.queryKey({ input: { id: funnel.id } }), saved)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = kind === 'correo' ? missingOfChoice(letters) : null
    setMissing(found)
    if (found === null) addition.mutate()
  }
  const alert = addition.error && errorText(addition.error, funnelProblemWords)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('Añadir paso')}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="-mx-2 flex min-h-0 flex-col gap-4 overflow-y-auto px-2 pb-1"
      >
        <Field label={t('Tipo de paso')}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => setKind(stepKinds.find((each) => each === target.value) ?? kind)}
            >
              {stepKinds.map((each) => (
                <option key={each} value={each}>
                  {t(kindNames[each])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {funnel.graph.nodes.length > 0 && (
          <Field label={t('Después de')}>
            {(control) => (
              <Select {...control} value={place} onChange={({ target }) => setAfter(target.value)}>
                <option value="">{t('Suelto: lo enlazo después')}</option>
                {funnel.graph.nodes
                  .filter((step) => stepPorts[step.kind].length > 0)
                  .map((step) => (
                    <option key={step.id} value={step.id}>
                      {nameOf(step.id)}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        )}
        {kind === 'correo' && (
          <LettersChoice letters={letters} hasBefore={canAsk} missing={missing} onChange={setLetters} />
        )}
        <Field label={t('Página')}>
          {(control) => (
            <Select {...control} value={pageId} onChange={({ target }) => setPageId(target.value)}>
              <option value="">{t('Una nueva, ya diseñada')}</option>
              {pages.data?.items.map((page) => (
                <option key={page.id} value={page.id}>
                  {page.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {pageId === '' && (
          <Field label={t('Nombre de la página')} help={t('Si lo dejas vacío, se llama como el paso.')}>
            {(control) => (
              <Input
                {...control}
                maxLength={200}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
        )}
        {alert && (
          <p role="alert" className="text-danger">
            {alert}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" variant="primary" busy={addition.isPending}>
            {t('Añadir')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
