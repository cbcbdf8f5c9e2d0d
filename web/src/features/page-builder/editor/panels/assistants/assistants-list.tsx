import type { AssistantChange } from '@aurelio/contracts/assistants'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../platform/api/client.ts'
import { errorText } from '../../../../../platform/api/error-text.ts'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { useFocusHeir } from '../../../../../ui/use-focus-heir.ts'
import { type OpenedAt, useCloseOutside } from '../drawers/use-close-outside.ts'
import { assistantWords } from './assistant-words.ts'
import { DoneRow } from './done-row.tsx'
import { ProposalRow } from './proposal-row.tsx'
import { useDecision } from './use-decision.ts'

const ProposalPreview = lazyPart(async () => (await import('./proposal-preview.tsx')).ProposalPreview)

type AssistantsListProps = OpenedAt & { pageId: string; changes: readonly AssistantChange[] }

/** What assistants propose for the page, to be accepted or discarded, and what they have done to it, to be undone. */
export function AssistantsList({ pageId, changes, ...opened }: AssistantsListProps) {
  const { t } = useTranslation()
  useCloseOutside(opened)
  const [shown, setShown] = useState<string | null>(null)
  const deciding = useDecision()
  const undoing = useMutation(api.assistants.undo.mutationOptions())
  const proposed = changes.filter(({ state }) => state === 'proposed')
  const done = changes.filter(({ state }) => state === 'done')
  const looked = proposed.find(({ id }) => id === shown)
  const failure = deciding.error ?? undoing.error
  const groups = [...Map.groupBy(done, togetherWith).values()]
  // What was accepted moves down, and what was pressed goes along with it.
  const rowsRef = useFocusHeir([...proposed, ...groups.flatMap(([last]) => last ?? [])].map(({ id }) => id))
  const left = done.filter(({ id }) => undoing.data?.left.includes(id))

  return (
    <section
      aria-label={t('Asistentes')}
      className="absolute top-full right-0 z-40 mt-1 flex max-h-[min(32rem,75dvh)] w-88 animate-appear flex-col gap-3 overflow-y-auto rounded-lg border bg-raised p-3 shadow-float max-sm:inset-x-2 max-sm:w-auto"
    >
      {failure && (
        <p role="alert" className="text-danger">
          {errorText(failure, assistantWords)}
        </p>
      )}
      <div role="status" className="flex flex-col gap-1 empty:hidden">
        {undoing.data && left.length === 0 && <p>{t('Deshecho.')}</p>}
        {left.length > 0 && (
          <>
            <p>{t('Esto se queda, porque después alguien ha seguido cambiándolo:')}</p>
            <ul className="list-disc pl-5">
              {left.map(({ id, summary }) => (
                <li key={id}>{summary || t('Un cambio sin explicación')}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div ref={rowsRef} tabIndex={-1} className="flex flex-col gap-3">
        {proposed.length > 0 && (
          <section aria-label={t('Propuestas')} className="flex flex-col gap-2">
            <h2 className="font-semibold">{t('Propuestas')}</h2>
            <ul className="flex flex-col divide-y rounded-md border">
              {proposed.map((change) => (
                <ProposalRow
                  key={change.id}
                  change={change}
                  busy={deciding.of === change.id}
                  onShow={() => setShown(change.id)}
                  onAccept={() => deciding.accept(change.id)}
                  onDiscard={() => deciding.discard(change.id)}
                />
              ))}
            </ul>
          </section>
        )}
        {done.length > 0 && (
          <section aria-label={t('Ya en la página')} className="flex flex-col gap-2">
            <h2 className="font-semibold">{t('Ya en la página')}</h2>
            <ul className="flex flex-col divide-y rounded-md border">
              {groups.map((group) => (
                <DoneRow
                  key={group[0]?.id}
                  changes={group}
                  busy={undoing.isPending}
                  onUndo={() => undoing.mutate({ id: pageId, changes: group.map(({ id }) => id) })}
                />
              ))}
            </ul>
          </section>
        )}
        {changes.length === 0 && <p className="text-muted">{t('No hay nada por decidir.')}</p>}
      </div>
      <Suspense fallback={null}>
        {looked && (
          <ProposalPreview
            change={looked}
            busy={deciding.of === looked.id}
            onClose={() => setShown(null)}
            onAccept={() => deciding.accept(looked.id)}
            onDiscard={() => deciding.discard(looked.id)}
          />
        )}
      </Suspense>
    </section>
  )
}

/** What an assistant did by itself is undone together; what a person accepted, by itself. */
function togetherWith({ id, tokenId, decidedBy }: AssistantChange): string {
  return decidedBy ? id : tokenId
}
