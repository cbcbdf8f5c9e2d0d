import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { newLetters } from './chosen-letters.ts'
import { makeLetters, missingOf } from './make-letters.ts'
import { useMissing } from './use-missing.ts'
import { NewLettersFields } from './new-letters-fields.tsx'

type NewLettersProps = {
  /** What they are called unless somebody says otherwise. */
  name: string
  /** The sequence that was made. */
  onMade: (id: string) => void
}

export function NewLettersButton(props: NewLettersProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Escribir una aquí')}</Button>
      {isOpen && <NewLettersDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function NewLettersDialog({ name, onMade, onClose }: NewLettersProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const formId = useId()
  const [letters, setLetters] = useState(() => newLetters(t, name))
  const { form, missing, setMissing } = useMissing()
  const making = useMutation({
    mutationFn: makeLetters,
    async onSuccess(id) {
      await queries.invalidateQueries({ queryKey: api.subscriptions.key() })
      onMade(id)
      onClose()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = missingOf(letters)
    setMissing(found)
    if (found === null) making.mutate(letters)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Nueva secuencia')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={making.isPending}>
            {t('Crear y poner en marcha')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={submit}
        className="-mx-2 flex min-h-0 flex-col gap-4 overflow-y-auto px-2 pb-1"
      >
        <NewLettersFields letters={letters} missing={missing} onChange={setLetters} />
        {making.error && (
          <p role="alert" className="text-danger">
            {errorText(making.error)}
          </p>
        )}
      </form>
    </Dialog>
  )
}
