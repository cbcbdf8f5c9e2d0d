import { longestCampaignText, longestShortName, type CampaignLink } from '@aurelio/contracts/campaign-links'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'

const words: ProblemWords = {
  SHORT_NAME_TAKEN: 'Ese enlace corto ya lleva a otra parte. Elige otro.',
  TOO_MANY_LINKS: 'Ya hay 5.000 enlaces en marcha. Termina alguno y vuelve a intentarlo.',
  VALIDATION_ERROR:
    'Revisa lo escrito: la dirección empieza por https:// o por /, y el enlace corto lleva letras sin acento, números y guiones.',
}
const empty = { target: '', source: '', medium: '', name: '', shortName: '' }

/** Makes a link of a campaign, or changes one. */
export function LinkDialog({ link, onClose }: { link?: CampaignLink | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const [typed, setTyped] = useState(() => pick(link))
  const [wasSent, setSent] = useState(false)
  const done = {
    onSuccess: () => {
      notify.success(link ? t('Enlace cambiado') : t('Enlace creado'))
      onClose()
    },
  }
  const create = useMutation(api.campaignLinks.create.mutationOptions(done))
  const change = useMutation(api.campaignLinks.change.mutationOptions(done))
  const failure = create.error ?? change.error

  function submit(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    const { shortName, ...fields } = typed
    if (fields.target.trim() === '' || fields.source.trim() === '' || fields.name.trim() === '') return
    const own = shortName.trim() === '' ? {} : { shortName: shortName.trim().toLowerCase() }
    const sent = { ...fields, ...own, target: fields.target.trim() }
    if (link) change.mutate({ id: link.id, ...sent })
    else create.mutate(sent)
  }

  const field = (name: keyof typeof empty, label: string, help: string, longest: number) => (
    <Field
      label={label}
      help={help}
      error={
        wasSent && isNeeded.includes(name) && typed[name].trim() === '' ? t('Falta este dato.') : undefined
      }
    >
      {(control) => (
        <Input
          {...control}
          value={typed[name]}
          maxLength={longest}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      )}
    </Field>
  )

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={link ? t('Cambiar enlace') : t('Nuevo enlace')}
      description={t('La página sabrá de qué campaña viene cada visita que llegue por él.')}
      className="max-w-140"
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={create.isPending || change.isPending}>
            {link ? t('Guardar') : t('Crear')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        className="-mx-1 flex flex-col gap-4 overflow-y-auto px-1"
      >
        {field('target', t('Dirección'), t('A dónde lleva: https://… o /p/tu-pagina'), longestAddress)}
        <div className="grid gap-4 @md:grid-cols-2 sm:grid-cols-2">
          {field(
            'source',
            t('Fuente'),
            t('Quién lo enseña: boletin, instagram, cartel…'),
            longestCampaignText,
          )}
          {field('medium', t('Medio'), t('Cómo llega: email, anuncio, qr…'), longestCampaignText)}
        </div>
        {field('name', t('Nombre'), t('La campaña, como la verás en las cifras'), longestCampaignText)}
        {field(
          'shortName',
          t('Enlace corto'),
          t('Lo que va detrás de /r/. Si lo dejas vacío, se hace de la campaña.'),
          longestShortName,
        )}
        {failure && (
          <p role="alert" className="text-danger">
            {errorText(failure, words)}
          </p>
        )}
      </form>
    </Dialog>
  )
}
const longestAddress = 2000
const isNeeded: readonly string[] = ['target', 'source', 'name']

function pick(link: CampaignLink | undefined) {
  if (!link) return empty
  const { target, source, medium, name, shortName } = link
  return { target, source, medium, name, shortName }
}
