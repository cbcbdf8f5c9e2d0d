import { workspaceNameSchema } from '@aurelio/contracts/workspace'
import { useMutation } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { api } from '../../../platform/api/client.ts'
import { complaints } from '../../../platform/api/complaints.ts'
import { refusalText } from '../../../platform/api/show-refusal.ts'
import { useSession } from '../../../platform/auth/auth-provider.tsx'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { nameWords } from '../name-words.ts'

const formSchema = z.object({ name: workspaceNameSchema })

/** The workspace's name: changed by who owns or administers it, read by all others. */
export function NameCard() {
  const { t } = useTranslation()
  const { workspace } = useSession()
  const mayRename = useCan('workspace.rename')
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-base font-semibold">{t('Espacio de trabajo')}</h2>
      {mayRename ? (
        <RenameForm name={workspace.name} />
      ) : (
        <div className="flex flex-col gap-1">
          <p className="break-words">
            <bdi>{workspace.name}</bdi>
          </p>
          <p className="text-dense text-muted">
            {t('El nombre lo cambia quien es propietario o administra el espacio.')}
          </p>
        </div>
      )}
    </Card>
  )
}

function RenameForm({ name }: { name: string }) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(name)
  const [error, setError] = useState<string>()
  const renaming = useMutation(
    api.workspace.rename.mutationOptions({
      onSuccess: (saved) => {
        setDraft(saved.name)
        notify.success(t('Nombre guardado'))
      },
      onError: (failure) => setError(refusalText(failure, nameWords)),
    }),
  )

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const checked = formSchema.safeParse({ name: draft }, complaints(nameWords))
    setError(checked.success ? undefined : checked.error.issues[0]?.message)
    if (checked.success) renaming.mutate(checked.data)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('Nombre')} help={t('Lo ven todas las personas de tu equipo.')} error={error}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="organization"
            value={draft}
            onChange={({ target }) => {
              setDraft(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="form"
        className="self-start"
        busy={renaming.isPending}
        disabled={draft.trim() === name}
      >
        {t('Guardar Cambios')}
      </Button>
    </form>
  )
}
