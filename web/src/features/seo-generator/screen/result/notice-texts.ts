import type { TFunction } from 'i18next'
import { wayFor } from '../../../../platform/files/destination.ts'
import { formatBytes, formatNumber } from '../../../../platform/format.ts'
import {
  checkPreset,
  columnLetter,
  type CsvInfo,
  excelRows,
  presets,
  type Settings,
  type Split,
} from '@aurelio/page/generator'
import type { Outcome } from '../../worker/protocol.ts'
import type { Choices } from '../choices.ts'

type Given = {
  readonly choices: Choices
  readonly settings: Settings | undefined
  readonly split: Split | undefined
  readonly outcome: Outcome
  readonly info: CsvInfo
}

/** Rows, header included, of the largest file of the result. */
function rowsPerFile({ split, outcome }: Given): number {
  if (split?.kind === 'per-location') return outcome.rowsPerLocation + 1
  return Math.min(outcome.forecast.rows, split?.kind === 'parts' ? split.rows : Number.POSITIVE_INFINITY) + 1
}

/** Bytes of the largest file of the result, near enough for a warning. */
function bytesPerFile(given: Given): number {
  const { forecast } = given.outcome
  if (given.split?.kind === 'per-location') return forecast.bytesPerLocation
  return forecast.bytes * Math.min(1, (rowsPerFile(given) - 1) / Math.max(1, forecast.rows))
}

function presetNotices(t: TFunction, given: Given): string[] {
  const preset = presets.find(({ id }) => id === given.choices.preset)
  if (preset === undefined) return []
  const { outcome, info, settings } = given
  const unchanged = (column: number) => outcome.rowsPerLocation - (outcome.counts[column]?.rowsChanged ?? 0)
  const { missing, repeating } = checkPreset(preset, info.header, unchanged, settings?.modes ?? [])
  const texts = missing.map(({ name, need }) =>
    need === 'required'
      ? t('{{program}} necesita una columna «{{name}}» y tu archivo no la tiene.', {
          program: preset.name,
          name,
        })
      : t('{{program}} funciona mejor con una columna «{{name}}».', { program: preset.name, name }),
  )
  if (outcome.locations > 1) {
    for (const { name } of repeating) {
      texts.push(
        t(
          'En {{program}} la columna «{{name}}» debe ser distinta en cada fila: pon en ella la palabra clave o un marcador.',
          {
            program: preset.name,
            name,
          },
        ),
      )
    }
  }
  const isCsv = given.choices.fileType === 'csv'
  if (isCsv && settings !== undefined && settings.delimiter !== preset.delimiter) {
    texts.push(
      t('{{program}} espera otro separador: vuelve a elegirlo en «Preparar para».', { program: preset.name }),
    )
  }
  if (preset.maxBytes !== undefined && bytesPerFile(given) > preset.maxBytes) {
    texts.push(
      t('{{program}} admite archivos de hasta {{size}}: divide el resultado en partes.', {
        program: preset.name,
        size: formatBytes(preset.maxBytes),
      }),
    )
  }
  return texts
}

function slugNotices(t: TFunction, { outcome, info }: Given): string[] {
  const nameOf = (column: number) => info.header[column] || columnLetter(column + 1)
  const fixed = outcome.locations < 2 ? [] : outcome.checks.fixed
  return [
    ...fixed.map(({ column, rows }) =>
      t(
        'La columna «{{name}}» no cambia en {{rows}} filas: su dirección se repetirá en todas las ubicaciones.',
        {
          name: nameOf(column),
          rows: formatNumber(rows),
        },
      ),
    ),
    ...outcome.checks.repeated.map(({ column, rows }) =>
      t('La columna «{{name}}» tiene {{rows}} direcciones repetidas dentro de tu archivo.', {
        name: nameOf(column),
        rows: formatNumber(rows),
      }),
    ),
  ]
}

/** Everything worth a look in a result, in words. */
export function noticesOf(t: TFunction, given: Given): string[] {
  const { outcome, choices } = given
  const texts: string[] = []
  const { forecast } = outcome
  if (outcome.counts.every((count) => count.replaced === 0)) {
    texts.push(
      t('La palabra clave no aparece en ninguna columna: todas las ubicaciones tendrán el mismo contenido.'),
    )
  }
  if (outcome.unknownPlaceholders.length > 0) {
    const names = outcome.unknownPlaceholders.slice(0, 5).map((name) => `{{${name}}}`)
    texts.push(
      t('Marcadores sin columna en tus ubicaciones, que se dejan como están: {{names}}.', {
        names: names.join(', '),
      }),
    )
  }
  const isCsv = choices.fileType === 'csv'
  if (isCsv && rowsPerFile(given) > excelRows) {
    texts.push(
      t(
        'Excel y LibreOffice solo abren {{limit}} filas por archivo y este tendrá {{rows}}. Divide el resultado en partes si quieres abrirlo con ellos.',
        {
          limit: formatNumber(excelRows),
          rows: formatNumber(rowsPerFile(given)),
        },
      ),
    )
  }
  if (isCsv && outcome.formulaCells > 0) {
    texts.push(
      t(
        'Hay celdas que empiezan por =, +, - o @ y una hoja de cálculo las tomaría por fórmulas. Puedes protegerlas en Más opciones.',
      ),
    )
  }
  const way = wayFor(forecast.bytes, choices.toDisk)
  if (way === 'disk')
    texts.push(t('Al descargar te preguntaremos dónde guardarlo: se escribe directamente en tu disco.'))
  if (way === 'private') {
    texts.push(
      t(
        'Es un resultado grande: se preparará en el almacenamiento privado de tu navegador y después se descargará.',
      ),
    )
  }
  if (way === 'too-large') {
    texts.push(
      t(
        'Este navegador no puede guardar un resultado de {{size}}. Usa menos ubicaciones, o Chrome o Edge, que escriben directamente en disco.',
        {
          size: formatBytes(forecast.bytes),
        },
      ),
    )
  }
  return [...texts, ...presetNotices(t, given), ...slugNotices(t, given)]
}
