import { type VisitMode, visitModes, type VisitSetting } from '@aurelio/contracts/visits'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'
import { visitsPath } from '../visits-path.ts'

/** Spanish texts, translated where they are shown. */
const modes = {
  server: {
    name: 'Al servir la página',
    help: 'Sin ningún script. Lo mejor si nada guarda copias delante del servidor.',
  },
  beacon: {
    name: 'Con un aviso del navegador',
    help: 'Un script de menos de 1 kB avisa al abrirse la página. Para sitios con una CDN delante.',
  },
  off: { name: 'No se cuentan', help: 'No se anota nada de quien visita este sitio.' },
} as const satisfies Record<VisitMode, { name: string; help: string }>

/** How a site counts its visits; each choice is kept at once. */
export function VisitSettings({ siteId }: { siteId: string }) {
  const { t } = useTranslation()
  const mayManage = useCan('visits.manage')
  const setting = useQuery(api.visits.setting.queryOptions({ input: { id: siteId } }))
  const change = useMutation(
    api.visits.changeSetting.mutationOptions({
      onSuccess: () => notify.success(t('Ajustes de las visitas guardados')),
      onError: (error) => notify.error(errorText(error)),
      onSettled: () => setting.refetch(),
    }),
  )
  const [wanted, setWanted] = useState<VisitSetting | null>(null)
  const kept = wanted ?? setting.data
  if (!kept) return <Skeleton className="h-24" />
  const save = (changes: Partial<VisitSetting>) => {
    const next = { ...kept, ...changes }
    const { mode, respects, measures } = next
    // Shown at once, before the call begins: what is pressed stays pressed.
    setWanted(next)
    change.mutate({ id: siteId, mode, respects, measures }, { onSettled: () => setWanted(null) })
  }
  return (
    <div className="flex flex-col gap-4">
      <fieldset
        role="radiogroup"
        aria-labelledby="visit-mode"
        disabled={!mayManage}
        className="flex flex-col gap-2"
      >
        <legend id="visit-mode" className="mb-1.5 text-sm font-medium">
          {t('Cómo se cuentan las visitas')}
        </legend>
        {visitModes.map((mode) => (
          <div key={mode} className="flex flex-col">
            <label className="flex cursor-pointer items-center gap-2 text-sm coarse:min-h-11">
              <input
                type="radio"
                name="visit-mode"
                value={mode}
                checked={kept.mode === mode}
                aria-describedby={`visit-mode-${mode}`}
                onChange={() => save({ mode })}
                className="size-4"
              />
              {t(modes[mode].name)}
            </label>
            <span id={`visit-mode-${mode}`} className="pl-6 text-dense text-muted">
              {t(modes[mode].help)}
            </span>
          </div>
        ))}
      </fieldset>
      <Checkbox
        label={t('Respetar a quien pide no ser medido (DNT y GPC)')}
        checked={kept.respects}
        disabled={!mayManage}
        onChange={({ target }) => save({ respects: target.checked })}
      />
      <Checkbox
        label={t('Medir también los segundos en la página, hasta dónde se lee y qué secciones se ven')}
        checked={kept.measures}
        disabled={!mayManage || kept.mode === 'off'}
        onChange={({ target }) => save({ measures: target.checked })}
      />
      <Link to={`${visitsPath}?site=${siteId}`} className="self-start text-accent-text hover:underline">
        {t('Ver las visitas de este sitio')}
      </Link>
    </div>
  )
}
