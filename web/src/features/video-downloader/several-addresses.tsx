import { ListPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { BeginSeveral } from './begin-several.tsx'
import { addressesIn, useSeveral } from './use-several.ts'

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
  const [text, setText] = useState('')
  const several = useSeveral(onStarted)
  const addresses = addressesIn(text)
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
            disabled={several.busy}
            onChange={(event) => {
              setText(event.target.value)
              several.forgetFailures()
            }}
          />
        )}
      </Field>
      <BeginSeveral
        several={several}
        label={t('Download all ({{n}})', { n: addresses.length })}
        disabled={addresses.length === 0}
        onBegin={() =>
          void several.begin(
            addresses.map((url) => ({ url })),
            ({ url }) => setText((before) => without(before, url)),
            ({ url }) => url,
          )
        }
      />
    </Card>
  )
}

function without(text: string, url: string) {
  return addressesIn(text)
    .filter((address) => address !== url)
    .join('\n')
}
