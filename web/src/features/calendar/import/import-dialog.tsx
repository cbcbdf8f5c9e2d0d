import { mostImported } from '@aurelio/contracts/calendar'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { ImportPreview } from './import-preview.tsx'
import { readIcs, type ReadIcs } from './read-ics.ts'

const mostBytes = 5 * 1024 * 1024

/** A file of another calendar: what is in it, and what of that is taken over. Nothing leaves the browser before. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [read, setRead] = useState<ReadIcs>()
  const [refusal, setRefusal] = useState<string>()
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  const send = useMutation(
    api.calendar.import.mutationOptions({
      onSuccess: ({ imported, known }) => {
        onClose()
        const words = { count: imported, known: formatNumber(known) }
        notify.success(
          known === 0
            ? t('Eventos traídos: {{count}}', words)
            : t('Eventos traídos: {{count}}. Ya estaban: {{known}}.', words),
        )
      },
    }),
  )
  const chosen = (read?.events ?? []).filter((_, at) => !without.has(at)).slice(0, mostImported)

  async function open(file: File | undefined) {
    setRead(undefined)
    setWithout(new Set())
    setRefusal(undefined)
    if (!file) return
    if (file.size > mostBytes) return setRefusal(t('El archivo ocupa más de 5 MB. Exporta menos meses.'))
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
    try {
      const found = readIcs(await file.text(), here, t('Sin título'))
      if (found.events.length > 0) setRead(found)
      else setRefusal(t('En este archivo no hay ningún evento.'))
    } catch {
      setRefusal(
        t('No es un calendario: se espera un archivo .ics, como el que exportan Google, Apple u Outlook.'),
      )
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Importar un calendario')}
      description={t('Elige un archivo .ics y mira lo que trae antes de importarlo.')}
      className="max-w-140"
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button
            variant="primary"
            busy={send.isPending}
            disabled={chosen.length === 0}
            onClick={() => send.mutate({ events: chosen })}
          >
            {t('Importar')}
          </Button>
        </>
      }
    >
      <Field
        tellsError
        label={t('Archivo .ics')}
        error={refusal ?? (send.isError ? errorText(send.error) : undefined)}
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".ics,text/calendar"
            className="py-1.5"
            onChange={({ target }) => void open(target.files?.[0])}
          />
        )}
      </Field>
      {read && (
        <ImportPreview
          read={read}
          without={without}
          chosen={chosen.length}
          onToggle={(at) => setWithout((before) => toggled(before, at))}
        />
      )}
    </Dialog>
  )
}

function toggled(places: ReadonlySet<number>, at: number): ReadonlySet<number> {
  const next = new Set(places)
  if (!next.delete(at)) next.add(at)
  return next
}
