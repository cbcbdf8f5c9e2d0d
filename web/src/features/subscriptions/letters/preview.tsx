import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { cn } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

type Look = 'desktop' | 'phone' | 'text'

/** The letter as a person reads it who is nobody in particular: drawn by the server, as it is sent. */
export function Preview({ id }: { id: string }) {
  const { t } = useTranslation()
  const [look, setLook] = useState<Look>('desktop')
  const drawn = useQuery(api.subscriptions.drawnLetter.queryOptions({ input: { id } }))
  return (
    <section aria-labelledby="letter-preview" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="letter-preview" className="text-base font-semibold">
          {t('Vista previa')}
        </h2>
        <ChoiceBar
          label={t('Cómo se mira')}
          chosen={look}
          onChoose={setLook}
          choices={[
            { value: 'desktop', text: t('Escritorio') },
            { value: 'phone', text: t('Móvil') },
            { value: 'text', text: t('Solo texto') },
          ]}
        />
      </div>
      {drawn.isError && !drawn.data && (
        <p role="alert" className="text-danger">
          {errorText(drawn.error)}
        </p>
      )}
      {drawn.isPending && <Skeleton className="h-96 rounded-lg" />}
      {drawn.data &&
        (look === 'text' ? (
          <pre
            aria-label={t('El correo como texto')}
            className="rounded-lg border bg-surface p-4 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
          >
            {drawn.data.text}
          </pre>
        ) : (
          <iframe
            srcDoc={drawn.data.html}
            title={t('El correo como se ve')}
            sandbox=""
            className={cn(
              'h-160 rounded-lg border bg-white',
              look === 'phone' ? 'w-[375px] max-w-full self-center' : 'w-full',
            )}
          />
        ))}
    </section>
  )
}
