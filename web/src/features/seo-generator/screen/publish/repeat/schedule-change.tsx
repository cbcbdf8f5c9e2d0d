import type { PageSchedule } from '@aurelio/contracts/page-schedules'
import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../platform/api/client.ts'
import { Button } from '../../../../../ui/button.tsx'
import { FileButton } from '../../file-button.tsx'
import { SiteFields } from '../site-fields.tsx'
import { SourceField } from './repeat-fields.tsx'
import { RhythmFields, typedRhythm } from './rhythm-fields.tsx'
import { hereZone } from './rhythm-text.ts'
import { repeatErrorText } from './schedule-words.ts'
import { type Changing, type NewSource, useChanging } from './use-changing.ts'

type ScheduleChangeProps = { schedule: PageSchedule; onClose: () => void }

function firstSource(source: PageSchedule['table']): NewSource {
  return { file: undefined, address: source.kind === 'address' ? source.address : '' }
}

/** When a publication repeats, what it is made of, and its template: as they are, to be changed. */
export function ScheduleChange({ schedule, onClose }: ScheduleChangeProps) {
  const { t } = useTranslation()
  const { name, target, columns } = schedule
  const [given, setGiven] = useState<Changing>(() => ({
    rhythm: typedRhythm(schedule.rhythm),
    table: firstSource(schedule.table),
    places: firstSource(schedule.places),
    site: target.kind === 'site' ? { siteId: target.siteId, templateId: target.templateId } : undefined,
  }))
  const changing = useChanging(schedule)
  const zone = useQuery(api.pageSchedules.list.queryOptions()).data?.zone ?? hereZone()
  const set = (part: Partial<Changing>) => setGiven({ ...given, ...part })

  function save(event: FormEvent) {
    event.preventDefault()
    changing.mutate(given, { onSuccess: onClose })
  }

  return (
    <form
      aria-label={t('Cambiar {{name}}', { name })}
      className="flex flex-col gap-4 rounded-lg border p-4"
      onSubmit={save}
    >
      <div className="grid gap-3 @xl:grid-cols-2">
        <RhythmFields
          rhythm={given.rhythm}
          workspaceZone={zone}
          onChange={(part) => set({ rhythm: { ...given.rhythm, ...part } })}
        />
      </div>
      <SourceChange
        label={t('Subir otra tabla')}
        addressLabel={t('Dirección de la tabla')}
        accept=".csv,.txt,.tsv,.xlsx,.xml"
        now={schedule.table}
        source={given.table}
        onChange={(table) => set({ table })}
      />
      <SourceChange
        label={t('Subir otras ubicaciones')}
        addressLabel={t('Dirección de las ubicaciones')}
        accept=".csv,.txt"
        now={schedule.places}
        source={given.places}
        onChange={(places) => set({ places })}
      />
      {given.site && <SiteFields header={columns} choice={given.site} onChange={(site) => set({ site })} />}
      <p className="max-w-prose text-dense text-muted">
        {t('Lo nuevo vale desde la próxima vez. Lo que ya está publicado se queda.')}
      </p>
      {changing.isError && (
        <p role="alert" className="text-danger">
          {repeatErrorText(t, changing.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={changing.isPending}
          disabled={given.site?.templateId === ''}
        >
          {t('Guardar cambios')}
        </Button>
        <Button onClick={onClose}>{t('Cancelar')}</Button>
      </div>
    </form>
  )
}

type SourceChangeProps = {
  label: string
  addressLabel: string
  accept: string
  now: PageSchedule['table']
  source: NewSource
  onChange: (source: NewSource) => void
}

/** What texts come from now, and a file or an address in its place. */
function SourceChange({ label, addressLabel, accept, now, source, onChange }: SourceChangeProps) {
  const { t } = useTranslation()
  const saying = useId()
  const what = now.kind === 'kept' ? now.name : now.address
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          label={label}
          accept={accept}
          icon={<Upload aria-hidden="true" className="size-4" />}
          describedBy={saying}
          onFile={(file) => onChange({ ...source, file })}
        />
        <p id={saying} role="status" className="min-w-0 text-dense wrap-anywhere text-muted">
          {source.file
            ? t('La próxima vez: {{name}}', { name: source.file.name })
            : t('Ahora: {{name}}', { name: what })}
        </p>
      </div>
      {!source.file && (
        <SourceField
          label={addressLabel}
          help={t('Un CSV o TXT en https:// que se lee cada vez. Vacío: se queda lo que hay.')}
          value={source.address}
          onChange={(address) => onChange({ ...source, address })}
        />
      )}
    </div>
  )
}
