import type { PageText } from '@aurelio/contracts/translations'
import { directionOf } from '@aurelio/page/document'
import { Check, CornerDownLeft } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { SaidTexts } from './use-said-texts.ts'

type TextRowProps = {
  text: PageText
  main: string
  language: string
  said: Pick<SaidTexts, 'valueOf' | 'write' | 'settle' | 'save'>
}

/** A text of the page, and beside it what it says in the other language. */
export function TextRow({ text, main, language, said }: TextRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const value = said.valueOf(text)
  const isLong = text.kind === 'lines' || text.source.length > 60
  const control = {
    id,
    lang: language,
    dir: directionOf(language),
    value,
    'data-text': text.state,
    'aria-describedby': `${id}-source`,
    onChange: ({ target }: { target: { value: string } }) => said.write(text, target.value),
    onBlur: said.save,
    onKeyDown: goOn,
  }
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 @3xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="text-dense text-muted">{t(text.label)}</p>
        <p
          id={`${id}-source`}
          lang={main}
          dir={directionOf(main)}
          className="break-words whitespace-pre-wrap"
        >
          {text.source}
        </p>
        {text.before !== null && (
          <p className="text-dense text-muted">
            {t('Antes decía:')} <del lang={main}>{text.before}</del>
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={id} className="text-dense text-muted">
            {t('Traducción de «{{label}}»', { label: t(text.label) })}
          </label>
          <StateBadge text={text} />
        </div>
        {isLong ? (
          <Textarea {...control} rows={Math.min(10, 2 + Math.floor(text.source.length / 70))} />
        ) : (
          <Input {...control} />
        )}
        {text.state === 'changed' && (
          <Button
            size="dense"
            className="self-start"
            icon={<Check aria-hidden="true" className="size-4" />}
            onClick={() => said.settle(text, value)}
          >
            {t('Sigue valiendo')}
          </Button>
        )}
        {text.known !== null && text.known !== value && (
          <Button
            size="dense"
            className="h-auto min-h-8 max-w-full self-start py-1 text-start whitespace-normal"
            icon={<CornerDownLeft aria-hidden="true" className="size-4 shrink-0" />}
            onClick={() => said.settle(text, text.known ?? '')}
          >
            {t('Como en otra página: {{text}}', { text: shortened(text.known) })}
          </Button>
        )}
      </div>
    </li>
  )
}

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

function StateBadge({ text }: { text: PageText }) {
  const { t } = useTranslation()
  if (text.state === 'done') return <Badge tone="success">{t('Traducido')}</Badge>
  if (text.state === 'changed') return <Badge tone="warning">{t('Cambió el original')}</Badge>
  const isCounted = text.kind === 'line' || text.kind === 'lines'
  return <Badge>{isCounted ? t('Por traducir') : t('Igual que en el original')}</Badge>
}

/** With the control key, Enter goes to the next text that is to be translated. */
function goOn(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  const fields = [...document.querySelectorAll<HTMLElement>('[data-text]')]
  const after = fields.slice(fields.indexOf(event.currentTarget) + 1)
  const next = after.find(({ dataset }) => dataset['text'] !== 'done')
  next?.focus()
  next?.scrollIntoView({ block: 'center' })
}
