import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { localDay, outputName, unknownPlaces } from '@aurelio/contracts/image-names'
import { countClashes } from '../engine/names.ts'
import { plannedNames } from '../output/planned-names.ts'
import type { OptimizerState } from '../state/state.ts'
import { useOptimizer, useOptimizerState } from './optimizer-context.tsx'

/** How results are called: by a pattern, shown at work on the first picture of the list. */
export function NamePattern() {
  const { t } = useTranslation()
  const { setSettings } = useOptimizer()
  const namePattern = useOptimizerState(({ settings }) => settings.namePattern)
  const name = useOptimizerState(firstName)
  const clashes = useOptimizerState((state) => countClashes(plannedNames(state, localDay(new Date()))))
  const unknown = unknownPlaces(namePattern)
  return (
    <div className="flex flex-col gap-1.5">
      <Field
        label={t('Nombre de los archivos')}
        help={t(
          'Puedes usar {nombre}, {n}, {n:3}, {ancho}, {alto}, {fecha}, {carpeta} y {formato}. Ejemplo: {{name}}',
          { name },
        )}
      >
        {(control) => (
          <Input
            {...control}
            value={namePattern}
            maxLength={120}
            spellCheck={false}
            onChange={(event) => setSettings({ namePattern: event.target.value })}
          />
        )}
      </Field>
      <div role="status" className="text-dense text-warning empty:hidden">
        {unknown.length > 0 && (
          <p>{t('No se conoce {{places}}: se queda escrito tal cual.', { places: unknown.join(', ') })}</p>
        )}
        {clashes > 0 && (
          <p>
            {t('{{count}} imágenes repetirían nombre: se les añade (2), (3)… Usa {n} para numerarlas.', {
              count: clashes,
            })}
          </p>
        )}
      </div>
    </div>
  )
}

/** The name of the first picture; of one by the sea where there is none yet. */
function firstName(state: OptimizerState): string {
  const date = localDay(new Date())
  const { namePattern, format } = state.settings
  const [first] = plannedNames({ ...state, order: state.order.slice(0, 1) }, date)
  const example = { name: 'playa.png', path: 'verano/playa.png', width: 1920, height: 1080, index: 1 }
  return first ?? outputName(namePattern, { ...example, date, format })
}
