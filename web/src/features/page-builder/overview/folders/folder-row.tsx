import { FolderPlus } from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { FolderTile } from './folder-tile.tsx'
import { OpenFolder } from './open-folder.tsx'
import { useFolders } from './use-folders.ts'

const NewFolderDialog: ComponentType<{ siteId: string; onClose: () => void }> = lazyPart(
  async () => (await import('./folder-dialogs.tsx')).NewFolderDialog,
)

/** Where somebody is: in a site, and in a folder of it; null for none in particular. */
type Place = { siteId: string | null; folderId: string | null }
type FolderRowProps = { place: Place; onChange: (changes: Partial<Place>) => void }

/** The sites of the workspace, the folders of one of them, or the way out of a folder: how the pages below are put away. */
export function FolderRow({ place, onChange }: FolderRowProps) {
  const { t } = useTranslation()
  const { sites, folders } = useFolders()
  const [isMaking, setMaking] = useState(false)
  const only = sites.length === 1 ? sites[0]?.id : undefined
  const siteId = place.siteId ?? only
  const open = folders.find(({ id }) => id === place.folderId)
  if (open) return <OpenFolder folder={open} onLeave={() => onChange({ folderId: null })} />
  const ofSite = folders.filter((folder) => folder.siteId === siteId)
  return (
    <section aria-label={t('Carpetas')}>
      <ul className="grid items-center gap-3 @sm:grid-cols-2 @3xl:grid-cols-4">
        {siteId === undefined
          ? sites.map(({ id, name, pages }) => (
              <li key={id} className="min-w-0">
                <FolderTile isSite name={name} pages={pages} onOpen={() => onChange({ siteId: id })} />
              </li>
            ))
          : ofSite.map(({ id, name, pages }) => (
              <li key={id} className="min-w-0">
                <FolderTile name={name} pages={pages} onOpen={() => onChange({ folderId: id })} />
              </li>
            ))}
        {siteId !== undefined && (
          <li>
            <Button
              className={ofSite.length === 0 ? undefined : 'w-full'}
              icon={<FolderPlus aria-hidden="true" className="size-4" />}
              onClick={() => setMaking(true)}
            >
              {t('Nueva carpeta')}
            </Button>
          </li>
        )}
      </ul>
      {isMaking && siteId !== undefined && (
        <Suspense fallback={null}>
          <NewFolderDialog siteId={siteId} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </section>
  )
}
