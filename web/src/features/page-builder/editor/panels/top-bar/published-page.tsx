import { ExternalLink, Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../../../ui/button.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { Tooltip } from '../../../../../ui/tooltip.tsx'
import { copyLink } from '../../sync/remote/manual-save.ts'
import { useSaveState } from '../../sync/state/use-save-state.ts'

/** Opens the published page and copies its address. First in its row, so that no other button moves. */
export function PublishedPage() {
  const { t } = useTranslation()
  const url = useSaveState((state) => state.page?.publication?.url)
  if (url === undefined) return null
  return (
    <>
      <Tooltip text={t('Abrir la página publicada')}>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('Abrir la página publicada')}
          className={buttonClass({ variant: 'ghost', size: 'dense', className: 'aspect-square px-0' })}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      </Tooltip>
      <IconButton
        size="dense"
        label={t('Copiar el enlace de la página publicada')}
        icon={<Link2 aria-hidden="true" className="size-4" />}
        onClick={() => void copyLink(url)}
      />
    </>
  )
}
