import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useBench, useBenchState } from '../bench-context.tsx'
import { useFailureText } from '../use-failure-text.ts'
import type { Operation } from '../state/bench.ts'

type OperationFormProps = {
  /** The button's name. */
  verb: string
  /** What it does, in a sentence or two. */
  text: string
  /** False while a setting is wrong: the field says so. */
  isReady?: boolean
  /** True while what it needs is on its way: the button waits for it. */
  isLoading?: boolean
  /** Called when the button is pressed while a setting is wrong. */
  onRefused?: () => void
  run: Operation
  children?: ReactNode
}

/** The settings of an operation, its button, how far it is, and what went wrong. */
export function OperationForm({
  verb,
  text,
  isReady = true,
  isLoading = false,
  onRefused,
  run,
  children,
}: OperationFormProps) {
  const { t } = useTranslation()
  const bench = useBench()
  const failureText = useFailureText()
  const hasPages = useBenchState(({ pages }) => pages.length > 0)
  const working = useBenchState((state) => state.working)
  const ended = useBenchState((state) => state.ended)
  useEffect(() => bench.forget, [bench])
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isLoading) return
        if (!isReady) onRefused?.()
        else if (hasPages && !working) void bench.run(run)
      }}
    >
      <p className="text-dense text-muted">{text}</p>
      {children}
      <Button
        type="submit"
        variant="primary"
        size="form"
        busy={working !== null || isLoading}
        disabled={!hasPages}
      >
        {verb}
      </Button>
      {!hasPages && <p className="text-dense text-muted">{t('Añade antes algún archivo.')}</p>}
      {working && (
        <div className="flex items-end gap-3">
          <ProgressBar
            className="flex-1"
            percent={Math.round(working.share * 100)}
            label={t('Avance')}
            text={t('{{percent}} %', { percent: Math.round(working.share * 100) })}
          />
          <Button size="dense" onClick={bench.cancel}>
            {t('Cancelar')}
          </Button>
        </div>
      )}
      <p role="status" className="text-dense text-muted empty:hidden">
        {working?.doing}
      </p>
      <p role="status" className="text-sm text-muted empty:hidden">
        {ended && 'cancelled' in ended && t('Cancelado. Tus archivos siguen como estaban.')}
      </p>
      {ended && 'failure' in ended && (
        <p role="alert" className="flex gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {failureText(ended.failure)}
        </p>
      )}
    </form>
  )
}
