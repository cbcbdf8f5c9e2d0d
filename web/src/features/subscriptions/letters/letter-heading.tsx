import { addresses } from '@aurelio/contracts/addresses'
import type { WholeLetter } from '@aurelio/contracts/subscriptions'
import { useMutation } from '@tanstack/react-query'
import { Languages, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { dropDrafts } from '../../../ui/drafts.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { subscriptionsPath } from '../subscriptions-path.ts'
import { LetterStateMark } from './letter-state.tsx'
import { tellRefusal } from '../tell-refusal.ts'

type LetterHeadingProps = { letter: WholeLetter; subject: string; note?: ReactNode; actions?: ReactNode }

/** A letter's subject and state, and what is done with it as a whole. */
export function LetterHeading({ letter, subject, note, actions }: LetterHeadingProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isRemoving, setRemoving] = useState(false)
  const remove = useMutation(
    api.subscriptions.removeLetter.mutationOptions({
      onSuccess() {
        dropDrafts()
        void navigate(`${subscriptionsPath}?tab=letters`)
      },
      onError: tellRefusal,
    }),
  )
  const isUnderWay = letter.state === 'sending' || letter.state === 'paused'
  return (
    <header className="flex flex-col gap-2">
      <Link
        to={`${subscriptionsPath}?tab=letters`}
        className="self-start text-dense text-muted hover:underline"
      >
        {t('Volver a los envíos')}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-2xl font-semibold wrap-anywhere">
            <bdi>{subject || t('Sin asunto')}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-3 text-dense text-muted">
            <LetterStateMark state={letter.state} />
            {note}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to={addresses.thingLanguages('letter', letter.id)} className={buttonClass()}>
            <Languages aria-hidden="true" className="size-4" />
            {t('Idiomas')}
          </Link>
          {actions}
          {!isUnderWay && (
            <IconButton
              label={t('Eliminar envío')}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={() => setRemoving(true)}
            />
          )}
        </div>
      </div>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t('Eliminar «{{name}}»', { name: subject || t('Sin asunto') })}
        description={t('Se pierden el correo y sus cifras. Lo que ya salió no vuelve. No se puede deshacer.')}
        confirmLabel={t('Eliminar')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: letter.id })}
      />
    </header>
  )
}
