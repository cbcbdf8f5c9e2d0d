import { compareDocuments, type PageDocument } from '@aurelio/page/document'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { changeText } from '../../../versions/change-text.ts'
import { createEditorModel } from '../../model/state/editor-model.ts'
import { documentOf, type EditorState } from '../../model/state/editor-store.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { ModelContext, useModel } from '../../model/state/model-context.ts'
import { Canvas } from '../../surface/canvas/canvas.tsx'
import { createEditorSurface } from '../../surface/create-surface.ts'
import { SurfaceContext } from '../../surface/state/surface-context.ts'
import { differencesFromA } from '../variants/differences-from-a.ts'
import { withoutPlace } from './assistant-words.ts'
import type { Deciding } from './proposal-row.tsx'
import { useProposed } from './use-proposed.ts'

/** The canvas with the page as a proposal would make it, and what it touches marked; nothing of it is done. */
export function ProposalPreview({
  change,
  busy,
  onClose,
  onAccept,
  onDiscard,
}: Deciding & { onClose: () => void }) {
  const { t } = useTranslation()
  const before = useEditorState(documentOf)
  const after = useProposed(change)
  const changes = useMemo(() => (after ? compareDocuments(before, after) : []), [before, after])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Propuesta de {{name}}', { name: change.assistant })}
      description={change.summary || t('Así quedaría la página. Nada ha cambiado todavía.')}
      className="h-[calc(100dvh-2rem)] max-w-6xl"
      actions={
        <>
          <Button disabled={busy} onClick={onDiscard}>
            {t('Descartar')}
          </Button>
          <Button variant="primary" busy={busy} disabled={!after} onClick={onAccept}>
            {t('Aceptar')}
          </Button>
        </>
      }
    >
      {after ? (
        <>
          <ul
            aria-label={t('Qué cambia')}
            className="flex max-h-24 shrink-0 list-disc flex-col gap-0.5 overflow-y-auto pl-5 text-dense"
          >
            {changes.map((each) => (
              <li key={`${each.kind} ${each.id}`}>{changeText(each)}</li>
            ))}
          </ul>
          <div data-proposal-preview className="min-h-0 flex-1 overflow-hidden rounded-md border">
            <ProposedPage before={before} after={after} />
          </div>
        </>
      ) : (
        <p role="status">{t(withoutPlace)}</p>
      )}
    </Dialog>
  )
}

/** A canvas of its own, which nobody changes anything on. */
function ProposedPage({ before, after }: { before: PageDocument; after: PageDocument }) {
  const { store } = useModel()
  const [surface] = useState(() => {
    const model = createEditorModel(after, '')
    model.store.setState({ ...lookOf(store.getState()), isReadOnly: true })
    return createEditorSurface(model)
  })
  useEffect(() => {
    surface.store.setState(({ history }) => ({ history: { ...history, document: after } }))
    surface.differences.setState({ differences: differencesFromA(before, after), areMarked: true })
    const [first] = surface.differences.getState().differences.keys()
    // The canvas comes to what is selected by itself.
    surface.store.setState({ selectedId: first ?? null })
  }, [surface, before, after])
  return (
    <ModelContext value={surface}>
      <SurfaceContext value={surface}>
        <Canvas onShortcut={() => undefined} />
      </SurfaceContext>
    </ModelContext>
  )
}

/** How the page is looked at, and what of its site is drawn on it. */
function lookOf({ viewport, theme, links, business, symbols, lostSymbols }: EditorState) {
  return { viewport, theme, links, business, symbols, lostSymbols }
}
