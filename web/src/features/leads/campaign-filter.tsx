import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shortName } from '../../platform/short-name.ts'
import { Button } from '../../ui/button.tsx'

/** By the links of which campaign the leads came, where one was asked for; a press shows those of the others too. */
export function CampaignFilter({ campaign, onClear }: { campaign: string; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <Button icon={<X aria-hidden="true" className="size-4" />} onClick={onClear}>
      {t('Quitar la campaña «{{name}}»', { name: shortName(campaign) })}
    </Button>
  )
}
