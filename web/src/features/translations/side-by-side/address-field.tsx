import { slugSchema } from '@aurelio/contracts/page-settings'
import type { PageTranslation } from '@aurelio/contracts/translations'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { translationWords } from '../translation-words.ts'

/** The last part of the address in the other language; kept when it is left. */
export function AddressField({ page }: { page: PageTranslation }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(page.slug)
  const [error, setError] = useState<string>()
  const settle = useMutation(
    api.translations.settle.mutationOptions({
      onError: (failure) => setError(errorText(failure, translationWords)),
    }),
  )

  function keep() {
    const slug = typed.trim()
    if (slug === page.slug) return
    if (slug !== '' && !slugSchema.safeParse(slug).success)
      return setError(t('Usa minúsculas sin tildes, números y guiones: sobre-nosotros'))
    settle.mutate({ id: page.pageId, language: page.language, slug })
  }

  return (
    <Field
      label={t('Dirección en este idioma')}
      help={t('Empieza por {{base}}. Vacía, es la de la página: {{slug}}.', {
        base: page.base.replace(/^https?:\/\//, ''),
        slug: page.mainSlug,
      })}
      error={error}
      tellsError
      className="max-w-xl"
    >
      {(control) => (
        <Input
          {...control}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          placeholder={page.mainSlug}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(undefined)
          }}
          onBlur={keep}
        />
      )}
    </Field>
  )
}
