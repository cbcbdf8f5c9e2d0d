import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Passkey } from '../../../platform/auth/passkeys.ts'
import { formatDate } from '../../../platform/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useFocusHeir } from '../../../ui/use-focus-heir.ts'

type PasskeyListProps = {
  passkeys: readonly Passkey[]
  nameOf: (passkey: Passkey) => string
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

/** The passkeys of the account, each to be renamed or removed. */
export function PasskeyList({ passkeys, nameOf, onRename, onRemove }: PasskeyListProps) {
  const { t } = useTranslation()
  const place = useFocusHeir(passkeys.map(({ id }) => id))
  return (
    <div ref={place} tabIndex={-1}>
      {passkeys.length === 0 && <p className="text-muted">{t('Todavía no tienes ninguna.')}</p>}
      <ul className="flex flex-col divide-y empty:hidden">
        {passkeys.map((passkey) => (
          <li key={passkey.id} data-row={passkey.id} className="flex items-center gap-3 py-2">
            <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium break-words">{nameOf(passkey)}</span>
              {passkey.createdAt && (
                <span className="text-dense text-muted">
                  {t('Añadida el {{date}}', { date: formatDate(passkey.createdAt) })}
                </span>
              )}
            </span>
            <IconButton
              label={t('Cambiar el nombre de {{name}}', { name: nameOf(passkey) })}
              icon={<Pencil aria-hidden="true" className="size-4" />}
              onClick={() => onRename(passkey)}
            />
            <IconButton
              label={t('Eliminar {{name}}', { name: nameOf(passkey) })}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={() => onRemove(passkey)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
