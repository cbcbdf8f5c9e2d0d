import { History, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { FileButton } from '../file-button.tsx'
import type { SeoTool } from '../use-seo-tool.ts'

/** A result of before, so that only what has changed since is written. */
export function EarlierOption({ tool }: { tool: SeoTool }) {
  const { t } = useTranslation()
  const { earlier, setEarlier } = tool
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <FileButton
          label={t('Resultado anterior')}
          accept=".csv,.xlsx,.xml"
          icon={<History aria-hidden="true" className="size-4" />}
          disabled={tool.busy !== undefined}
          onFile={setEarlier}
        />
        {earlier !== undefined && (
          <>
            <bdi className="min-w-0 break-words">{earlier.name}</bdi>
            <IconButton
              label={t('Quitar el resultado anterior')}
              icon={<X aria-hidden="true" className="size-4" />}
              onClick={() => setEarlier(undefined)}
            />
          </>
        )}
      </div>
      <p className="text-dense text-muted">
        {t('Si subes el archivo de la última vez, solo se escriben las filas nuevas y las que han cambiado.')}
      </p>
    </div>
  )
}
