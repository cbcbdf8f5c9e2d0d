import type { Subscriber } from '@aurelio/contracts/subscriptions'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { formatDateTime } from '../../../platform/format.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { sourceNames } from '../subscription-words.ts'
import { tellRefusal } from '../tell-refusal.ts'

type ConsentProps = { person: Subscriber; subscription: Subscriber['subscriptions'][number] }

/** What proves that somebody wants the letters of a list, and the way to take them off it. */
export function Consent({ person, subscription }: ConsentProps) {
  const { t } = useTranslation()
  const { listId, list, state, text, hash, source, quiz, askedAt, confirmedAt, leftAt } = subscription
  const withdraw = useMutation(
    api.subscriptions.withdraw.mutationOptions({
      onSuccess: () => notify.success(t('Ya no recibe «{{name}}».', { name: list })),
      onError: tellRefusal,
    }),
  )
  const prove = useMutation(api.subscriptions.proveConsent.mutationOptions({ onError: tellRefusal }))
  const facts = [
    { name: t('Palabras'), text: `«${text}»` },
    {
      name: t('Cómo'),
      text: quiz ? t('En el quiz «{{name}}», versión {{version}}', quiz) : t(sourceNames[source]),
    },
    { name: t('Pedido'), text: formatDateTime(askedAt) },
    { name: t('Confirmado'), text: confirmedAt === null ? t('Todavía no') : formatDateTime(confirmedAt) },
    ...(leftAt === null ? [] : [{ name: t('Baja'), text: formatDateTime(leftAt) }]),
  ]
  return (
    <section
      aria-label={t('Permiso para «{{name}}»', { name: list })}
      className="flex flex-col gap-2 rounded-md bg-hover p-3"
    >
      <h4 className="font-medium wrap-anywhere">{list}</h4>
      <dl className="grid gap-x-4 gap-y-1 text-dense @md:grid-cols-[auto_1fr]">
        {facts.map(({ name, text: words }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{words}</dd>
          </div>
        ))}
        <div className="contents">
          <dt className="text-muted">{t('Huella del texto')}</dt>
          <dd className="min-w-0 font-mono text-xs break-all text-muted">{hash}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button
          size="dense"
          busy={prove.isPending}
          onClick={() => prove.mutate({ id: listId, personId: person.id })}
        >
          {t('Publicar la prueba')}
        </Button>
        <a
          href={`/api/exports/subscriptions/${listId}/${person.id}`}
          download
          className={buttonClass({ size: 'dense' })}
        >
          {t('Prueba en PDF')}
        </a>
      </div>
      {prove.data && (
        <p className="text-dense wrap-anywhere">
          {t('Firmada, y sin el nombre de nadie:')}{' '}
          <a href={prove.data.address} target="_blank" rel="noreferrer" className="underline">
            {prove.data.address}
          </a>
        </p>
      )}
      {state !== 'left' && (
        <Button
          size="dense"
          className="self-start"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({ id: listId, personId: person.id })}
        >
          {t('Dar de baja de «{{name}}»', { name: list })}
        </Button>
      )}
    </section>
  )
}
