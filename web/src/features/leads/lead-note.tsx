import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { useDraft } from '../../ui/drafts.ts'
import { Field } from '../../ui/field.tsx'
import { MentionTextarea } from '../../ui/mention-textarea.tsx'
import { useTeam } from './use-team.ts'

/** A note of the team; what is typed stays where it cannot be kept. */
export function LeadNote({ id }: { id: string }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const add = useMutation(api.leads.addNote.mutationOptions({ onSuccess: () => setText('') }))
  const team = useTeam()
  useDraft(text.trim() === '' ? undefined : add.isPending ? 'saving' : 'unsaved', 'address')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') add.mutate({ id, text })
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <Field
        label={t('Nota')}
        help={team.length > 0 ? t('Escribe @ para avisar a alguien del equipo.') : undefined}
        error={add.isError ? errorText(add.error) : undefined}
      >
        {(control) => (
          <MentionTextarea
            {...control}
            rows={2}
            maxLength={4000}
            value={text}
            people={team}
            listLabel={t('Personas que puedes nombrar')}
            onValue={setText}
          />
        )}
      </Field>
      <Button type="submit" className="self-end" busy={add.isPending}>
        {t('Añadir nota')}
      </Button>
    </form>
  )
}
