import type { Film } from '@aurelio/contracts/films'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { notify } from '../../../ui/toast.tsx'
import { filmWords } from '../film-words.ts'

/** How the film is made, beside what every browser plays. */
export function MakingSection({ film }: { film: Film }) {
  const { t } = useTranslation()
  const [making, setMaking] = useState(film.making)
  const make = useMutation(
    api.films.make.mutationOptions({ onError: (error) => notify.error(errorText(error, filmWords)) }),
  )
  return (
    <section aria-label={t('Conversión')} className="flex flex-col items-start gap-3">
      <h2 className="text-base font-semibold">{t('Conversión')}</h2>
      <p className="text-dense text-muted">
        {t('Siempre se hace en H.264, que se ve en todas partes. Lo demás se añade, y tarda más.')}
      </p>
      <Checkbox
        label={t('También en AV1: pesa menos, donde el navegador lo admite')}
        checked={making.av1}
        onChange={({ target }) => setMaking({ ...making, av1: target.checked })}
      />
      <Checkbox
        label={t('Por partes (HLS) aunque dure menos de 20 minutos')}
        checked={making.hls === 'always'}
        onChange={({ target }) => setMaking({ ...making, hls: target.checked ? 'always' : 'long' })}
      />
      <Button
        busy={make.isPending}
        disabled={film.state === 'preparing' || JSON.stringify(making) === JSON.stringify(film.making)}
        onClick={() => make.mutate({ id: film.id, ...making })}
      >
        {t('Convertir de nuevo')}
      </Button>
    </section>
  )
}
