import { addresses } from '@aurelio/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Facts } from './facts.tsx'
import { Part } from './part.tsx'

/** The programs that the product calls, and the way to where they are kept up to date. */
export function Engines() {
  const { t } = useTranslation()
  const engine = useQuery(api.videoDownloader.engine.queryOptions())
  const command = engine.data?.installCommand ?? null
  return (
    <Part title={t('Programas')}>
      {engine.data && (
        <Facts
          facts={engine.data.programs.map(
            ({ name, version }) => [name, version ?? t('No está instalado')] as const,
          )}
        />
      )}
      {engine.isError && <p role="alert">{errorText(engine.error)}</p>}
      {engine.isPending && <Skeleton className="h-16" />}
      {command !== null && (
        <p className="text-muted">
          {t('Para instalar lo que falta:')} <code className="break-all">{command}</code>
        </p>
      )}
      <Link to={addresses.tool('youtube-downloader')} className={`${buttonClass({})} self-start`}>
        {t('Abrir el descargador')}
      </Link>
    </Part>
  )
}
