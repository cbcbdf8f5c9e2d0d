import { useQuery } from '@tanstack/react-query'
import { Bot } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../platform/api/client.ts'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { useSaveState } from '../../sync/state/use-save-state.ts'

const AssistantsList = lazyPart(async () => (await import('./assistants-list.tsx')).AssistantsList)

/** What assistants propose for the page and have done to it; nothing where none has. */
export function AssistantsButton() {
  const pageId = useSaveState(({ page }) => (page?.variant === undefined ? page?.id : undefined))
  return pageId === undefined ? null : <OfPage pageId={pageId} />
}

function OfPage({ pageId }: { pageId: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const placeRef = useRef<HTMLDivElement>(null)
  const { data } = useQuery(api.assistants.list.queryOptions({ input: { pageId } }))
  const changes = data?.items ?? []
  const waiting = changes.filter(({ state }) => state === 'proposed').length
  // It stays open while the last one is decided on, so that what became of it can be read.
  if (changes.length === 0 && !isOpen) return null
  return (
    <div ref={placeRef} className="sm:relative">
      <span role="status" className="sr-only">
        {waiting > 0 && t('{{count}} propuestas de asistentes por decidir', { count: waiting })}
      </span>
      <IconButton
        size="dense"
        data-action="assistants"
        label={waiting > 0 ? t('Asistentes: {{count}} por decidir', { count: waiting }) : t('Asistentes')}
        aria-expanded={isOpen}
        icon={
          <span className="relative">
            <Bot aria-hidden="true" className="size-4" />
            {waiting > 0 && (
              <span
                aria-hidden="true"
                className="absolute -top-2 -right-2.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-xs font-medium text-on-accent"
              >
                {waiting}
              </span>
            )}
          </span>
        }
        onClick={() => setOpen(!isOpen)}
      />
      <Suspense fallback={null}>
        {isOpen && (
          <AssistantsList
            pageId={pageId}
            changes={changes}
            placeRef={placeRef}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
