import { CircleAlert, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useBench, useBenchState } from '../bench-context.tsx'
import { useFailureText } from '../use-failure-text.ts'

/** The files that could not be opened, each with its reason; the others are not touched. */
export function FileProblems() {
  const { t } = useTranslation()
  const { change } = useBench()
  const refused = useBenchState((state) => state.refused)
  const text = useFailureText()
  const dismiss = (id: string) =>
    change((state) => ({ ...state, refused: state.refused.filter((one) => one.id !== id) }))
  return refused.map(({ id, name, failure }) => (
    <div
      key={id}
      role="alert"
      className="flex items-start gap-2 rounded-md border border-danger bg-danger-soft px-3 py-2 text-sm"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
      <p className="min-w-0 flex-1 break-words">
        <strong className="font-medium">{name}</strong>: {text(failure)}
      </p>
      <IconButton
        size="dense"
        label={t('Cerrar el aviso de {{name}}', { name })}
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={() => dismiss(id)}
      />
    </div>
  ))
}
