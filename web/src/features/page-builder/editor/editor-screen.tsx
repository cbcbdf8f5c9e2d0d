import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { closeEditor } from '../editor-session.ts'
import { EditorWorkspace } from './editor-workspace.tsx'
import { startEditor, type StartResult } from './sync/opening/start.ts'

type EditorScreenProps = {
  /** What others have to say of the page, beside the canvas. */
  Margin: ComponentType
}

/** The fullscreen editor: finds what to edit, then shows it (page-builder.md §4, "Editor open and close"). */
export function EditorScreen({ Margin }: EditorScreenProps) {
  const { t } = useTranslation()
  const {
    data: result,
    dataUpdatedAt,
    refetch,
  } = useQuery({
    queryKey: ['editor-start'],
    queryFn: startEditor,
    // Found once: what is edited from then on is the editor's own.
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })

  if (result?.ok) return <EditorWorkspace key={dataUpdatedAt} start={result.start} Margin={Margin} />
  return (
    <main className="grid h-dvh place-items-center bg-background p-4">
      {result ? (
        <StartFailure reason={result.reason} onRetry={() => void refetch()} />
      ) : (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner className="size-5 text-accent-text" />
          {t('Abriendo el editor...')}
        </p>
      )}
    </main>
  )
}

type FailureReason = Extract<StartResult, { ok: false }>['reason']

const failures: Record<FailureReason, string> = {
  gone: 'Esta página ya no existe o no tienes acceso. Vuelve a tus proyectos para elegir otra.',
  offline: 'No se ha podido abrir la página porque el servidor no responde. Espera un momento y reinténtalo.',
  unreadable: 'Esta página se guardó con una versión más nueva de Aurelio. Actualiza Aurelio para abrirla.',
}

function StartFailure({ reason, onRetry }: { reason: FailureReason; onRetry: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <ErrorPanel
      title={t('No se ha podido abrir el editor')}
      text={t(failures[reason])}
      action={
        <span className="flex gap-2">
          <Button onClick={() => closeEditor(navigate)}>{t('Volver')}</Button>
          {reason === 'offline' && (
            <Button variant="primary" onClick={onRetry}>
              {t('Reintentar')}
            </Button>
          )}
        </span>
      }
    />
  )
}
