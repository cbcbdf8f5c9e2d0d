import type { Film } from '@aurelio/contracts/films'
import { useMutation } from '@tanstack/react-query'
import { ExternalLink, PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText, refusalOf } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { NameDialog } from '../../ui/name-dialog.tsx'
import { notify } from '../../ui/toast.tsx'
import { FilmState } from './film-state.tsx'
import { playerPath } from './player-path.ts'

/** A film's name and state, its page, and what is done with it as a whole. */
export function FilmHeading({ film }: { film: Film }) {
  const { t } = useTranslation()
  const mayChange = useCan('pictures.change')
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="text-2xl font-semibold wrap-anywhere">{film.name}</h1>
        <p>
          <FilmState state={film.state} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {film.poster !== null && !film.behaviour.isPrivate && (
          <a href={film.url} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'primary' })}>
            <ExternalLink aria-hidden="true" className="size-4" />
            {t('Ver la página')}
          </a>
        )}
        {mayChange && (
          <>
            <Button
              icon={<PenLine aria-hidden="true" className="size-4" />}
              onClick={() => setOpen('rename')}
            >
              {t('Cambiar nombre')}
            </Button>
            <Button icon={<Trash2 aria-hidden="true" className="size-4" />} onClick={() => setOpen('remove')}>
              {t('Eliminar')}
            </Button>
          </>
        )}
      </div>
      {open === 'rename' && <RenameFilm film={film} onClose={() => setOpen(null)} />}
      <RemoveFilm film={film} open={open === 'remove'} onClose={() => setOpen(null)} />
    </header>
  )
}

function RenameFilm({ film, onClose }: { film: Film; onClose: () => void }) {
  const { t } = useTranslation()
  const change = useMutation(api.films.change.mutationOptions({ onSuccess: onClose }))
  return (
    <NameDialog
      title={t('Cambiar nombre')}
      initial={film.name}
      maxLength={200}
      keep={(name) => refusalOf(change.mutateAsync({ id: film.id, name }))}
      onClose={onClose}
    />
  )
}

function RemoveFilm({ film, open, onClose }: { film: Film; open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = useMutation(
    api.films.remove.mutationOptions({
      onSuccess: () => void navigate(playerPath),
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t('Eliminar «{{name}}»', { name: film.name })}
      description={t(
        'Las páginas que lo usan dejarán de reproducirlo, y sus cifras se pierden. No se puede deshacer.',
      )}
      confirmLabel={t('Eliminar')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: film.id })}
    />
  )
}
