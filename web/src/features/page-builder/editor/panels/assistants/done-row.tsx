import type { AssistantChange } from '@aurelio/contracts/assistants'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { AssistantName } from './assistant-name.tsx'

/** The last of them; the rest is a number. */
const mostShown = 5

type DoneRowProps = { changes: readonly AssistantChange[]; busy: boolean; onUndo: () => void }

/** What is undone together: all that one assistant did by itself, or one proposal that somebody accepted. */
export function DoneRow({ changes, busy, onUndo }: DoneRowProps) {
  const { t } = useTranslation()
  const [last] = changes
  if (!last) return null
  const more = changes.length - mostShown
  return (
    <li data-row={last.id} data-assistant={last.assistant} className="flex flex-col gap-2 p-2.5">
      <AssistantName change={last} />
      <ul className="flex flex-col gap-0.5">
        {changes.slice(0, mostShown).map(({ id, summary }) => (
          <li key={id} className="wrap-anywhere">
            {summary || t('Un cambio sin explicación')}
          </li>
        ))}
        {more > 0 && <li className="text-muted">{t('y {{count}} cambios más', { count: more })}</li>}
      </ul>
      <Button size="dense" busy={busy} onClick={onUndo} className="self-start">
        {last.decidedBy ? t('Deshacer') : t('Deshacer lo de {{name}}', { name: last.assistant })}
      </Button>
    </li>
  )
}
