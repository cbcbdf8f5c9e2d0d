import {
  type ByteSource,
  type CsvInfo,
  inspectCsv,
  type Job,
  type LineKernel,
  modeOf,
  prepareJob,
  type Settings,
} from '@aurelio/page/generator'

export const rowCount = 10_000

const header = 'titulo,descripcion,contenido,url,precio,categoria'

/** The CSV of the measurement: 10,000 rows of about 340 bytes with seven places to fill. */
export function csvText(): string {
  const rows = Array.from({ length: rowCount }, (_, row) =>
    [
      `Fontanero en Madrid ${row}`,
      '"Fontanería en Madrid, urgente y económica"',
      '"<p>¿Buscas un fontanero en MADRID? Nuestro equipo de madrid atiende en menos de una hora, con presupuesto cerrado, garantía por escrito y visita gratis, también en festivos. Llámanos.</p>"',
      `https://ejemplo.com/madrid/fontanero-madrid-${row}`,
      `${(row % 90) + 10}.00`,
      'Fontaneros en Madrid',
    ].join(','),
  )
  return [header, ...rows].join('\n')
}

const towns = ['Alcalá de Henares', 'Sevilla', 'San Sebastián', 'Málaga', "L'Hospitalet de Llobregat"]

/** So many different places. */
export function placeNames(count: number): string[][] {
  return Array.from({ length: count }, (_, index) => [`${towns[index % towns.length] ?? ''} ${index}`])
}

/** The CSV read and compiled, as 'Procesar CSV' does with the rule of the specification. */
export async function compile(locations: string[][]): Promise<Job> {
  const file = new Blob([csvText()])
  return jobOf(file, await inspectCsv(file), locations)
}

/** The same of any file. */
export function jobOf(
  file: ByteSource,
  info: CsvInfo,
  locations: readonly (readonly string[])[],
  lines?: LineKernel,
): Promise<Job> {
  const settings: Settings = {
    keywords: [{ text: 'Madrid', column: 0 }],
    modes: info.columns.map(({ reason }) => modeOf(reason)),
    ignoreAccents: false,
    wholeWord: false,
    keepCase: true,
    spintax: false,
    seed: '1',
    guardFormulas: false,
    dropRepeated: false,
    delimiter: ',',
    bom: false,
    lineBreak: '\n',
  }
  const list = { columns: [''], rows: locations, header: false }
  return prepareJob(file, info, list, settings, undefined, lines)
}
