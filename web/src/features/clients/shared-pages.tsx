import { addresses } from '@aurelio/contracts/addresses'
import type { PageSummary } from '@aurelio/contracts/pages'
import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatRelative } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'

/** The pages that a client sees without seeing their project: those of sites, and single ones. */
export function SharedPages({ pages }: { pages: readonly PageSummary[] }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-base font-semibold">
        {t('Tus páginas')}
      </h2>
      <ul className="rounded-lg border bg-surface">
        {pages.map(({ id: pageId, name, updatedAt, publication }) => (
          <li
            key={pageId}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t px-4 py-3 first:border-t-0"
          >
            <bdi className="min-w-0 flex-1 basis-40 truncate font-medium">{name}</bdi>
            <span className="text-dense text-muted">{formatRelative(updatedAt)}</span>
            <Link
              to={addresses.look(pageId)}
              aria-label={t('Ver en vivo: {{name}}', { name })}
              className="flex items-center gap-1 rounded-sm text-accent-text hover:underline coarse:min-h-11"
            >
              {t('Ver en vivo')}
            </Link>
            {publication ? (
              <a
                href={publication.url}
                target="_blank"
                rel="noreferrer"
                aria-label={t('Abrir {{name}} publicada', { name })}
                className="flex items-center gap-1 rounded-sm text-accent-text hover:underline coarse:min-h-11"
              >
                {t('Abrir')}
                <ExternalLink aria-hidden="true" className="size-3.5" />
              </a>
            ) : (
              <Badge>{t('Borrador')}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
