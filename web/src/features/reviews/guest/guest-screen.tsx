import { QueryClientProvider } from '@tanstack/react-query'
import { ORPCError } from '@orpc/client'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { errorText } from '../../../platform/api/error-text.ts'
import { createQueryClient } from '../../../platform/api/query-client.ts'
import { useAuth } from '../../../platform/auth/auth-provider.tsx'
import { readJson, writeJson } from '../../../platform/local-storage.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { reviewProblemWords } from '../review-words.ts'
import { ReviewView } from '../view/review-view.tsx'
import { PasswordForm } from './password-form.tsx'
import { useGuest } from './use-guest.ts'

const nameKey = 'aurelio-guest-name'

/** /review/:token: a page for whoever has the link, with or without an account. */
export function GuestScreen() {
  const { token = '' } = useParams()
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <main className="@container flex min-h-dvh flex-col p-4 sm:p-6">
        <GuestReview key={token} token={token} />
      </main>
    </QueryClientProvider>
  )
}

function GuestReview({ token }: { token: string }) {
  const { t } = useTranslation()
  const identity = useGuestName()
  const { review, html, actions, unlock } = useGuest(token, identity.name)
  if (review.data)
    return (
      <ReviewView
        review={review.data}
        html={html}
        actions={actions}
        identity={{ field: <NameField {...identity} />, check: identity.check }}
      />
    )
  if (review.error instanceof ORPCError && review.error.code === 'REVIEW_PASSWORD_NEEDED')
    return <PasswordForm onUnlock={unlock} />
  if (review.error)
    return (
      <div className="m-auto w-full max-w-120">
        <ErrorPanel
          heading
          title={t('No se puede abrir la revisión')}
          text={errorText(review.error, reviewProblemWords)}
        />
      </div>
    )
  return <Skeleton className="h-80 w-full" />
}

/** By which name a guest speaks: that of their account, or the one they gave here the last time. */
function useGuestName() {
  const { t } = useTranslation()
  const { session } = useAuth()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const kept = readJson(nameKey)
  const name = typed ?? session?.user.name ?? (typeof kept === 'string' ? kept : '')
  return {
    name,
    error,
    field,
    change: (next: string) => {
      setTyped(next)
      setError(undefined)
    },
    check: (): boolean => {
      if (name.trim() !== '') {
        writeJson(nameKey, name.trim())
        return true
      }
      setError(t('Escribe tu nombre: así sabrán quién lo dice.'))
      field.current?.focus()
      return false
    },
  }
}

function NameField({ name, error, field, change }: ReturnType<typeof useGuestName>) {
  const { t } = useTranslation()
  return (
    <Field label={t('Tu nombre')} error={error}>
      {(control) => (
        <Input
          {...control}
          ref={field}
          dir="auto"
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  )
}
