import type { Segment } from '@aurelio/contracts/segments'
import { useMutation, useQuery } from '@tanstack/react-query'
import { PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { formatNumber } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { questionNames } from '../questions/question-names.ts'
import { tellRefusal } from '../tell-refusal.ts'

/** A segment, what it asks, and how many it means now. */
export function SegmentRow({ segment, onEdit }: { segment: Segment; onEdit: () => void }) {
  const { t } = useTranslation()
  const [isRemoving, setRemoving] = useState(false)
  const { id, name, rules } = segment
  const count = useQuery(api.subscriptions.countSegment.queryOptions({ input: rules }))
  const remove = useMutation(
    api.subscriptions.removeSegment.mutationOptions({
      onSuccess: () => setRemoving(false),
      onError: tellRefusal,
    }),
  )
  const asked = rules.rules.map(({ question, isNot }) => {
    const words = t(questionNames[question.what])
    return isNot ? t('No: {{condition}}', { condition: words }) : words
  })
  return (
    <li data-row={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="flex min-w-48 flex-1 flex-col">
        <h3 className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <p className="text-dense text-muted tabular-nums">
          {[
            count.data && t('Personas: {{figure}}', { figure: formatNumber(count.data.people) }),
            asked.join(rules.match === 'all' ? ` ${t('y')} ` : ` ${t('o')} `),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex gap-2">
        <Button icon={<PenLine aria-hidden="true" className="size-4" />} onClick={onEdit}>
          {t('Editar')}
        </Button>
        <IconButton
          label={t('Eliminar «{{name}}»', { name })}
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={() => setRemoving(true)}
        />
      </div>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t('Eliminar «{{name}}»', { name })}
        description={t('Las personas siguen en sus listas. Lo ya enviado conserva sus cifras.')}
        confirmLabel={t('Eliminar')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </li>
  )
}
