import type { AssistantChange } from '@aurelio/contracts/assistants'
import { useTranslation } from 'react-i18next'
import { formatRelative } from '../../../../../platform/format.ts'
import { personColour } from '../../../../../ui/person-colour.ts'

/** Which assistant, in the colour that it has among the people on the page, and when. */
export function AssistantName({
  change: { tokenId, assistant, at, decidedBy },
}: {
  change: AssistantChange
}) {
  const { t } = useTranslation()
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2">
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full"
        style={{ backgroundColor: personColour({ session: `program-${tokenId}` }) }}
      />
      <span className="min-w-0 font-medium wrap-anywhere">{assistant}</span>
      <span className="text-muted">
        {formatRelative(at)}
        {decidedBy && <> · {t('aceptado por {{name}}', { name: decidedBy.name })}</>}
      </span>
    </p>
  )
}
