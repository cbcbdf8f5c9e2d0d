import type { TFunction } from 'i18next'
import { formatBytes, formatNumber } from '../../../platform/format.ts'
import { columnLetter, type Delimiter, type Problem } from '@aurelio/page/generator'
import type { Failure } from '../worker/protocol.ts'

/** What stands between cells, as a list to choose from. */
export function delimiterLabels(t: TFunction): Record<Delimiter, string> {
  return {
    ',': t('Coma (,)'),
    ';': t('Punto y coma (;)'),
    '\t': t('Tabulador'),
    '|': t('Barra vertical (|)'),
    '^': t('Acento circunflejo (^)'),
    '~': t('Virgulilla (~)'),
  }
}

/** Where a fault is: 'Fila 3, columna 2 (B)', with the column's name where it is known. */
function placeOf(t: TFunction, { row, column }: Problem, header: readonly string[]): string {
  if (row === undefined) return ''
  if (column === undefined) return t('Línea {{row}}', { row: formatNumber(row) })
  const name = header[column - 1] ?? ''
  const letter = columnLetter(column)
  return t('Fila {{row}}, columna {{column}}', {
    row: formatNumber(row),
    column: `${column} (${name === '' ? letter : `${letter}, «${name.slice(0, 40)}»`})`,
  })
}

function whatHappened(t: TFunction, problem: Problem): string {
  const found = problem.found ?? 0
  const expected = problem.expected ?? 0
  switch (problem.fault) {
    case 'open-quote':
      return t(
        'hay unas comillas que se abren y no se cierran. Ciérralas en el archivo o activa «Leer las comillas como texto» en Más opciones.',
      )
    case 'text-after-quote':
      return t('hay texto después de las comillas de cierre. Lo hemos conservado; revisa esa celda.')
    case 'nul':
      return t(
        'hay un carácter nulo (NUL). El archivo está dañado o no es de texto: vuelve a guardarlo como CSV.',
      )
    case 'short-row':
      return t('faltan celdas: hay {{found}} y la cabecera tiene {{expected}}. La fila se deja como está.', {
        found,
        expected,
      })
    case 'long-row':
      return t('sobran celdas: hay {{found}} y la cabecera tiene {{expected}}. La fila se deja como está.', {
        found,
        expected,
      })
    case 'empty-file':
      return t('El archivo está vacío. Elige un CSV con una cabecera y al menos una fila.')
    case 'no-rows':
      return t('El archivo solo tiene la cabecera. Añade al menos una fila de datos y vuelve a subirlo.')
    case 'file-too-large':
      return t('El archivo ocupa {{found}} y el máximo es {{expected}}. Divídelo y procésalo por partes.', {
        found: formatBytes(found),
        expected: formatBytes(expected),
      })
    case 'line-too-long':
      return t(
        'hay {{found}} caracteres seguidos, demasiados para este archivo. Comprueba que has elegido el archivo correcto.',
        {
          found: formatNumber(found),
        },
      )
    case 'damaged-workbook':
      return t(
        'No se ha podido leer el libro de Excel. Ábrelo, guárdalo otra vez como .xlsx y vuelve a subirlo.',
      )
    case 'old-workbook':
      return t('Es un libro de Excel antiguo (.xls). Ábrelo y guárdalo como .xlsx o como CSV.')
    case 'damaged-xml':
      return t(
        'No se ha encontrado una tabla en el XML: está incompleto, o nada se repite en él. Vuelve a exportarlo y súbelo otra vez.',
      )
    case 'no-locations':
      return t('El archivo no tiene ninguna ubicación. Escribe una por línea y vuelve a subirlo.')
    case 'unreadable':
    default:
      return t('No se ha podido leer el archivo: ha cambiado o ya no está en su sitio. Vuelve a elegirlo.')
  }
}

/** A fault of a file in words: where it is, what it is, and what to do. */
export function problemText(t: TFunction, problem: Problem, header: readonly string[] = []): string {
  const place = placeOf(t, problem, header)
  return place === '' ? whatHappened(t, problem) : `${place}: ${whatHappened(t, problem)}`
}

/** A failed call in words. */
export function failureText(t: TFunction, failure: Failure): string {
  switch (failure.kind) {
    case 'file':
      return problemText(t, failure.problem)
    case 'cancelled':
      return t('Cancelado. No se ha guardado nada.')
    case 'disk-full':
      return t('No queda sitio para el resultado. Libera espacio o divídelo en partes más pequeñas.')
    case 'no-memory':
      return t('El archivo no cabe en la memoria del navegador. Divídelo y procésalo por partes.')
    case 'lost':
      return t(
        'El navegador ha detenido el proceso, casi siempre por falta de memoria. Cierra otras pestañas y vuelve a intentarlo.',
      )
    case 'unexpected':
    default:
      return t('No se ha podido terminar: {{reason}}. Vuelve a intentarlo.', { reason: failure.message })
  }
}
