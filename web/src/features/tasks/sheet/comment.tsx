import type { TaskComment } from '@aurelio/contracts/task-sheet'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatRelative } from '../../../platform/format.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useDraft } from '../../../ui/drafts.ts'
import { MentionText } from '../../../ui/mention-text.tsx'
import { MentionTextarea } from '../../../ui/mention-textarea.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { takeLostFocus } from '../../../ui/take-focus.ts'
import type { CommentActions } from './use-comments.ts'
import { useTeam } from './use-team.ts'

type CommentProps = { comment: TaskComment; actions: CommentActions }

/** Who said what, and when; one's own can be corrected and taken back. */
export function Comment({ comment, actions }: CommentProps) {
  const { t } = useTranslation()
  const isTeam = useCan('tasks.change')
  const [isEditing, setEditing] = useState(false)
  const [hasEdited, setEdited] = useState(false)
  const { author, text, mentions, forClients, byClient, mine, createdAt, editedAt } = comment
  return (
    <li data-row={comment.id} className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-2 text-dense text-muted">
        <bdi className="font-medium text-foreground">{author?.name ?? t('Alguien')}</bdi>
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {formatRelative(createdAt)}
        </time>
        {editedAt !== null && <span title={formatDateTime(editedAt)}>{t('editado')}</span>}
        {byClient && <Badge tone="warning">{t('Cliente')}</Badge>}
        {isTeam && forClients && !byClient && <Badge tone="accent">{t('Visible para el cliente')}</Badge>}
        {mine && !isEditing && (
          <span className="ms-auto">
            <Menu
              trigger={
                <Button
                  ref={hasEdited ? takeLostFocus : undefined}
                  variant="ghost"
                  size="dense"
                  aria-label={t('Acciones del comentario')}
                  icon={<Ellipsis aria-hidden="true" className="size-4" />}
                  className="aspect-square px-0 coarse:min-w-11"
                />
              }
            >
              <MenuItem
                icon={<Pencil aria-hidden="true" className="size-4" />}
                onSelect={() => {
                  setEditing(true)
                  setEdited(true)
                }}
              >
                {t('Editar')}
              </MenuItem>
              <MenuItem
                destructive
                icon={<Trash2 aria-hidden="true" className="size-4" />}
                onSelect={() => void actions.remove(comment)}
              >
                {t('Eliminar')}
              </MenuItem>
            </Menu>
          </span>
        )}
      </div>
      {isEditing ? (
        <Editor comment={comment} onSave={actions.change} onClose={() => setEditing(false)} />
      ) : (
        <MentionText text={text} mentions={mentions} />
      )}
    </li>
  )
}

type EditorProps = { comment: TaskComment; onSave: CommentActions['change']; onClose: () => void }

function Editor({ comment, onSave, onClose }: EditorProps) {
  const { t } = useTranslation()
  const team = useTeam()
  const [text, setText] = useState(comment.text)
  const [isBusy, setBusy] = useState(false)
  useDraft(text.trim() === comment.text ? undefined : 'unsaved', 'address')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    setBusy(true)
    const isSaved = await onSave(comment.id, text.trim())
    setBusy(false)
    if (isSaved) onClose()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-2">
      <MentionTextarea
        takesFocus
        aria-label={t('Editar el comentario')}
        listLabel={t('Personas')}
        rows={2}
        maxLength={5000}
        people={team}
        value={text}
        onValue={setText}
        readOnly={isBusy}
      />
      <div className="flex justify-end gap-2">
        <Button size="dense" onClick={onClose}>
          {t('Cancelar')}
        </Button>
        <Button type="submit" size="dense" variant="primary" busy={isBusy} disabled={text.trim() === ''}>
          {t('Guardar')}
        </Button>
      </div>
    </form>
  )
}
