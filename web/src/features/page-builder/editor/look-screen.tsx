import { addresses } from '@aurelio/contracts/addresses'
import { symbolsIn } from '@aurelio/page/document'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { readEditorSession } from '../editor-session.ts'
import { EditorContexts } from './editor-contexts.tsx'
import { createEditorModel } from './model/state/editor-model.ts'
import { documentOf, nameOf } from './model/state/editor-store.ts'
import { PeopleOnPage } from './panels/people/people-on-page.tsx'
import { ViewportSwitcher } from './panels/top-bar/viewport-switcher.tsx'
import { Canvas } from './surface/canvas/canvas.tsx'
import { Company } from './surface/company/company.tsx'
import { createEditorSurface } from './surface/create-surface.ts'
import { createLooking, drawnWith, startLooking, type LookStart } from './sync/looking/create-looking.ts'

/** A page as it is being made, for who may look at it: what the others do, where they are, and nothing to change it with. */
export function LookScreen() {
  const { t } = useTranslation()
  const [asked] = useSearchParams()
  // Who could change it a moment ago comes by what the browser remembers.
  const id = asked.get('page') ?? readEditorSession().pageId ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: ['look-start', id],
    queryFn: () => startLooking(id),
    // Found once: from then on it is told what changes.
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    retry: false,
  })
  if (data) return <Looking key={id} start={data} />
  return (
    <main className="grid h-dvh place-items-center bg-background p-4">
      {error ? (
        <ErrorPanel
          title={t('No se ha podido abrir la página')}
          text={errorText(error)}
          action={
            <span className="flex gap-2">
              <Link to={addresses.home} className={buttonClass()}>
                {t('Volver')}
              </Link>
              <Button variant="primary" onClick={() => void refetch()}>
                {t('Reintentar')}
              </Button>
            </span>
          }
        />
      ) : (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner className="size-5 text-accent-text" />
          {t('Abriendo la página...')}
        </p>
      )}
    </main>
  )
}

function Looking({ start }: { start: LookStart }) {
  const { t } = useTranslation()
  const isNarrow = useNarrow()
  const [editor] = useState(() => {
    const model = createEditorModel(start.document, start.name)
    // On a phone the page begins as phones have it.
    model.store.setState({ isReadOnly: true, ...(isNarrow && { viewport: 'mobile' }) })
    return { ...createLooking(model, start), ...createEditorSurface(model) }
  })
  useEffect(() => editor.saver.connect(), [editor])
  useLooks(editor, start.page.id)
  const name = useStore(editor.store, nameOf)
  const status = useStore(editor.saves, (state) => state.status)
  return (
    <EditorContexts editor={editor}>
      <div className="flex h-dvh flex-col overflow-hidden bg-background text-dense">
        <header className="flex flex-wrap items-center gap-2 border-b px-2 py-1.5">
          <Link
            to={addresses.home}
            data-action="back"
            className={buttonClass({ variant: 'ghost', size: 'dense' })}
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('Volver')}
          </Link>
          <h1 className="min-w-0 flex-1 truncate font-medium">{name}</h1>
          <PeopleOnPage />
          <ViewportSwitcher />
        </header>
        <p role="status" data-looking className="border-b bg-surface px-3 py-1 text-muted">
          {status.kind === 'offline'
            ? t('Sin conexión: lo que cambien los demás se verá al volver.')
            : status.kind === 'failed'
              ? status.text
              : t('Solo miras: ves los cambios de los demás mientras los hacen.')}
        </p>
        <main className="min-h-0 flex-1">
          <Canvas onShortcut={() => undefined} Over={Others} />
        </main>
      </div>
    </EditorContexts>
  )
}

/** Where the others are, and what they have selected. */
function Others({ stageRef }: { stageRef: RefObject<HTMLElement | null> }) {
  return (
    <div data-editor-overlay className="pointer-events-none absolute inset-0 z-10 overflow-hidden">
      <Company stageRef={stageRef} />
    </div>
  )
}

/** Draws the page with the kit of its site and with its symbols; those that somebody puts on it are asked for then. */
function useLooks({ store }: ReturnType<typeof createLooking>, id: string) {
  const placed = useStore(store, (state) => [...symbolsIn(documentOf(state))].toSorted().join(' '))
  const { data } = useQuery({
    ...api.pages.looks.queryOptions({ input: { id } }),
    queryKey: [...api.pages.looks.queryKey({ input: { id } }), placed],
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (data) store.setState(drawnWith(data))
  }, [store, data])
}
