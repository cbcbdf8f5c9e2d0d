import type { PageFolder } from '@aurelio/contracts/page-folders'
import { ArrowLeft, Folder, PenLine, Trash2 } from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortName } from '../../../../platform/short-name.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'

type DialogProps = { folder: PageFolder; onClose: () => void }
const RenameFolderDialog: ComponentType<DialogProps> = lazyPart(
  async () => (await import('./folder-dialogs.tsx')).RenameFolderDialog,
)
const RemoveFolderDialog: ComponentType<DialogProps & { onRemoved: () => void }> = lazyPart(
  async () => (await import('./folder-dialogs.tsx')).RemoveFolderDialog,
)

/** The folder whose pages are shown: its name, what can be done with it, and the way out. */
export function OpenFolder({ folder, onLeave }: { folder: PageFolder; onLeave: () => void }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
  const name = shortName(folder.name)
  const close = () => setAsked(null)
  return (
    <section aria-label={t('Carpetas')} className="flex flex-wrap items-center gap-2">
      <Button size="dense" icon={<ArrowLeft aria-hidden="true" className="size-4" />} onClick={onLeave}>
        {t('Salir de la carpeta')}
      </Button>
      <Folder aria-hidden="true" className="size-5 text-muted" />
      <h2 className="min-w-0 truncate text-base font-semibold">
        <bdi>{folder.name}</bdi>
      </h2>
      <IconButton
        label={t('Cambiar el nombre de «{{name}}»', { name })}
        icon={<PenLine aria-hidden="true" className="size-4" />}
        onClick={() => setAsked('rename')}
      />
      <IconButton
        label={t('Eliminar la carpeta «{{name}}»', { name })}
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => setAsked('remove')}
      />
      <Suspense fallback={null}>
        {asked === 'rename' && <RenameFolderDialog folder={folder} onClose={close} />}
        {asked === 'remove' && <RemoveFolderDialog folder={folder} onClose={close} onRemoved={onLeave} />}
      </Suspense>
    </section>
  )
}
