import { useMutation } from '@tanstack/react-query'
import { Ellipsis, Layers, PencilRuler, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../../../../../platform/api/client.ts'
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../../../ui/menu.tsx'
import { notify } from '../../../../../ui/toast.tsx'
import { symbolPath } from '../../../editor-session.ts'
import { symbolFailureText } from '../../sync/symbols/symbol-words.ts'
import { SectionCard, type LibraryEntry } from './section-card.tsx'
import { SymbolVersions } from './symbol-versions.tsx'

/** A symbol of the workspace in the library, with what can be done with it. */
export function SymbolCard({ entry, onAdded }: { entry: LibraryEntry; onAdded: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'removal' | 'versions' | null>(null)
  const { id, name } = entry
  const remove = useMutation(
    api.symbols.remove.mutationOptions({
      onSuccess: () => setAsked(null),
      onError: (error) => notify.error(symbolFailureText(error)),
    }),
  )
  return (
    <div className="relative">
      <SectionCard entry={entry} onAdded={onAdded} />
      <div className="absolute top-1 right-1">
        <Menu
          trigger={
            <IconButton
              size="dense"
              label={t('Más acciones de {{name}}', { name })}
              icon={<Ellipsis aria-hidden="true" className="size-4" />}
              className="bg-raised"
            />
          }
        >
          <MenuItem
            icon={<PencilRuler aria-hidden="true" className="size-4" />}
            onSelect={() => void navigate(symbolPath(id))}
          >
            {t('Editar símbolo')}
          </MenuItem>
          <MenuItem
            icon={<Layers aria-hidden="true" className="size-4" />}
            onSelect={() => setAsked('versions')}
          >
            {t('Versiones')}
          </MenuItem>
          <MenuItem
            destructive
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onSelect={() => setAsked('removal')}
          >
            {t('Eliminar')}
          </MenuItem>
        </Menu>
      </div>
      {asked === 'versions' && <SymbolVersions id={id} name={name} onClose={() => setAsked(null)} />}
      <ConfirmDialog
        open={asked === 'removal'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('¿Eliminar el símbolo «{{name}}»?', { name })}
        description={t(
          'En las páginas que lo usan quedará un hueco. Lo que ya está publicado sigue igual hasta que vuelvas a publicarlo.',
        )}
        confirmLabel={t('Eliminar')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </div>
  )
}
