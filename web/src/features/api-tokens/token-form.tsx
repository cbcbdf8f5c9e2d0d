import { type ChangeMode, changeModes } from '@aurelio/contracts/change-modes'
import { newApiTokenSchema, type TokenKind } from '@aurelio/contracts/api-tokens'
import type { TokenScope } from '@aurelio/contracts/token-scopes'
import { useMutation } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { complaints } from '../../platform/api/complaints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toast.tsx'
import { ScopeChoices } from './scope-choices.tsx'
import { changeWords, fieldWords, kindWords, tokenWords } from './token-words.ts'

/** Days that a token may be good for; empty: until it is revoked. */
const lifetimes = [
  ['30', '30 días'],
  ['90', '90 días'],
  ['365', 'Un año'],
  ['', 'No caduca'],
] as const

type Complaints = { name?: string; scopes?: string }

/** What a new token is called, whose it is, how long it is good, and what it may do. */
export function TokenForm({ onMade }: { onMade: (token: string) => void }) {
  const { t } = useTranslation()
  const mayManage = useCan('tokens.manage')
  const [name, setName] = useState('')
  const [kind, setKind] = useState<TokenKind>('personal')
  const [days, setDays] = useState('90')
  const [scopes, setScopes] = useState<readonly TokenScope[]>([])
  const [changes, setChanges] = useState<ChangeMode>('done')
  const [wrong, setWrong] = useState<Complaints>({})
  const making = useMutation(
    api.apiTokens.create.mutationOptions({
      onSuccess: ({ token }) => onMade(token),
      onError: (error) => notify.error(errorText(error, tokenWords)),
    }),
  )

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const entered = { name, kind, scopes, changes, expiresInDays: days === '' ? null : Number(days) }
    const checked = newApiTokenSchema.safeParse(entered, complaints(fieldWords))
    const found: Complaints = {}
    for (const { path, message } of checked.error?.issues ?? [])
      if (path[0] === 'name' || path[0] === 'scopes') found[path[0]] ??= message
    setWrong(found)
    if (checked.success) making.mutate(checked.data)
  }

  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col gap-4 overflow-y-auto p-1">
      <Field label={t('Nombre')} error={wrong.name}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={name}
            onChange={({ target }) => {
              setName(target.value)
              setWrong((before) => ({ ...(before.scopes !== undefined && { scopes: before.scopes }) }))
            }}
          />
        )}
      </Field>
      {mayManage && (
        <Choices
          legend={t('De quién es')}
          name="kind"
          value={kind}
          options={(['personal', 'workspace'] as const).map((value) => ({
            value,
            label: t(kindWords[value]),
          }))}
          onChange={setKind}
        />
      )}
      <Field label={t('Caduca')}>
        {(control) => (
          <Select {...control} value={days} onChange={({ target }) => setDays(target.value)}>
            {lifetimes.map(([value, label]) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ScopeChoices chosen={scopes} onChange={setScopes} error={wrong.scopes} />
      {scopes.includes('pages:write') && (
        <Choices
          legend={t('Sus cambios en las páginas')}
          name="changes"
          value={changes}
          options={changeModes.map((value) => ({ value, label: t(changeWords[value]) }))}
          onChange={setChanges}
        />
      )}
      <Button type="submit" variant="primary" className="self-end" busy={making.isPending}>
        {t('Crear token')}
      </Button>
    </form>
  )
}
