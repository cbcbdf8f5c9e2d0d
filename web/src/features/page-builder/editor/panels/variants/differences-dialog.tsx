import type { ElementId } from '@aurelio/page/document'
import type { VariantLetter } from '@aurelio/contracts/variant-letters'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { api } from '../../../../../platform/api/client.ts'
import { errorText } from '../../../../../platform/api/error-text.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { markDifferences } from '../../surface/state/difference-store.ts'
import { useSurface } from '../../surface/state/surface-context.ts'
import { DifferenceRow } from './difference-row.tsx'
import { useVariantDifferences } from './use-variant-differences.ts'

type DifferencesDialogProps = {
  pageId: string
  shown: VariantLetter
  letters: readonly VariantLetter[]
  /** The test runs: nothing is changed any more. */
  isLocked: boolean
  onClose: () => void
}

/** What differs between the variant that is open and another one: listed, framed in both, and brought to all by choice. */
export function DifferencesDialog({ pageId, shown, letters, isLocked, onClose }: DifferencesDialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const others = letters.filter((letter) => letter !== shown)
  const [chosen, setChosen] = useState(others[0] ?? 'A')
  const { data, error } = useVariantDifferences(pageId, { from: chosen, to: shown })
  const sharing = useMutation(
    api.experiments.shareElement.mutationOptions({
      onSuccess: () =>
        Promise.all([
          queries.invalidateQueries({ queryKey: ['variant-differences', pageId] }),
          queries.invalidateQueries({ queryKey: api.pages.get.queryKey({ input: { id: pageId } }) }),
        ]),
    }),
  )
  const { store, differences } = useSurface()
  const areMarked = useStore(differences, (state) => state.areMarked)

  /** The canvas comes to what is selected by itself. */
  function show(id: ElementId) {
    onClose()
    store.setState({ selectedId: id, selectedWith: [] })
  }

  const failure = error ?? sharing.error
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Diferencias entre variantes')}
      description={t('«Llevar a todas» deja ese elemento, en las demás variantes, como está en {{letter}}.', {
        letter: shown,
      })}
      className="max-w-4xl"
    >
      <div className="-mx-2 flex min-h-0 flex-col gap-4 overflow-y-auto px-2 pb-1">
        <Field label={t('Comparar con')} className="max-w-56">
          {(control) => (
            <Select
              {...control}
              value={chosen}
              onChange={({ target }) => setChosen(others.find((letter) => letter === target.value) ?? chosen)}
            >
              {others.map((letter) => (
                <option key={letter} value={letter}>
                  {letter}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {shown !== 'A' && (
          <Checkbox
            label={t('Marcar en la página lo que no es como en A')}
            checked={areMarked}
            onChange={({ target }) => markDifferences(differences, target.checked)}
          />
        )}
        {failure && (
          <p role="alert">
            {errorText(failure, {
              TEST_RUNNING: 'La prueba está en marcha. Detenla para cambiar las variantes.',
              CONFLICT: 'Otra persona ha cambiado una de las variantes. Vuelve a mirar qué las distingue.',
            })}
          </p>
        )}
        {(sharing.data?.left.length ?? 0) > 0 && (
          <p role="status">
            {t('En {{letters}} no hay dónde ponerlo: falta lo que lo contiene.', {
              letters: sharing.data?.left.join(', '),
            })}
          </p>
        )}
        {!data && !error && <Skeleton className="h-64" />}
        {data && (
          <>
            <section aria-label={t('Qué las distingue')}>
              {data.changes.length === 0 ? (
                <p>{t('No hay ninguna diferencia.')}</p>
              ) : (
                <ul className="divide-y rounded-lg border">
                  {data.changes.map((change) => (
                    <DifferenceRow
                      key={`${change.kind} ${change.id}`}
                      change={change}
                      place={data.removed.get(change.id)}
                      onShow={show}
                    >
                      {!isLocked && change.kind !== 'moved' && (
                        <Button
                          size="dense"
                          busy={sharing.isPending && sharing.variables.elementId === change.id}
                          onClick={() => sharing.mutate({ id: pageId, from: shown, elementId: change.id })}
                        >
                          {t('Llevar a todas')}
                        </Button>
                      )}
                    </DifferenceRow>
                  ))}
                </ul>
              )}
            </section>
            <div className="grid gap-3 sm:grid-cols-2">
              <Side title={t('Variante {{letter}}', { letter: chosen })} html={data.before} />
              <Side title={t('Variante {{letter}}', { letter: shown })} html={data.after} />
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

function Side({ title, html }: { title: string; html: string }) {
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <figcaption className="text-dense font-medium">{title}</figcaption>
      {/* The sandbox allows nothing: no script, no form, no way out. */}
      <iframe
        title={title}
        sandbox=""
        srcDoc={html}
        className="h-[45dvh] w-full rounded-md border bg-white"
      />
    </figure>
  )
}
