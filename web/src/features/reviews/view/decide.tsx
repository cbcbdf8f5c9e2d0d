import type { Verdict } from '@aurelio/contracts/reviews'
import { Check, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'

/** The answer to a review; it is kept with name and moment, and a later one stands beside it. */
export function Decide({ onDecide }: { onDecide: (verdict: Verdict, note: string) => Promise<boolean> }) {
  const { t } = useTranslation()
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState<Verdict | null>(null)

  async function decide(verdict: Verdict) {
    setBusy(verdict)
    if (await onDecide(verdict, note.trim())) setNote('')
    setBusy(null)
  }

  return (
    <section aria-label={t('Tu respuesta')} className="flex flex-col gap-3 rounded-lg border p-4">
      <h2 className="text-base font-semibold">{t('Tu respuesta')}</h2>
      <Field label={t('Nota (opcional)')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            dir="auto"
            maxLength={2000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={busy === 'approved'}
          icon={<Check aria-hidden="true" className="size-4" />}
          onClick={() => void decide('approved')}
        >
          {t('Aprobar')}
        </Button>
        <Button
          busy={busy === 'changes'}
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={() => void decide('changes')}
        >
          {t('Pedir cambios')}
        </Button>
      </div>
      <p className="text-dense text-muted">
        {t('Vale para esta versión, con tu nombre y la hora. No es una firma certificada.')}
      </p>
    </section>
  )
}
