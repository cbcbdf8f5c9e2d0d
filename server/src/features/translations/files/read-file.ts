import { refuse } from '../../../platform/http/failures.ts'
import { readTable } from './csv.ts'
import { type ReadFile, readXliff } from './xliff.ts'
import { UnreadableXml, type XmlFault } from './xml.ts'

const faults: Record<XmlFault | 'not-xliff' | 'not-a-table', string> = {
  doctype: 'declara un tipo de documento o entidades, que aquí no se admiten.',
  'not-xml': 'no es XML bien escrito.',
  'too-deep': 'tiene demasiados niveles.',
  'not-xliff': 'no es XLIFF 2. Exporta otra vez y traduce ese archivo.',
  'not-a-table': 'no es una tabla con las columnas «página», «elemento», «campo», «original» y «traducción».',
}

/** A file of translations into a language; throws a 422 where it is none, or one of another language. */
export async function readTranslations(content: string, language: string): Promise<ReadFile> {
  const file = await readFile(content)
  if (file.language !== null && !isSameLanguage(file.language, language))
    throw refuse('TRANSLATION_OF_OTHER_LANGUAGE', { found: file.language.slice(0, 20), wanted: language })
  return file
}

async function readFile(content: string): Promise<ReadFile> {
  const isXml = /^\s*(?:\u{FEFF}\s*)?</u.test(content)
  try {
    const read = isXml ? readXliff(content) : await readTable(content)
    if (read) return read
    const why = isXml ? 'not-xliff' : 'not-a-table'
    throw refuse('TRANSLATION_UNREADABLE', { why, reason: faults[why] })
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error
    throw refuse('TRANSLATION_UNREADABLE', { why: error.fault, reason: faults[error.fault] })
  }
}

/** `en-GB` is `en`: regions are not told apart. */
function isSameLanguage(found: string, wanted: string): boolean {
  return found.toLowerCase().split('-', 1)[0] === wanted
}
