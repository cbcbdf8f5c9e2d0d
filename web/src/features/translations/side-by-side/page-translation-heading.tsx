import type { PageTranslation } from '@aurelio/contracts/translations'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { languageWord } from '../../../platform/i18n/language-word.ts'
import { notify } from '../../../ui/toast.tsx'
import { translationWords } from '../translation-words.ts'
import { TranslationHeading } from './translation-heading.tsx'
import type { SaidTexts } from './use-said-texts.ts'

type PageTranslationHeadingProps = {
  page: PageTranslation
  said: Pick<SaidTexts, 'state' | 'error' | 'save'>
}

/** Which page in which language, whether visitors see it, and what can be done with it as a whole. */
export function PageTranslationHeading({ page, said }: PageTranslationHeadingProps) {
  const { t } = useTranslation()
  const of = { id: page.pageId, language: page.language }
  const onError = (failure: unknown) =>
    notify.error(t('No se ha podido publicar'), { description: errorText(failure, translationWords) })
  const publish = useMutation(
    api.translations.publish.mutationOptions({
      onSuccess: ({ url }) =>
        notify.success(
          url === null ? t('La traducción saldrá cuando publiques la página') : t('Traducción publicada'),
        ),
      onError,
    }),
  )
  const withdraw = useMutation(api.translations.withdraw.mutationOptions({ onError }))
  const isOut = page.url !== null
  return (
    <TranslationHeading
      of={page}
      said={said}
      text={t(
        'Junto a cada texto de la página, el que se verá en {{language}}. Lo que dejes vacío se verá en {{main}}.',
        {
          language: languageWord(page.language),
          main: languageWord(page.main),
        },
      )}
      exported={(format) =>
        `/api/exports/pages/${page.pageId}/translations/${page.language}?format=${format}`
      }
      publish={{
        label: isOut && page.hasChanges ? t('Publicar los cambios') : t('Publicar traducción'),
        isPending: publish.isPending,
        run: () => publish.mutate(of),
      }}
      withdraw={{
        title: t('¿Retirar la traducción?'),
        text: t('Quien tenga su dirección ya no la verá. Lo traducido se conserva.'),
        isPending: withdraw.isPending,
        run: (then) => withdraw.mutate(of, { onSettled: then }),
      }}
      waits={t('Sale con la página')}
    />
  )
}
