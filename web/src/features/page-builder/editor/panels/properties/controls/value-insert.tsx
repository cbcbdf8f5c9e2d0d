import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../../ui/button.tsx'
import { ValueForm } from '../../../surface/letters/value-form.tsx'

/** Puts something of the reader into a text of the panel, where the caret is. */
export function ValueInsert({ label, onPut }: { label: string; onPut: (value: string) => void }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <ValueForm
      onPut={(value) => {
        onPut(value)
        setOpen(false)
      }}
    />
  ) : (
    <Button
      size="dense"
      aria-label={t('Dato de la persona en {{field}}', { field: label })}
      icon={<UserRound aria-hidden="true" className="size-4" />}
      onClick={() => setOpen(true)}
      className="self-start"
    >
      {t('Dato de la persona')}
    </Button>
  )
}
