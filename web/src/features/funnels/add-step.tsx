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
import { templateOfKind, templatePage } from './recipes.ts'
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

/** Led to from the first free way out of the last step, where it has one. */
function joined(
  { nodes, edges }: FunnelGraph,
  before: FunnelGraph['nodes'][number] | undefined,
): FunnelGraph {
  const added = nodes.at(-1)
  const port =
    before &&
    stepPorts[before.kind].find(
      (each) => !edges.some((edge) => edge.from === before.id && edge.port === each),
    )
  if (!added || !before || port === undefined) return { nodes, edges }
  return { nodes, edges: [...edges, { id: freshId(), from: before.id, port, to: added.id }] }
}

function AddStepDialog({ funnel, onClose }: { funnel: Funnel; onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [kind, setKind] = useState<StepKind>(funnel.graph.nodes.length === 0 ? 'captura' : 'gracias')
  const [pageId, setPageId] = useState('')
  const [name, setName] = useState('')
  const pages = useQuery(api.pages.list.queryOptions({ input: { limit: 100 } }))
  const addition = useMutation({
    async mutationFn() {
      const before = funnel.graph.nodes.at(-1)
      const step = { id: freshId(), at: null, kind, thing: null, goal: null }
      const { id } = funnel
      if (pageId !== '') {
        const graph = { ...funnel.graph, nodes: [...funnel.graph.nodes, { ...step, pageId }] }
        return client.funnels.save({
          id,
          name: funnel.name,
          graph: joined(graph, before),
          baseVersion: funnel.version,
        })
      }
      const called = name.trim() || `${funnel.name} · ${t(kindNames[kind])}`
      const document = await templatePage(templateOfKind[kind])
      const added = await client.funnels.addStep({
        id,
        step: { ...step, name: called.slice(0, 200), document },
      })
      const graph = joined(added.graph, before)
      return graph.edges === added.graph.edges
        ? added
        : client.funnels.save({ id, name: added.name, graph, baseVersion: added.version })
    },
    onSuccess: (saved) => {
      queries.setQueryData(api.funnels.get.queryKey({ input: { id: funnel.id } }), saved)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    addition.mutate()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('Añadir paso')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
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
        {addition.error && (
          <p role="alert" className="text-danger">
            {errorText(addition.error, funnelProblemWords)}
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
