import { useTranslation } from 'react-i18next'
import { blobLimit, canSaveToDisk } from '../../../../platform/files/destination.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { partRowsOf, type Choices } from '../choices.ts'
import { formatBytes } from '../../../../platform/format.ts'
import type { SeoTool } from '../use-seo-tool.ts'
import { EarlierOption } from './earlier-option.tsx'
import { OptionGroup } from './option-group.tsx'

const kinds = ['one', 'per-location', 'parts'] as const satisfies readonly Choices['split'][]

/** One file or several, and where they are written. */
export function FilesOptions({ tool }: { tool: SeoTool }) {
  const { t } = useTranslation()
  const { choices, change } = tool
  const names = {
    one: t('Un solo archivo'),
    'per-location': t('Un archivo por ubicación, en un ZIP'),
    parts: t('Partes de un número fijo de filas, en un ZIP'),
  }
  return (
    <OptionGroup title={t('Archivos')}>
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t('Cómo se reparte el resultado')}</legend>
        {kinds.map((kind) => (
          <label key={kind} className="flex items-center gap-2 coarse:min-h-11">
            <input
              type="radio"
              name="seo-split"
              className="size-4"
              checked={choices.split === kind}
              onChange={() => change({ split: kind })}
            />
            {names[kind]}
          </label>
        ))}
      </fieldset>
      {choices.split === 'parts' && (
        <Field
          label={t('Filas por archivo')}
          className="max-w-60"
          error={
            partRowsOf(choices) === undefined ? t('Escribe un número entero de 1 en adelante.') : undefined
          }
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              step={1}
              inputMode="numeric"
              value={choices.partRows}
              onChange={(event) => change({ partRows: event.target.value })}
            />
          )}
        </Field>
      )}
      {canSaveToDisk() ? (
        <Checkbox
          label={t('Guardar directamente en disco (siempre a partir de {{size}})', {
            size: formatBytes(blobLimit),
          })}
          checked={choices.toDisk}
          onChange={(event) => change({ toDisk: event.target.checked })}
        />
      ) : (
        <p className="text-dense text-muted">
          {t(
            'Los resultados de más de {{size}} se preparan en el almacenamiento privado de tu navegador antes de descargarse.',
            { size: formatBytes(blobLimit) },
          )}
        </p>
      )}
      <EarlierOption tool={tool} />
    </OptionGroup>
  )
}
