import { ExternalLink, Eye, Hand, Layers, Link2, MonitorPlay } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu, MenuItem, MenuSeparator } from '../../../../../ui/menu.tsx'
import { openPreview } from '../preview/open-preview.ts'
import { copyLink } from '../../sync/remote/manual-save.ts'
import { useSaveState } from '../../sync/state/use-save-state.ts'
import { useSync } from '../../sync/state/sync-context.ts'
import { useEditorState } from '../../model/state/hooks.ts'

const iconClass = 'size-4 shrink-0'

type PhoneMenuOpenProps = { trigger: ReactElement; onHelp: () => void; onVersions: () => void }

/** The menu of a phone's top bar, open at first: it is loaded when it is asked for. */
export function PhoneMenuOpen({ trigger, onHelp, onVersions }: PhoneMenuOpenProps) {
  const { t } = useTranslation()
  const editor = useSync()
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const url = useSaveState((state) => state.page?.publication?.url)
  return (
    <Menu defaultOpen trigger={trigger}>
      <MenuItem
        icon={<MonitorPlay aria-hidden="true" className={iconClass} />}
        onSelect={() => openPreview(editor)}
      >
        {t('Vista Previa')}
      </MenuItem>
      {!isReadOnly && (
        <MenuItem
          icon={<Eye aria-hidden="true" className={iconClass} />}
          onSelect={() => editor.store.setState({ isReadOnly: true, selectedId: null })}
        >
          {t('Ver en solo lectura')}
        </MenuItem>
      )}
      <MenuItem icon={<Layers aria-hidden="true" className={iconClass} />} onSelect={onVersions}>
        {t('Versiones')}
      </MenuItem>
      <MenuItem icon={<Hand aria-hidden="true" className={iconClass} />} onSelect={onHelp}>
        {t('Atajos del editor')}
      </MenuItem>
      {url !== undefined && (
        <>
          <MenuSeparator />
          <MenuItem asChild>
            <a href={url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden="true" className={iconClass} />
              {t('Abrir la página publicada')}
            </a>
          </MenuItem>
          <MenuItem
            icon={<Link2 aria-hidden="true" className={iconClass} />}
            onSelect={() => void copyLink(url)}
          >
            {t('Copiar el enlace de la página publicada')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
