import type { WholeLetter } from '@aurelio/contracts/subscriptions'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { ListSelect } from '../lists/list-select.tsx'
import { SegmentSelect } from '../segments/segment-select.tsx'
import { LetterHeading } from './letter-heading.tsx'
import { EditLetter } from './edit-letter.tsx'
import { TemplateChoice } from './templates/template-choice.tsx'
import { Preview } from './preview/preview.tsx'
import { LetterReview } from './letter-review.tsx'
import { ScheduledNote } from './sending/scheduled-note.tsx'
import { SendingActions } from './sending/sending-actions.tsx'
import { TrialFields } from './trial-fields.tsx'
import { useLetterDraft } from './use-letter-draft.ts'

/** A letter that is being written: its parts on one side, how it looks and what it lacks on the other. */
export function DraftLetter({ letter }: { letter: WholeLetter }) {
  const { t } = useTranslation()
  const draft = useLetterDraft(letter)
  const { values, set } = draft
  return (
    <div className="flex flex-col gap-6">
      <LetterHeading
        letter={letter}
        subject={values.subject}
        note={<span role="status">{draft.isKept ? t('Guardado') : t('Guardando...')}</span>}
        actions={<SendingActions letter={letter} draft={draft} />}
      />
      {draft.problem !== undefined && (
        <p role="alert" className="text-danger">
          {draft.problem}
        </p>
      )}
      {letter.state === 'scheduled' && <ScheduledNote letter={letter} />}
      <div className="grid items-start gap-8 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-col gap-4">
            <Field
              label={t('Asunto')}
              help={t(
                'Con {{code}} se dirige a cada persona; lo de detrás de la barra se pone si no hay nombre.',
                {
                  code: '{{nombre|Hola}}',
                },
              )}
            >
              {(control) => (
                <Input
                  {...control}
                  dir="auto"
                  maxLength={150}
                  value={values.subject}
                  onChange={({ target }) => set({ subject: target.value })}
                />
              )}
            </Field>
            <TrialFields trial={values.trial} onChange={(trial) => set({ trial })} />
            <ListSelect
              value={values.listId}
              none={t('Elige a quién va')}
              onChange={(listId) => set({ listId })}
            />
            <SegmentSelect value={values.segmentId} onChange={(segmentId) => set({ segmentId })} />
            <Field label={t('Resumen')} help={t('Se ve detrás del título en la bandeja de entrada.')}>
              {(control) => (
                <Input
                  {...control}
                  dir="auto"
                  maxLength={200}
                  value={values.preview}
                  onChange={({ target }) => set({ preview: target.value })}
                />
              )}
            </Field>
            <TemplateChoice letter={letter} values={values} onChange={set} />
          </div>
          <EditLetter id={letter.id} flush={draft.flush} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 @4xl:sticky @4xl:top-4">
          <LetterReview id={letter.id} />
          <Preview id={letter.id} />
        </div>
      </div>
    </div>
  )
}
