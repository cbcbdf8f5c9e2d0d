import { workspaceNameSchema } from '@aurelio/contracts/workspace'
import { useMutation } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { api } from '../../../platform/api/client.ts'
import { complaints } from '../../../platform/api/complaints.ts'
import { refusalText } from '../../../platform/api/show-refusal.ts'
import { useAuth } from '../../../platform/auth/auth-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { nameWords } from '../name-words.ts'
import { arriveIn } from './arrival.ts'

const formSchema = z.object({ name: workspaceNameSchema })
type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** A workspace of one's own: its projects, pages and people are apart from those of the others. */
export function CreateWorkspaceDialog({ open, onOpenChange }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Crear espacio')}
      description={t('Sus proyectos, sus páginas y su gente van aparte de los de tus otros espacios.')}
    >
      <CreateForm />
    </Dialog>
  )
}

function CreateForm() {
  const { t } = useTranslation()
  const { tellMoved } = useAuth()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const creating = useMutation(
    api.workspaces.create.mutationOptions({
      onSuccess: ({ id }) => {
        tellMoved()
        arriveIn(id)
      },
      onError: (failure) => setError(refusalText(failure, nameWords)),
    }),
  )

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const checked = formSchema.safeParse({ name }, complaints(nameWords))
    setError(checked.success ? undefined : checked.error.issues[0]?.message)
    if (checked.success) creating.mutate(checked.data)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('Nombre')} error={error}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="organization"
            value={name}
            onChange={({ target }) => {
              setName(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="self-end" busy={creating.isPending}>
        {t('Crear')}
      </Button>
    </form>
  )
}
