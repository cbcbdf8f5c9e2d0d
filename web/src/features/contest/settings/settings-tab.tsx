import type { Contest } from '@aurelio/contracts/contests'
import { useMutation } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useDraft } from '../../../ui/drafts.ts'
import { notify } from '../../../ui/toast.tsx'
import { contestWords } from '../contest-words.ts'
import { momentOf } from '../moments.ts'
import { type Draft, draftOf } from './draft.ts'
import { DrawGroup } from './draw-group.tsx'
import { PageGroup } from './page-group.tsx'
import { PeopleGroup } from './people-group.tsx'
import { PrizesGroup } from './prizes-group.tsx'

/** All that a contest is. It is kept as a whole: where it is open, what changes its rules is told to everybody in it. */
export function SettingsTab({ contest }: { contest: Contest }) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(() => draftOf(contest))
  const [error, setError] = useState<string>()
  const [isTouched, setTouched] = useState(false)
  useDraft(isTouched ? 'unsaved' : undefined, 'address')
  const change = useMutation(
    api.contests.change.mutationOptions({
      onSuccess(changed) {
        setDraft(draftOf(changed))
        setTouched(false)
        notify.success(t('Cambios guardados'), { id: 'contest-settings' })
      },
      onError: (failure) => setError(errorText(failure, contestWords)),
    }),
  )
  const isOver = contest.state === 'closed' || contest.state === 'drawn'
  const isOpen = contest.state !== 'draft'
  const set = (some: Partial<Draft>) => {
    setDraft({ ...draft, ...some })
    setTouched(true)
    setError(undefined)
  }
  const part = { draft, set, isOpen }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const { name, opensAt, closesAt, ...settings } = draft
    const [opens, closes] = [momentOf(opensAt), momentOf(closesAt)]
    if (name.trim() === '' || settings.prizes.some(({ text }) => text.trim() === ''))
      return setError(t('Escribe el nombre y el premio.'))
    if (opens === null || closes === null) return setError(t('Elige cuándo empieza y cuándo termina.'))
    change.mutate({
      id: contest.id,
      name,
      // The field has minutes: what was not touched stays as it was to the second.
      ...(opensAt !== draftOf(contest).opensAt && { opensAt: opens }),
      ...(closesAt !== draftOf(contest).closesAt && { closesAt: closes }),
      settings,
    })
  }

  return (
    <form noValidate onSubmit={submit} className="@container flex max-w-3xl flex-col gap-8">
      {isOver && <p role="status">{t('La lista de este concurso ya está cerrada: no se puede cambiar.')}</p>}
      <fieldset disabled={isOver} className="flex min-w-0 flex-col gap-8">
        <PrizesGroup {...part} />
        <PageGroup {...part} />
        <PeopleGroup {...part} />
        <DrawGroup {...part} />
        {error !== undefined && (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )}
        <div className="flex flex-col items-start gap-2">
          <Button type="submit" variant="primary" busy={change.isPending}>
            {t('Guardar cambios')}
          </Button>
          {contest.state === 'open' && (
            <p className="text-dense text-muted">
              {t(
                'Si cambian las bases, se publica una versión nueva y se avisa por correo a quien participa.',
              )}
            </p>
          )}
        </div>
      </fieldset>
    </form>
  )
}
