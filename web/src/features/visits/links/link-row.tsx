import type { CampaignLink } from '@aurelio/contracts/campaign-links'
import { useMutation } from '@tanstack/react-query'
import { Copy, Pencil, QrCode as QrIcon } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { formatNumber, formatPercent } from '../../../platform/format.ts'
import { attempt } from '../../../ui/attempt.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type LinkRowProps = { link: CampaignLink; onChange: () => void; onShow: () => void }

/** One link: what it brought, and what can be done with it. */
export function LinkRow({ link, onChange, onShow }: LinkRowProps) {
  const { t } = useTranslation()
  const nameId = useId()
  const change = useMutation(api.campaignLinks.change.mutationOptions())
  const { id, name, short, address, source, medium, endedAt, clicks, figures } = link
  const { visits, conversions, rate, interval } = figures
  const isEnded = endedAt !== null
  return (
    <tr data-row={id} className="align-top">
      <th scope="row" className="min-w-56 px-3 py-3 text-left font-normal">
        <p className="flex flex-wrap items-center gap-2">
          <span id={nameId} className="font-medium break-words">
            <bdi>{name}</bdi>
          </span>
          {isEnded && <Badge>{t('Terminado')}</Badge>}
        </p>
        <p className="text-dense text-muted">{[source, medium].filter(Boolean).join(' · ')}</p>
        <a
          href={short}
          target="_blank"
          rel="noreferrer"
          title={address}
          className="text-dense break-all underline"
        >
          {short.replace(/^https?:\/\//, '')}
        </a>
      </th>
      <td className="px-3 py-3 text-right tabular-nums">{formatNumber(clicks)}</td>
      <td className="px-3 py-3 text-right tabular-nums">{formatNumber(visits)}</td>
      <td className="px-3 py-3 text-right tabular-nums">{formatNumber(conversions)}</td>
      <td className="px-3 py-3 text-right whitespace-nowrap tabular-nums">
        {rate === null ? '–' : formatPercent(rate)}
        {interval && (
          <span className="block text-dense text-muted">
            {t('{{low}} a {{high}}', { low: formatPercent(interval[0]), high: formatPercent(interval[1]) })}
          </span>
        )}
      </td>
      <td className="px-3 py-2">
        <div className="flex justify-end gap-1">
          <IconButton
            label={t('Copiar el enlace de {{name}}', { name })}
            icon={<Copy aria-hidden="true" className="size-4" />}
            onClick={() => void copyText(short)}
          />
          <IconButton
            label={t('Código QR de {{name}}', { name })}
            icon={<QrIcon aria-hidden="true" className="size-4" />}
            onClick={onShow}
          />
          <IconButton
            label={t('Cambiar {{name}}', { name })}
            icon={<Pencil aria-hidden="true" className="size-4" />}
            onClick={onChange}
          />
          <Button
            size="dense"
            aria-describedby={nameId}
            busy={change.isPending}
            onClick={() => void attempt(() => change.mutateAsync({ id, isEnded: !isEnded }))}
          >
            {isEnded ? t('Reanudar') : t('Terminar')}
          </Button>
        </div>
      </td>
    </tr>
  )
}
