import { translatedLanguageSchema } from '@aurelio/contracts/sites'
import { type ThingTranslation, translatedKindSchema } from '@aurelio/contracts/thing-translations'
import type { TranslationImport } from '@aurelio/contracts/translations'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { addresses } from '@aurelio/contracts/addresses'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { isGone } from '../../../platform/api/field-errors.ts'
import { languageWord } from '../../../platform/i18n/language-word.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'
import { BringFile } from '../site/bring-file.tsx'
import { ImportedTexts } from '../site/import-outcome.tsx'
import { SideBySide } from '../side-by-side/side-by-side.tsx'
import { TranslationHeading } from '../side-by-side/translation-heading.tsx'
import { useSaidTexts, withTexts } from '../side-by-side/use-said-texts.ts'
import { translationWords } from '../translation-words.ts'
import { ThingMissing } from './thing-missing.tsx'
import { thingWords } from './thing-words.ts'

/** A quiz, a contest, a letter or a sequence beside itself in another language. */
export function ThingTranslationScreen() {
  const { t } = useTranslation()
  const { kind: named = '', thing: id = '', language: code = '' } = useParams()
  const language = translatedLanguageSchema.safeParse(code).data
  const kind = translatedKindSchema.safeParse(named).data
  const isKnown = language !== undefined && kind !== undefined
  const asked = useQuery(
    api.thingTranslations.get.queryOptions({ input: isKnown ? { kind, id, language } : skipToken }),
  )
  if (asked.data) return <ThingSideBySide key={`${id} ${code}`} thing={asked.data} />
  if (!isKnown || isGone(asked.error)) return <ThingMissing />
  if (!asked.isError) return <Skeleton className="h-96 rounded-lg" />
  return (
    <ErrorPanel
      heading
      title={t('No se ha podido cargar la traducción')}
      text={errorText(asked.error)}
      action={<Button onClick={() => void asked.refetch()}>{t('Reintentar')}</Button>}
    />
  )
}

function ThingSideBySide({ thing }: { thing: ThingTranslation }) {
  const { t } = useTranslation()
  const { kind, thingId, language, main, isReady, hasChanges } = thing
  const [outcome, setOutcome] = useState<TranslationImport>()
  const client = useQueryClient()
  const of = { kind, id: thingId, language }
  const words = thingWords[kind]
  const { queryKey } = api.thingTranslations.get.queryOptions({ input: of })
  const { mutateAsync } = useMutation(api.thingTranslations.write.mutationOptions())
  const said = useSaidTexts({
    id: `${thingId} ${language}`,
    write: ({ texts }) => mutateAsync({ ...of, texts }),
    kept: (texts, summary) =>
      client.setQueryData(queryKey, (now) => now && { ...withTexts(now, texts), ...summary }),
  })
  const onError = (failure: unknown) =>
    notify.error(t('No se ha podido publicar'), { description: errorText(failure, translationWords) })
  const publish = useMutation(
    api.thingTranslations.publish.mutationOptions({
      onSuccess: () => notify.success(t(words.published)),
      onError,
    }),
  )
  const withdraw = useMutation(api.thingTranslations.withdraw.mutationOptions({ onError }))
  const bring = useMutation(api.thingTranslations.import.mutationOptions({ onSuccess: setOutcome }))
  return (
    <div className="@container flex flex-col gap-6">
      <Link
        to={addresses.thingLanguages(kind, thingId)}
        className="self-start text-dense text-muted hover:underline"
      >
        {t(words.of)}
      </Link>
      <TranslationHeading
        of={{ ...thing, name: thing.name || t('Sin asunto') }}
        said={said}
        text={t(
          'Junto a cada texto, el que se leerá en {{language}}. Lo que dejes vacío se leerá en {{main}}.',
          {
            language: languageWord(language),
            main: languageWord(main),
          },
        )}
        exported={(format) => `/api/exports/translations/${kind}/${thingId}/${language}?format=${format}`}
        publish={{
          label: isReady && hasChanges ? t('Publicar los cambios') : t(words.publish),
          isPending: publish.isPending,
          run: () => publish.mutate(of),
        }}
        withdraw={{
          title: t('¿Retirar la traducción?'),
          text: t(words.withdrawn),
          isPending: withdraw.isPending,
          run: (then) => withdraw.mutate(of, { onSettled: then }),
        }}
        waits={t(words.waits)}
      >
        <BringFile
          label={t('Traer')}
          busy={bring.isPending}
          onFile={(content) => {
            setOutcome(undefined)
            bring.mutate({ ...of, content })
          }}
        />
      </TranslationHeading>
      {bring.error && (
        <p role="alert" className="text-danger">
          {errorText(bring.error, translationWords)}
        </p>
      )}
      {outcome && <ImportedTexts outcome={outcome} />}
      <SideBySide page={thing} said={said} wholeTitle={t(words.whole)} />
    </div>
  )
}
