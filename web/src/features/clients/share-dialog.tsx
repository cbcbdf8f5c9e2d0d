import { type Share, shareLevels } from '@aurelio/contracts/clients'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Shareable, type Shared, useShare } from './use-share.ts'

type ShareDialogProps = { thing: Shareable; onClose: () => void }

const whatTheySee: Record<Shareable['kind'], string> = {
  project: 'Quien marques ve este proyecto, sus páginas y las tareas que señales como visibles. Nada más.',
  site: 'Quien marques ve todas las páginas de este sitio, también las que lleguen después. Nada más.',
  page: 'Quien marques ve esta página, y ninguna otra.',
}

/** With which clients a thing is shared; each choice holds at once, and who is done hears so once it does. */
export function ShareDialog({ thing, onClose }: ShareDialogProps) {
  const { t } = useTranslation()
  const { share, set, isSaving, failure } = useShare(thing)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Compartir con clientes')}
      description={t(whatTheySee[thing.kind])}
      actions={
        <Button variant="primary" busy={isSaving} onClick={onClose}>
          {t('Listo')}
        </Button>
      }
    >
      {share ? (
        <Choices share={share} onChange={set} />
      ) : (
        failure === undefined && <Skeleton className="h-32" />
      )}
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {errorText(failure)}
        </p>
      )}
    </Dialog>
  )
}

const levelNames = {
  view: 'Ver las páginas',
  comment: 'Ver y comentar',
  approve: 'Ver, comentar y aprobar',
} as const

function Choices({ share, onChange }: { share: Share; onChange: (change: Partial<Shared>) => void }) {
  const { t } = useTranslation()
  const chosen = share.clients.filter(({ shared }) => shared).map(({ id }) => id)
  if (share.clients.length === 0)
    return (
      <p className="text-muted">
        {t('Todavía no hay clientes en este espacio. Invita a uno con el rol «Cliente» en Configuracion.')}
      </p>
    )
  return (
    <div className="-mx-2 flex min-h-0 flex-col gap-4 overflow-y-auto px-2 py-1">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-sm font-medium">{t('Clientes')}</legend>
        {share.clients.map(({ id, name, shared }) => (
          <Checkbox
            key={id}
            checked={shared}
            label={<bdi className="break-words">{name}</bdi>}
            onChange={({ target }) =>
              onChange({ clients: target.checked ? [...chosen, id] : chosen.filter((one) => one !== id) })
            }
          />
        ))}
      </fieldset>
      <Field label={t('Qué pueden hacer')}>
        {(control) => (
          <Select
            {...control}
            value={share.level}
            onChange={({ target }) => {
              const level = shareLevels.find((one) => one === target.value)
              if (level) onChange({ level })
            }}
          >
            {shareLevels.map((level) => (
              <option key={level} value={level}>
                {t(levelNames[level])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox
        checked={share.leads}
        label={t('También los leads de sus páginas')}
        onChange={({ target }) => onChange({ leads: target.checked })}
      />
    </div>
  )
}
