import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useDraft } from '../../../ui/drafts.ts'
import { MentionTextarea } from '../../../ui/mention-textarea.tsx'
import { useTeam } from './use-team.ts'

type CommentBoxProps = {
  /** Whether a client may see the task at all. */
  canTellClients: boolean
  isBusy: boolean
  onSend: (text: string, forClients: boolean) => Promise<boolean>
}

/** A new comment: the team's alone, unless it says otherwise; a client's is for both. */
export function CommentBox({ canTellClients, isBusy, onSend }: CommentBoxProps) {
  const { t } = useTranslation()
  const team = useTeam()
  const isTeam = useCan('tasks.change')
  const [text, setText] = useState('')
  const [forClients, setForClients] = useState(false)
  useDraft(text.trim() === '' ? undefined : 'unsaved', 'address')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || isBusy) return
    if (!(await onSend(text.trim(), canTellClients && forClients))) return
    setText('')
    setForClients(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-2">
      <MentionTextarea
        aria-label={t('Escribe un comentario')}
        placeholder={
          isTeam
            ? t('Escribe un comentario. Con @ avisas a alguien.')
            : t('Escribe a la agencia sobre esta tarea.')
        }
        listLabel={t('Personas')}
        rows={2}
        maxLength={5000}
        people={team}
        value={text}
        onValue={setText}
        readOnly={isBusy}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {isTeam && canTellClients ? (
          <Checkbox
            label={t('El cliente también lo lee')}
            checked={forClients}
            onChange={({ target }) => setForClients(target.checked)}
          />
        ) : (
          <p className="text-dense text-muted">
            {isTeam ? t('Solo lo lee el equipo.') : t('Lo leen la agencia y quienes ven esta tarea.')}
          </p>
        )}
        <Button type="submit" size="dense" busy={isBusy} disabled={text.trim() === ''}>
          {t('Comentar')}
        </Button>
      </div>
    </form>
  )
}
