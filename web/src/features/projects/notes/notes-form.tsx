import type { ProjectNotes } from '@aurelio/contracts/project-notes'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { useDraft } from '../../../ui/drafts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { NotesParts, Written } from './notes-parts.ts'
import { useSaveNotes } from './use-save-notes.ts'

type NotesFormProps = {
  projectId: string
  /** As they stand now, others' changes too. */
  notes: ProjectNotes
  parts: NotesParts
  onClose: () => void
}

/** Writing the notes. What somebody else saved meanwhile is shown, and stays unless the person decides otherwise. */
export function NotesForm({ projectId, notes, parts: { Editor, Drawn }, onClose }: NotesFormProps) {
  const { t } = useTranslation()
  const [start] = useState(notes)
  const [written, setWritten] = useState<Written>(start)
  const { save, isBusy, isOvertaken, failure } = useSaveNotes(projectId, start.version)
  const release = useDraft(written === start ? undefined : isBusy ? 'saving' : 'unsaved')

  function close() {
    release()
    onClose()
  }

  async function keep(baseVersion?: number) {
    if (await save(written, baseVersion)) close()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
      className="flex max-w-prose flex-col gap-2"
    >
      <Suspense fallback={<Skeleton className="h-32" />}>
        <Editor label={t('Notas del proyecto')} start={start} onChange={setWritten} />
      </Suspense>
      {isOvertaken && (
        <div role="alert" className="flex flex-col gap-2 rounded-md border border-border-strong p-3">
          <p className="font-medium">
            {t('Alguien ha cambiado las notas mientras escribías. No se ha guardado nada todavía.')}
          </p>
          <p className="text-dense text-muted">{t('Ahora dicen:')}</p>
          <Drawn text={notes.text} spans={notes.spans} />
          <div className="flex flex-wrap gap-2">
            <Button size="dense" onClick={close}>
              {t('Quedarme con lo de ahora')}
            </Button>
            <Button size="dense" variant="primary" busy={isBusy} onClick={() => void keep(notes.version)}>
              {t('Guardar lo mío')}
            </Button>
          </div>
        </div>
      )}
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      {!isOvertaken && (
        <div className="flex gap-2">
          <Button type="submit" size="dense" variant="primary" busy={isBusy}>
            {t('Guardar notas')}
          </Button>
          <Button size="dense" onClick={close}>
            {t('Cancelar')}
          </Button>
        </div>
      )}
    </form>
  )
}
