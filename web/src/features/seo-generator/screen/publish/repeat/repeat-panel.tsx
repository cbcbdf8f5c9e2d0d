import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../platform/api/client.ts'
import { Button } from '../../../../../ui/button.tsx'
import { type Repeat, RepeatFields } from './repeat-fields.tsx'
import { hereZone } from './rhythm-text.ts'
import { repeatErrorText } from './schedule-words.ts'
import type { useRepeating } from './use-repeating.ts'

type RepeatPanelProps = {
  repeat: Repeat
  onChange: (part: Partial<Repeat>) => void
  repeating: ReturnType<typeof useRepeating>
  disabled: boolean
}

/** The part of the form that sets up a publication that repeats, and its button. */
export function RepeatPanel({ repeat, onChange, repeating, disabled }: RepeatPanelProps) {
  const { t } = useTranslation()
  const zone = useQuery(api.pageSchedules.list.queryOptions()).data?.zone ?? hereZone()
  return (
    <>
      <RepeatFields repeat={repeat} workspaceZone={zone} onChange={onChange} />
      <p className="max-w-prose text-dense text-muted">
        {t(
          'Cada vez se hacen las páginas de nuevo y solo se publican las nuevas y las que dicen otra cosa. Si falla, os avisamos.',
        )}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={repeating.isPending} disabled={disabled}>
          {t('Guardar y repetir')}
        </Button>
        {repeating.isSuccess && (
          <p role="status" className="text-dense text-muted">
            {t('Guardada: está abajo, en «Publicaciones que se repiten».')}
          </p>
        )}
      </div>
      {repeating.isError && (
        <p role="alert" className="text-danger">
          {repeatErrorText(t, repeating.error)}
        </p>
      )}
    </>
  )
}
