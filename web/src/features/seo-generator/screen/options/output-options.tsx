import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { presets } from '../../engine/presets.ts'
import type { Choices } from '../choices.ts'
import type { SeoTool } from '../use-seo-tool.ts'
import { OptionGroup } from './option-group.tsx'

const delimiterChoices = ['keep', ',', ';', '\t'] as const satisfies readonly Choices['delimiter'][]
const bomChoices = ['keep', 'yes', 'no'] as const satisfies readonly Choices['bom'][]
const breakChoices = ['keep', '\n', '\r\n'] as const satisfies readonly Choices['lineBreak'][]

/** What the file must look like for the program that will read it. */
export function OutputOptions({ tool }: { tool: SeoTool }) {
  const { t } = useTranslation()
  const { choices, change } = tool
  const keep = t('Como en tu archivo')
  const choosePreset = (value: string) => {
    const preset = presets.find(({ id }) => id === value)
    if (preset === undefined) change({ preset: 'none' })
    else change({ preset: preset.id, delimiter: preset.delimiter, bom: preset.bom ? 'yes' : 'no' })
  }
  const delimiterNames = { keep, ',': t('Coma (,)'), ';': t('Punto y coma (;)'), '\t': t('Tabulador') }
  const bomNames = { keep, yes: t('UTF-8 con BOM (Excel)'), no: t('UTF-8 sin BOM') }
  const breakNames = { keep, '\n': t('LF (Linux, Mac)'), '\r\n': t('CRLF (Windows)') }
  return (
    <OptionGroup
      title={t('Formato del resultado')}
      help={t('Elige para qué programa es y comprobaremos las columnas que necesita.')}
    >
      <div className="grid gap-3 @xl:grid-cols-2">
        <Field label={t('Preparar para')}>
          {(control) => (
            <Select
              {...control}
              value={choices.preset}
              onChange={(event) => choosePreset(event.target.value)}
            >
              <option value="none">{t('Ningún programa en concreto')}</option>
              {presets.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Separador')}>
          {(control) => (
            <Select
              {...control}
              value={choices.delimiter}
              onChange={(event) => change({ delimiter: pick(delimiterChoices, event.target.value) })}
            >
              {delimiterChoices.map((value) => (
                <option key={value} value={value}>
                  {delimiterNames[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Codificación')}>
          {(control) => (
            <Select
              {...control}
              value={choices.bom}
              onChange={(event) => change({ bom: pick(bomChoices, event.target.value) })}
            >
              {bomChoices.map((value) => (
                <option key={value} value={value}>
                  {bomNames[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Saltos de línea')}>
          {(control) => (
            <Select
              {...control}
              value={choices.lineBreak}
              onChange={(event) => change({ lineBreak: pick(breakChoices, event.target.value) })}
            >
              {breakChoices.map((value) => (
                <option key={value} value={value}>
                  {breakNames[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Checkbox
        label={t('Proteger las celdas que parecen fórmulas (empiezan por =, +, - o @) con un apóstrofo')}
        checked={choices.guardFormulas}
        onChange={(event) => change({ guardFormulas: event.target.checked })}
      />
    </OptionGroup>
  )
}

/** The choice a select gave back; the first where it is none of them. */
function pick<Value extends string>(values: readonly [Value, ...Value[]], given: string): Value {
  return values.find((value) => value === given) ?? values[0]
}
