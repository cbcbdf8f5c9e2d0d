import { ListPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { ErrorBanner } from './error-banner.tsx'
import { qualityLabels } from './formats.ts'
import { type Taken, useSeveral } from './use-several.ts'

const takings: readonly (readonly [Taken, string])[] = [...qualityLabels, ['mp3', 'Audio only (MP3)']]

/** Many addresses in one go, each a download of its own in the list below. */
export function SeveralAddresses({ onStarted }: { onStarted: (taskId: string) => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const panel = useId()
  return (
    <section className="flex flex-col gap-3">
      <Button
        variant="ghost"
        size="dense"
        className="-ml-3 self-start"
        aria-expanded={open}
        aria-controls={panel}
        icon={<ListPlus aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(!open)}
      >
        {t('Several at once')}
      </Button>
      <div id={panel} hidden={!open}>
        {open && <Panel onStarted={onStarted} />}
      </div>
    </section>
  )
}

function Panel({ onStarted }: { onStarted: (taskId: string) => void }) {
  const { t } = useTranslation()
  const several = useSeveral(onStarted)
  const { text, taken, addresses, busy, begun, failure } = several
  return (
    <Card className="flex flex-col gap-4">
      <Field
        label={t('One address per line')}
        help={t('Those that cannot be begun stay here, with the reason.')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={text}
            disabled={busy}
            onChange={(event) => several.enter(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('Take each as')}>
          {(control) => (
            <Select
              {...control}
              value={taken}
              disabled={busy}
              onChange={(event) => {
                const chosen = takings.find(([value]) => value === event.target.value)
                if (chosen) several.take(chosen[0])
              }}
            >
              {takings.map(([value, label]) => (
                <option key={value} value={value}>
                  {t(label)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button
          variant="primary"
          size="form"
          busy={busy}
          disabled={addresses.length === 0}
          onClick={() => void several.begin()}
        >
          {t('Download all ({{n}})', { n: addresses.length })}
        </Button>
      </div>
      <p role="status" className="text-dense text-muted empty:hidden">
        {begun > 0 && t('Begun: {{n}}. Follow them under “Your downloads”.', { n: begun })}
      </p>
      {failure !== null && <ErrorBanner text={failure} />}
    </Card>
  )
}
