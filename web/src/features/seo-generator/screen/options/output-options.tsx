import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { delimiters, fileTypes, presets } from '@aurelio/page/generator'
import type { Choices } from '../choices.ts'
import { delimiterLabels } from '../texts.ts'
import type { SeoTool } from '../use-seo-tool.ts'
import { OptionGroup } from './option-group.tsx'

const delimiterChoices = ['keep', ...delimiters] as const satisfies readonly Choices['delimiter'][]
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
    else {
      const { id, delimiter, bom, guard } = preset
      change({ preset: id, delimiter, bom: bom ? 'yes' : 'no', guardFormulas: guard })
    }
  }
  // A mark is there for spreadsheets, which run formulas.
  const chooseBom = (bom: Choices['bom']) => change({ bom, ...(bom === 'yes' && { guardFormulas: true }) })
  const delimiterNames = { keep, ...delimiterLabels(t) }
  const fileTypeNames = {
    csv: 'CSV',
    xlsx: t('Excel (XLSX)'),
    xml: 'XML',
    wxr: t('WordPress (archivo de importación WXR)'),
    sitemap: t('Mapa del sitio (sitemap.xml)'),
  }
  const isUnseparated = choices.fileType !== 'csv'
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
        <Field label={t('Tipo de archivo')}>
          {(control) => (
            <Select
              {...control}
              value={choices.fileType}
              onChange={(event) => change({ fileType: pick(fileTypes, event.target.value) })}
            >
              {fileTypes.map((value) => (
                <option key={value} value={value}>
                  {fileTypeNames[value]}
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
              disabled={isUnseparated}
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
              disabled={isUnseparated}
              onChange={(event) => chooseBom(pick(bomChoices, event.target.value))}
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
              disabled={isUnseparated}
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
        disabled={isUnseparated}
        onChange={(event) => change({ guardFormulas: event.target.checked })}
      />
      <p className="text-dense text-muted">
        {isUnseparated
          ? t(
              'En un libro de Excel y en XML todo se guarda como texto: no hay separador que elegir ni fórmulas que proteger.',
            )
          : t(
              'La protección se activa sola con «Excel en España», con BOM y si tu archivo viene de Excel; los importadores la leerían como parte del texto.',
            )}
      </p>
    </OptionGroup>
  )
}

/** The choice a select gave back; the first where it is none of them. */
function pick<Value extends string>(values: readonly [Value, ...Value[]], given: string): Value {
  return values.find((value) => value === given) ?? values[0]
}
