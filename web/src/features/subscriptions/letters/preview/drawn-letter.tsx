import type { DrawnLetter as Drawn } from '@aurelio/contracts/drawn-letter'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../platform/api/error-text.ts'
import { ChoiceBar } from '../../../../ui/choice-bar.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { cn } from '../../../../ui/class-names.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'

/** A letter at its widest with the edge around it, a phone, and the narrowest that is still about. */
const widths = { desktop: 'w-[624px]', phone: 'w-[375px]', narrow: 'w-[320px]' } as const
type Look = keyof typeof widths | 'text'

/** As programs for mail show it that turn a letter dark, which leave its pictures as they are. */
const darkStyle =
  '<style>html{filter:invert(1) hue-rotate(180deg)}img{filter:invert(1) hue-rotate(180deg)}</style>'
/** As it is seen by who has not allowed pictures: their words alone. */
const withoutPictures = (html: string) => html.replaceAll(/(<img\b[^>]*?\s)src="[^"]*"/g, '$1')

type DrawnLetterProps = {
  drawn: Pick<UseQueryResult<Drawn>, 'data' | 'error' | 'isError' | 'isPending'>
  /** Of which segments of its blocks the reader is; null where that is known of somebody. */
  mine: readonly string[] | null
  onMine: (mine: readonly string[]) => void
  /** What else is to be chosen. */
  children?: ReactNode
}

/** A letter as it is read: at three widths, in the dark, without pictures, as text, and by whom. */
export function DrawnLetter({ drawn, mine, onMine, children }: DrawnLetterProps) {
  const { t } = useTranslation()
  const [look, setLook] = useState<Look>('desktop')
  const [isDark, setDark] = useState(false)
  const [hasPictures, setPictures] = useState(true)
  const segments = drawn.data?.segments ?? []
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
            { value: 'narrow', text: t('Móvil estrecho') },
            { value: 'text', text: t('Solo texto') },
          ]}
        />
      </div>
      {children}
      {mine && segments.length > 0 && (
        <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
          <legend className="mb-1 text-dense text-muted">{t('Lo lee alguien que:')}</legend>
          {segments.map((segment) => (
            <Checkbox
              key={segment.id}
              label={t('Está en «{{name}}»', { name: segment.name })}
              checked={mine.includes(segment.id)}
              onChange={({ target }) =>
                onMine(target.checked ? [...mine, segment.id] : mine.filter((other) => other !== segment.id))
              }
            />
          ))}
        </fieldset>
      )}
      {look !== 'text' && (
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Checkbox
            label={t('En oscuro')}
            checked={isDark}
            onChange={({ target }) => setDark(target.checked)}
          />
          <Checkbox
            label={t('Sin imágenes')}
            checked={!hasPictures}
            onChange={({ target }) => setPictures(!target.checked)}
          />
        </div>
      )}
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
            srcDoc={
              (hasPictures ? drawn.data.html : withoutPictures(drawn.data.html)) + (isDark ? darkStyle : '')
            }
            title={t('El correo como se ve')}
            sandbox=""
            className={cn('h-160 max-w-full self-center rounded-lg border bg-white', widths[look])}
          />
        ))}
    </section>
  )
}
