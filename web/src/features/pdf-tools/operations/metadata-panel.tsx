import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { formatDateTime } from '../../../platform/format.ts'
import { useBench } from '../bench-context.tsx'
import type { Description, Metadata } from '../worker/metadata.ts'
import { OperationForm } from './operation-form.tsx'
import { useFirstFile } from './use-first-file.ts'

/** 'Metadatos': what the first file says about itself; all files get what is changed, or none of it. */
export function MetadataPanel() {
  const { t } = useTranslation()
  const { pools } = useBench()
  const [way, setWay] = useState<'edit' | 'clean'>('edit')
  const [changed, setChanged] = useState<Partial<Description>>({})
  const ask = useCallback(
    (file: Blob, signal: AbortSignal) => pools.write.run('metadata', file, { signal }),
    [pools],
  )
  const told = useFirstFile(ask)?.told
  const fields = [
    ['title', t('Título')],
    ['author', t('Autor')],
    ['subject', t('Asunto')],
    ['keywords', t('Palabras clave')],
  ] as const
  const value = (key: keyof Description) => changed[key] ?? told?.[key] ?? ''
  return (
    <OperationForm
      verb={t('Guardar metadatos')}
      text={t('Lo que el archivo dice de sí mismo: quién lo hizo, cuándo y con qué.')}
      run={async (tools) => {
        // Files that say something else keep what was not touched here.
        const description = way === 'clean' ? null : changed
        return {
          files: await tools.forEachFile((file, _, { signal }) =>
            tools.pools.write.run('describe', { file, description }, { signal }),
          ),
        }
      }}
    >
      <Choices
        legend={t('Qué hacer')}
        name="metadata-way"
        value={way}
        options={[
          { value: 'edit', label: t('Cambiarlos') },
          { value: 'clean', label: t('Borrarlos todos') },
        ]}
        onChange={setWay}
      />
      {way === 'edit' &&
        fields.map(([key, label]) => (
          <Field key={key} label={label}>
            {(control) => (
              <Input
                {...control}
                value={value(key)}
                onChange={(event) => setChanged({ ...changed, [key]: event.target.value })}
              />
            )}
          </Field>
        ))}
      {told && <Facts told={told} />}
    </OperationForm>
  )
}

function Facts({ told }: { told: Metadata }) {
  const { t } = useTranslation()
  const facts = [
    [t('Creado con'), told.creator],
    [t('Escrito por'), told.producer],
    [t('Creado el'), moment(told.created)],
    [t('Cambiado el'), moment(told.modified)],
    [t('Registro XMP'), told.hasXmp ? t('Sí') : ''],
  ].filter(([, fact]) => fact !== '')
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-dense">
      {facts.map(([name, fact]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="break-words">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function moment(iso: string): string {
  return iso === '' ? '' : formatDateTime(iso)
}
