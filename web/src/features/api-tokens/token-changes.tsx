import type { ApiToken } from '@aurelio/contracts/api-tokens'
import { type ChangeMode, changeModes } from '@aurelio/contracts/change-modes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { Choices } from '../../ui/choices.tsx'
import { notify } from '../../ui/toast.tsx'
import { changeWords } from './token-words.ts'

/** Whether what the token changes of pages is done or proposed: whoever made it decides, and everybody else reads it. */
export function TokenChanges({ token: { id, changes, person } }: { token: ApiToken }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const queries = useQueryClient()
  /** What was just pressed, shown until the list says so too. */
  const [chosen, setChosen] = useState<ChangeMode | null>(null)
  const changing = useMutation(
    api.apiTokens.change.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.apiTokens.list.key() }),
      onError: (error) => notify.error(errorText(error)),
      onSettled: () => setChosen(null),
    }),
  )
  if (person.id !== user.id)
    return (
      <p className="text-dense text-muted">
        {t('Sus cambios en las páginas')}: {t(changeWords[changes])}
      </p>
    )
  return (
    <Choices
      legend={t('Sus cambios en las páginas')}
      name={`changes-${id}`}
      value={chosen ?? changes}
      options={changeModes.map((value) => ({ value, label: t(changeWords[value]) }))}
      onChange={(wanted) => {
        setChosen(wanted)
        changing.mutate({ id, changes: wanted })
      }}
    />
  )
}
