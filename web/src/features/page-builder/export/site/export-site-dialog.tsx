import type { SiteDetail } from '@aurelio/contracts/sites'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../platform/api/error-text.ts'
import { shortName } from '../../../../platform/short-name.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { notify } from '../../../../ui/toast.tsx'
import { exportNotes } from '../export-notes.ts'
import { exportSite } from './export-site.ts'

type ExportSiteDialogProps = { site: SiteDetail; onClose: () => void }

/** Asks where the site will stand, and saves it in a ZIP. */
export function ExportSiteDialog({ site, onClose }: ExportSiteDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [address, setAddress] = useState(site.host === null ? '' : `${site.url}/`)
  const [withDrafts, setWithDrafts] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const saving = useMutation({
    mutationFn: (base: string | null) =>
      exportSite({
        siteId: site.id,
        base,
        withDrafts,
        onProgress: (done, total) => setProgress({ done, total }),
      }),
    onSuccess: (exported) => {
      if (exported === null)
        return setProblem(t('Este sitio no tiene páginas publicadas: incluye los borradores.'))
      notify.success(t('«{{name}}» está exportada', { name: shortName(site.name) }), exportNotes(exported))
      onClose()
    },
  })

  function start() {
    const base = baseOf(address)
    if (base === undefined) setProblem(t('Escribe una dirección como https://tienda.es'))
    else saving.mutate(base)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Exportar sitio')}
      description={t(
        'Un ZIP con todas sus páginas tal como están guardadas, que se abre desde el disco o se sube a cualquier servidor. Los formularios siguen enviando a Aurelio.',
      )}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={saving.isPending}>
            {t('Exportar')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <Field
          label={t('Dirección donde estará')}
          help={t('Para el mapa del sitio y para cuando alguien comparta un enlace. Puede quedar vacía.')}
          error={problem}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={address}
              onChange={({ target }) => {
                setAddress(target.value)
                setProblem(undefined)
              }}
            />
          )}
        </Field>
        <Checkbox
          label={t('Incluir las páginas sin publicar')}
          checked={withDrafts}
          onChange={({ target }) => {
            setWithDrafts(target.checked)
            setProblem(undefined)
          }}
        />
      </form>
      {saving.isPending && progress && (
        <p role="status" className="text-muted tabular-nums">
          {t('Preparando páginas: {{done}} de {{total}}…', progress)}
        </p>
      )}
      {saving.error && (
        <p role="alert" className="text-danger">
          {errorText(saving.error)}
        </p>
      )}
    </Dialog>
  )
}

/** The address with a slash at its end; null for none, undefined for what is no address of the web. */
function baseOf(typed: string): string | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return undefined
  const { origin, pathname, hostname } = new URL(whole)
  return /^[\w.:[\]-]+$/.test(hostname) ? origin + pathname.replace(/\/*$/, '/') : undefined
}
