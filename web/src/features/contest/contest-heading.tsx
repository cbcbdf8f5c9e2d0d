import { addresses } from '@aurelio/contracts/addresses'
import type { Contest } from '@aurelio/contracts/contests'
import { useMutation } from '@tanstack/react-query'
import { Dices, ExternalLink, Languages, Rocket, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDateTime } from '../../platform/format.ts'
import { dropDrafts } from '../../ui/drafts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/toast.tsx'
import { contestsPath } from './contest-path.ts'
import { ContestState } from './contest-state.tsx'
import { contestWords, missingTexts } from './contest-words.ts'

/** A contest's name and state, its page, and what is done with it as a whole. */
export function ContestHeading({ contest }: { contest: Contest }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'remove' | 'close' | null>(null)
  const publish = useMutation(api.contests.publish.mutationOptions(told))
  const { state, missing } = contest
  const isJudged = contest.settings.method === 'jury'
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-2xl font-semibold wrap-anywhere">{contest.name}</h1>
          <p className="flex flex-wrap items-center gap-2 text-dense text-muted">
            <ContestState state={state} />
            {t('Del {{from}} al {{to}}', {
              from: formatDateTime(contest.opensAt),
              to: formatDateTime(contest.closesAt),
            })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {state === 'draft' && (
            <Button
              variant="primary"
              busy={publish.isPending}
              disabled={missing.length > 0}
              icon={<Rocket aria-hidden="true" className="size-4" />}
              onClick={() => publish.mutate({ id: contest.id })}
            >
              {t('Publicar concurso')}
            </Button>
          )}
          {state !== 'draft' && (
            <a href={contest.url} target="_blank" rel="noreferrer" className={buttonClass()}>
              <ExternalLink aria-hidden="true" className="size-4" />
              {t('Ver la página')}
            </a>
          )}
          <Link to={addresses.thingLanguages('contest', contest.id)} className={buttonClass()}>
            <Languages aria-hidden="true" className="size-4" />
            {t('Idiomas')}
          </Link>
          {state === 'open' && (
            <Button
              variant="primary"
              icon={<Dices aria-hidden="true" className="size-4" />}
              onClick={() => setOpen('close')}
            >
              {isJudged ? t('Cerrar la lista') : t('Cerrar y sortear')}
            </Button>
          )}
          <Button icon={<Trash2 aria-hidden="true" className="size-4" />} onClick={() => setOpen('remove')}>
            {t('Eliminar')}
          </Button>
        </div>
      </div>
      {missing.length > 0 && state === 'draft' && (
        <ul role="status" className="list-disc rounded-lg border bg-surface p-4 pl-8">
          {missing.map((code) => (
            <li key={code} data-finding={code}>
              {t(missingTexts[code])}
            </li>
          ))}
        </ul>
      )}
      <CloseContest contest={contest} open={open === 'close'} onClose={() => setOpen(null)} />
      <RemoveContest contest={contest} open={open === 'remove'} onClose={() => setOpen(null)} />
    </header>
  )
}

const told = { onError: (error: Error) => notify.error(errorText(error, contestWords)) }
type Asked = { contest: Contest; open: boolean; onClose: () => void }

function CloseContest({ contest, open, onClose }: Asked) {
  const { t } = useTranslation()
  const close = useMutation(api.contests.close.mutationOptions({ ...told, onSuccess: onClose }))
  const [now] = useState(() => Date.now())
  const isEarly = Date.parse(contest.closesAt) > now
  const isJudged = contest.settings.method === 'jury'
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={
        isJudged
          ? t('Cerrar la lista de «{{name}}»', { name: contest.name })
          : t('Cerrar «{{name}}» y sortear', { name: contest.name })
      }
      description={t(
        'La lista queda cerrada y su huella se publica. Desde ese momento nadie entra ni sale, y no se puede deshacer.',
      )}
      confirmLabel={isJudged ? t('Cerrar la lista') : t('Cerrar y sortear')}
      busy={close.isPending}
      onConfirm={() => close.mutate({ id: contest.id })}
    >
      {isEarly && (
        <p className="text-warning">
          {t('Según sus bases termina el {{when}}: si lo cierras antes, se ve en la prueba.', {
            when: formatDateTime(contest.closesAt),
          })}
        </p>
      )}
    </ConfirmDialog>
  )
}

function RemoveContest({ contest, open, onClose }: Asked) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = useMutation(
    api.contests.remove.mutationOptions({
      ...told,
      onSuccess() {
        dropDrafts()
        void navigate(contestsPath)
      },
    }),
  )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t('Eliminar «{{name}}»', { name: contest.name })}
      description={t(
        'Su página y sus participaciones desaparecen; los leads se quedan, y la prueba publicada también. No se puede deshacer.',
      )}
      confirmLabel={t('Eliminar')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: contest.id })}
    />
  )
}
