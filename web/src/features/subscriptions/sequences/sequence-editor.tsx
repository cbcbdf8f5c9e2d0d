import type { Sequence } from '@aurelio/contracts/subscriptions'
import { useMutation } from '@tanstack/react-query'
import { Save } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { ListSelect } from '../lists/list-select.tsx'
import { SequenceFigures } from './sequence-figures.tsx'
import { SequenceHeading } from './sequence-heading.tsx'
import { StepList } from './steps/step-list.tsx'
import { tellRefusal } from '../tell-refusal.ts'

/** A sequence as it is being changed. Who is inside goes on in what they entered; the next ones get what is saved. */
export function SequenceEditor({ sequence }: { sequence: Sequence }) {
  const { t } = useTranslation()
  const [name, setName] = useState(sequence.name)
  const [listId, setListId] = useState(sequence.list?.id ?? null)
  const [steps, setSteps] = useState(sequence.steps)
  const [kept, setKept] = useState({ name, listId, steps })
  const save = useMutation(
    api.subscriptions.saveSequence.mutationOptions({
      onError: tellRefusal,
    }),
  )
  const isChanged = name !== kept.name || listId !== kept.listId || steps !== kept.steps

  /** True where all that is here is kept. */
  async function keep(): Promise<boolean> {
    if (!isChanged) return true
    try {
      await save.mutateAsync({ id: sequence.id, name: name.trim() || kept.name, listId, steps })
    } catch {
      return false
    }
    setKept({ name, listId, steps })
    return true
  }

  return (
    <div className="flex flex-col gap-6">
      <SequenceHeading sequence={sequence} name={name} keep={keep}>
        <Button
          icon={<Save aria-hidden="true" className="size-4" />}
          busy={save.isPending}
          disabled={!isChanged}
          onClick={() =>
            void (async () => {
              if (await keep()) notify.success(t('Cambios guardados'))
            })()
          }
        >
          {t('Guardar')}
        </Button>
      </SequenceHeading>
      <SequenceFigures sequence={sequence} />
      <div className="grid gap-4 @2xl:grid-cols-2">
        <Field label={t('Nombre')}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={80}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <ListSelect
          value={listId}
          none={t('Elige a quién escribe')}
          help={t('Empieza con quien la confirme a partir de ahora.')}
          onChange={setListId}
        />
      </div>
      {sequence.entered > 0 && isChanged && (
        <p role="status" className="text-muted">
          {t(
            'Quien ya está dentro sigue con los pasos que empezó. Los cambios son para quien entre después.',
          )}
        </p>
      )}
      <StepList steps={steps} waiting={sequence.waiting} onChange={setSteps} />
    </div>
  )
}
