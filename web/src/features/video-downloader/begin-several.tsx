import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { ErrorBanner } from './error-banner.tsx'
import { qualityLabels } from './formats.ts'
import type { Several, Taken } from './use-several.ts'

const takings: readonly (readonly [Taken, string])[] = [...qualityLabels, ['mp3', 'Audio only (MP3)']]

/** What each of several videos is taken as, the button that begins them, and what came of it. */
export function BeginSeveral({
  several,
  label,
  disabled,
  onBegin,
}: {
  several: Several
  label: string
  disabled: boolean
  onBegin: () => void
}) {
  const { t } = useTranslation()
  const { taken, busy, begun, failures } = several
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('Take each as')}>
          {(control) => (
            <Select
              {...control}
              value={taken}
              disabled={busy}
              onChange={(event) => {
                const chosen = takings.find(([value]) => value === event.target.value)
                if (chosen) several.take(chosen[0])
              }}
            >
              {takings.map(([value, text]) => (
                <option key={value} value={value}>
                  {t(text)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button variant="primary" size="form" busy={busy} disabled={disabled} onClick={onBegin}>
          {label}
        </Button>
      </div>
      <p role="status" className="text-dense text-muted empty:hidden">
        {begun > 0 && t('Begun: {{n}}. Follow them under “Your downloads”.', { n: begun })}
      </p>
      {failures.map((failure) => (
        <ErrorBanner key={failure} text={failure} />
      ))}
    </>
  )
}
