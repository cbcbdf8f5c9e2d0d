import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PagePlace } from '../editor-session.ts'
import { newPagePath } from '../new-page/new-page-place.ts'

/** Where a page is begun; it will lie in the site and the folder that are looked at. */
export function NewProjectCard({ isFirst, place }: { isFirst: boolean; place: PagePlace }) {
  const { t } = useTranslation()
  return (
    <Link
      to={newPagePath(place)}
      className="group flex flex-1 items-center gap-3 rounded-lg md:min-h-40 md:flex-col md:justify-center border border-dashed border-control p-3 md:p-4 md:text-center transition-colors duration-150 hover:border-accent-text hover:bg-hover"
    >
      <span className="grid size-10 place-items-center rounded-full bg-accent text-on-accent">
        <Plus aria-hidden="true" className="size-5" />
      </span>
      <span className="font-semibold">{t('Crear Nuevo Proyecto')}</span>
      {isFirst && <span className="text-muted">{t('Todavía no tienes páginas. Crea la primera.')}</span>}
    </Link>
  )
}
