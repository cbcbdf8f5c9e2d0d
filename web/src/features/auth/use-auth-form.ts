import { useEffect, useState, type SubmitEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

type Submission = typeof import('./submission.ts')

/** The forms' rules and calls, loaded after they are shown. */
export function loadSubmission(): Promise<Submission> {
  return import('./submission.ts')
}

type AuthFormOptions<Values extends FieldValues> = {
  defaultValues: DefaultValues<Values>
  resolver: (submission: Submission) => Resolver<Values>
  /** Does what the form is for. Null on success, else the text to show. */
  send: (submission: Submission, values: Values) => Promise<string | null>
}

/** A public form that validates on submit and then on change. */
export function useAuthForm<Values extends FieldValues>({
  defaultValues,
  resolver,
  send,
}: AuthFormOptions<Values>) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>({
    defaultValues,
    resolver: async (...given) => resolver(await loadSubmission())(...given),
  })

  // A failed load shows when the form is sent.
  useEffect(() => void loadSubmission().catch(() => undefined), [])

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    setFailure(await send(await loadSubmission(), values))
  })

  const onSubmit = (event: SubmitEvent) => {
    submit(event).catch(() => {
      setFailure(t('No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.'))
    })
  }

  return { form, failure, setFailure, onSubmit, isBusy: form.formState.isSubmitting }
}
