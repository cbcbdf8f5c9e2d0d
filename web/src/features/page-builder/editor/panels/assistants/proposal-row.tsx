import type { AssistantChange } from '@aurelio/contracts/assistants'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { AssistantName } from './assistant-name.tsx'
import { withoutPlace } from './assistant-words.ts'
import { useProposed } from './use-proposed.ts'

export type Deciding = {
  change: AssistantChange
  busy: boolean
  onAccept: () => void
  onDiscard: () => void
}

/** A proposal: who makes it, in what words, and whether it would still find its place. */
export function ProposalRow({
  change,
  busy,
  onShow,
  onAccept,
  onDiscard,
}: Deciding & { onShow: () => void }) {
  const { t } = useTranslation()
  const hasPlace = useProposed(change) !== null
  return (
    <li data-row={change.id} data-proposal={change.id} className="flex flex-col gap-2 p-2.5">
      <AssistantName change={change} />
      <p className="wrap-anywhere">{change.summary || t('Un cambio sin explicación')}</p>
      {!hasPlace && <p className="text-muted">{t(withoutPlace)}</p>}
      <div className="flex flex-wrap gap-1.5">
        {hasPlace && (
          <>
            <Button size="dense" onClick={onShow}>
              {t('Ver en la página')}
            </Button>
            <Button size="dense" variant="primary" busy={busy} onClick={onAccept}>
              {t('Aceptar')}
            </Button>
          </>
        )}
        <Button size="dense" variant="ghost" disabled={busy} onClick={onDiscard}>
          {t('Descartar')}
        </Button>
      </div>
    </li>
  )
}
