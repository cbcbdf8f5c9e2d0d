import { addresses } from '@aurelio/contracts/addresses'
import { type LegalKind, legalKinds, type SiteDetail } from '@aurelio/contracts/sites'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { SiteSection } from '../site-section.tsx'

const names: Record<LegalKind, string> = {
  notice: 'Aviso legal',
  privacy: 'Política de privacidad',
  cookies: 'Política de cookies',
}
type LegalSectionProps = { site: SiteDetail; onEditPage: (page: { id: string; name: string }) => void }

/** The legal pages of a site: made of what the workspace says of itself, and edited like any other. */
export function LegalSection({ site, onEditPage }: LegalSectionProps) {
  const { t } = useTranslation()
  const mayEdit = useCan('pages.edit')
  const creation = useMutation(
    api.sites.createLegalPages.mutationOptions({
      onSuccess: () => notify.success(t('Páginas legales publicadas')),
    }),
  )
  const isWhole = legalKinds.every((kind) => site.legalPages[kind] !== undefined)
  return (
    <SiteSection
      title={t('Legal')}
      text={t(
        'Aviso legal, privacidad y cookies para España, hechos con los datos del negocio o, si no están, con los datos legales del espacio. Son modelos: pide a un abogado que los revise.',
      )}
    >
      <ul className="flex flex-col">
        {legalKinds.map((kind) => {
          const pageId = site.legalPages[kind]
          return (
            <li key={kind} className="flex flex-wrap items-center gap-2 border-t py-2 first:border-t-0">
              <span className="min-w-0 flex-1">{t(names[kind])}</span>
              {pageId === undefined ? (
                <Badge>{t('Sin crear')}</Badge>
              ) : (
                mayEdit && (
                  <Button
                    size="dense"
                    aria-label={t('Editar {{name}}', { name: t(names[kind]) })}
                    onClick={() => onEditPage({ id: pageId, name: t(names[kind]) })}
                  >
                    {t('Editar')}
                  </Button>
                )
              )}
            </li>
          )
        })}
      </ul>
      {mayEdit && !isWhole && (
        <Button
          className="self-start"
          busy={creation.isPending}
          onClick={() => creation.mutate({ id: site.id })}
        >
          {t('Crear páginas legales')}
        </Button>
      )}
      {creation.isError && (
        <p role="alert" className="text-danger">
          {errorText(creation.error, {
            LEGAL_DATA_MISSING: 'Faltan datos legales del espacio: nombre, NIF, domicilio o correo.',
          })}{' '}
          <Link to={addresses.settings} className="underline">
            {t('Rellenarlos en la configuración')}
          </Link>
        </p>
      )}
    </SiteSection>
  )
}
