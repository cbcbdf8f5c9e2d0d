import { Folder, Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type FolderTileProps = { name: string; pages: number; isSite?: boolean; onOpen: () => void }

/** A folder, or the site that holds some: its name, and how many pages are in it. */
export function FolderTile({ name, pages, isSite = false, onOpen }: FolderTileProps) {
  const { t } = useTranslation()
  const Icon = isSite ? Globe : Folder
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full min-w-0 items-center gap-3 rounded-lg border bg-surface px-3 py-2 text-start transition-colors duration-150 hover:border-border-strong hover:bg-hover coarse:min-h-11"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-medium">{name}</bdi>
        <span className="block text-dense text-muted tabular-nums">
          {t('{{count}} páginas', { count: pages })}
        </span>
      </span>
    </button>
  )
}
