import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/toast.tsx'
import { tellRefusal } from '../../tell-refusal.ts'

/** Sends what is looked at to who looks at it. */
export function TrialButton({ attempt }: { attempt: () => Promise<{ to: string }> }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  async function send() {
    setBusy(true)
    try {
      const { to } = await attempt()
      notify.success(t('Prueba enviada a {{to}}', { to }))
    } catch (error) {
      tellRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      icon={<FlaskConical aria-hidden="true" className="size-4" />}
      busy={isBusy}
      onClick={() => void send()}
    >
      {t('Enviar prueba')}
    </Button>
  )
}
