import { useEffect, useState, type SubmitEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useAuth } from '../../platform/auth/auth-provider.tsx'
import { returnPath } from './return-path.ts'

type Submission = typeof import('./submission.ts')

function loadSubmission(): Promise<Submission> {
  return import('./submission.ts')
}

type AuthFormOptions<Values extends FieldValues> = {
  defaultValues: DefaultValues<Values>
  resolver: (submission: Submission) => Resolver<Values>
  /** Null on success, else the text to show. */
  send: (submission: Submission, values: Values) => Promise<string | null>
  /** Asked once the fields are right; the form is sent only if it holds. */
  isAgreed?: () => boolean
}

/** A form that validates on submit and then on change, signs in, and goes where the person was going. */
export function useAuthForm<Values extends FieldValues>({
  defaultValues,
  resolver,
  send,
  isAgreed = () => true,
}: AuthFormOptions<Values>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { refresh } = useAuth()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>({
    defaultValues,
    resolver: async (...given) => resolver(await loadSubmission())(...given),
  })

  // A failed load shows when the form is sent.
  useEffect(() => void loadSubmission().catch(() => undefined), [])

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    if (!isAgreed()) return
    const refusal = await send(await loadSubmission(), values)
    if (refusal !== null) {
      setFailure(refusal)
      return
    }
    await refresh()
    await navigate(returnPath(state), { replace: true })
  })

  const onSubmit = (event: SubmitEvent) => {
    submit(event).catch(() => {
      setFailure(t('No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.'))
    })
  }

  /** The translated complaint about a field. */
  const errorOf = (message: string | undefined) => (message === undefined ? undefined : t(message))

  return { form, failure, onSubmit, errorOf, isBusy: form.formState.isSubmitting }
}
