import type { Subscriber } from '@aurelio/contracts/subscriptions'
import { addresses } from '@aurelio/contracts/addresses'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown, History, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { languageWord } from '../../../platform/i18n/language-word.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { cn } from '../../../ui/class-names.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { paceNames, subscriptionStateNames } from '../subscription-words.ts'
import { Consent } from './consent.tsx'
import { tellRefusal } from '../tell-refusal.ts'

const tones = { pending: 'warning', confirmed: 'success', left: 'neutral' } as const

/** A person, the lists that they are on, and behind a button the proof of each permission. */
export function PersonRow({ person }: { person: Subscriber }) {
  const { t } = useTranslation()
  const partId = useId()
  const [isOpen, setOpen] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const { email, name, subscriptions, isSuppressed, pace, zone, language } = person
  return (
    <li data-row={person.id} className="flex flex-col gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-48 flex-1 flex-col">
          <h3 className="font-semibold wrap-anywhere">{email}</h3>
          {name !== '' && (
            <p className="text-dense text-muted wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
          )}
          {language !== '' && (
            <p className="text-dense text-muted">
              {t('Lee en {{language}}', { language: languageWord(language) })}
            </p>
          )}
          {zone !== '' && (
            <p className="text-dense text-muted">
              {t('Hora de {{zone}}', { zone: zone.replaceAll('_', ' ') })}
            </p>
          )}
        </div>
        <ul aria-label={t('En sus listas')} className="flex flex-wrap gap-2">
          {isSuppressed && (
            <li>
              <Badge tone="warning">{t('No se le escribe')}</Badge>
            </li>
          )}
          {pace !== 'each' && (
            <li>
              <Badge tone="neutral">{t(paceNames[pace])}</Badge>
            </li>
          )}
          {subscriptions.map(({ listId, list, state }) => (
            <li key={listId}>
              <Badge tone={tones[state]}>
                {list} · {t(subscriptionStateNames[state])}
              </Badge>
            </li>
          ))}
        </ul>
        <Link
          to={addresses.person(person.id)}
          aria-label={t('Historia de {{name}}', { name: email })}
          className={buttonClass({ size: 'dense' })}
        >
          <History aria-hidden="true" className="size-4" />
          {t('Historia')}
        </Link>
        <Button
          size="dense"
          aria-expanded={isOpen}
          aria-controls={partId}
          icon={<ChevronDown aria-hidden="true" className={cn('size-4', isOpen && 'rotate-180')} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('Ver su permiso')}
        </Button>
      </div>
      <div id={partId} hidden={!isOpen} className={cn('flex flex-col gap-3', !isOpen && 'hidden')}>
        {isOpen &&
          subscriptions.map((subscription) => (
            <Consent key={subscription.listId} person={person} subscription={subscription} />
          ))}
        <Button
          size="dense"
          className="self-start"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={() => setErasing(true)}
        >
          {t('Borrar sus datos')}
        </Button>
      </div>
      <ErasePerson person={person} open={isErasing} onClose={() => setErasing(false)} />
    </li>
  )
}

function ErasePerson({ person, open, onClose }: { person: Subscriber; open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const erase = useMutation(
    api.subscriptions.removePerson.mutationOptions({
      onSuccess: onClose,
      onError: tellRefusal,
    }),
  )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t('Borrar los datos de {{email}}', { email: person.email })}
      description={t(
        'Se borra de todas las listas con las pruebas de su permiso. Solo queda una huella de su dirección, para no volver a escribirle nunca. No se puede deshacer.',
      )}
      confirmLabel={t('Borrar sus datos')}
      busy={erase.isPending}
      onConfirm={() => erase.mutate({ id: person.id })}
    />
  )
}
