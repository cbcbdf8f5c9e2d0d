import type { ProjectNotes as Notes } from '@aurelio/contracts/project-notes'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatRelative } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { takeLostFocus } from '../../../ui/take-focus.ts'
import { NotesForm } from './notes-form.tsx'
import type { NotesParts } from './notes-parts.ts'

/** What the team notes of the project. */
export function ProjectNotes({ projectId, parts }: { projectId: string; parts: NotesParts }) {
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const [hasWritten, setWritten] = useState(false)
  const notes = useQuery(api.projectNotes.get.queryOptions({ input: { id: projectId } }))
  // Notes that are there stay, whatever comes of asking again: somebody may be writing.
  if (!notes.data)
    return notes.isError ? (
      <p className="text-danger">{errorText(notes.error)}</p>
    ) : (
      <Skeleton className="h-16" />
    )
  if (isEditing)
    return (
      <NotesForm projectId={projectId} notes={notes.data} parts={parts} onClose={() => setEditing(false)} />
    )
  return (
    <div className="flex flex-col items-start gap-2">
      <Read notes={notes.data} Drawn={parts.Drawn} />
      <Button
        ref={hasWritten ? takeLostFocus : undefined}
        size="dense"
        icon={<Pencil aria-hidden="true" className="size-4" />}
        onClick={() => {
          setEditing(true)
          setWritten(true)
        }}
      >
        {t('Escribir notas')}
      </Button>
    </div>
  )
}

function Read({
  notes: { text, spans, author, updatedAt },
  Drawn,
}: { notes: Notes } & Pick<NotesParts, 'Drawn'>) {
  const { t } = useTranslation()
  if (text === '')
    return (
      <p className="text-muted">{t('Lo que conviene recordar: acuerdos, accesos, gustos del cliente…')}</p>
    )
  return (
    <div className="flex w-full max-w-prose flex-col gap-2 rounded-lg border bg-surface p-3">
      <Drawn text={text} spans={spans} />
      {updatedAt !== null && (
        <p className="text-dense text-muted">
          {t('{{name}}, {{when}}', { name: author ?? t('Alguien'), when: formatRelative(updatedAt) })}
        </p>
      )}
    </div>
  )
}
