import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { useDraft } from '../../ui/drafts.ts'
import { Field } from '../../ui/field.tsx'
import { MentionField } from './mentions/mention-field.tsx'
import { mentionedIn } from './mentions/mentions.ts'
import { useTeam } from './mentions/use-team.ts'

/** A note of the team; what is typed stays where it cannot be kept. */
export function LeadNote({ id }: { id: string }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const add = useMutation(api.leads.addNote.mutationOptions({ onSuccess: () => setText('') }))
  const team = useTeam()
  useDraft(text.trim() === '' ? undefined : add.isPending ? 'saving' : 'unsaved', 'address')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') add.mutate({ id, text, mentions: mentionedIn(text, team) })
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <Field
        label={t('Nota')}
        help={team.length > 0 ? t('Escribe @ para avisar a alguien del equipo.') : undefined}
        error={add.isError ? errorText(add.error) : undefined}
      >
        {(control) => <MentionField {...control} value={text} people={team} onText={setText} />}
      </Field>
      <Button type="submit" className="self-end" busy={add.isPending}>
        {t('Añadir nota')}
      </Button>
    </form>
  )
}
