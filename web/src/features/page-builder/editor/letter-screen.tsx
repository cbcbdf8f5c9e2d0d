import { createPageOrder, decodeStoredPage } from '@aurelio/page/document'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { LetterWorkspace, type LetterStart } from './letter-workspace.tsx'
import { loadGroups } from './model/groups/load-groups.ts'
import type { LetterRules } from './model/state/letter-rules.ts'
import type { PreviewProps } from './panels/letters/letter-context.ts'
import type { LetterPort } from './sync/letters/letter-port.ts'
import { readLocalLetter } from './sync/letters/local-letter.ts'
import { readWaiting } from './sync/together/waiting-steps.ts'

type LetterScreenProps = {
  port: LetterPort
  segments: LetterRules['segments']
  Preview: ComponentType<PreviewProps>
}

/** The fullscreen editor of one letter, whoever keeps it. */
export function LetterScreen({ port, segments, Preview }: LetterScreenProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['letter-start', port.key],
    queryFn: () => startLetter(port),
    // Found once: what is edited from then on is the editor's own.
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    retry: false,
  })
  if (data) return <LetterWorkspace start={data} port={port} segments={segments} Preview={Preview} />
  return (
    <main className="grid h-dvh place-items-center bg-background p-4">
      {error ? (
        <ErrorPanel
          heading
          title={t('No se ha podido abrir el correo')}
          text={errorText(error)}
          action={
            <span className="flex gap-2">
              <Link to={port.back} className={buttonClass()}>
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
          {t('Abriendo el correo...')}
        </p>
      )}
    </main>
  )
}

async function startLetter(port: LetterPort): Promise<LetterStart> {
  const [{ document: held, name, number, hasLeft }] = await Promise.all([port.open(), loadGroups()])
  const read = decodeStoredPage(held)
  if (!read.ok) throw read.error
  const { sharedId } = port
  if (sharedId !== null) {
    const confirmed = { document: read.document, name }
    const waiting = hasLeft ? [] : readWaiting({ kind: 'letter', id: sharedId })
    const order = createPageOrder({ shown: confirmed, version: number, waiting, session: '' })
    return { ...order.shownNow(), number, hasLeft, isUnsaved: waiting.length > 0, confirmed, waiting }
  }
  const local = hasLeft ? null : readLocalLetter(port.key)
  if (!local) return { ...none, document: read.document, name, number, hasLeft, isUnsaved: false }
  // Made from an older save, it is asked about as soon as it is sent.
  return { ...none, document: local.document, name, number: local.baseNumber, hasLeft, isUnsaved: true }
}

const none = { confirmed: null, waiting: [] }
