import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { checkHanded, checkText, type Finding, isValid } from '@aurelio/proofs/check'
import { z } from 'zod'
import { type Command, CommandError } from './command.ts'

const handedSchema = z.object({ document: z.string(), signature: z.string(), key: z.string() })
const signedSchema = z.object({ kind: z.string(), data: z.object({ name: z.string().default('') }) })

const checkWords: Record<Finding['check'], string> = {
  signature: 'La firma es la de esa clave y no se ha cambiado una letra',
  commitment: 'El número secreto es el que se comprometió al empezar',
  list: 'La lista de participantes es la que se cerró',
  winners: 'De la lista, el número secreto y el de fuera salen esas personas y en ese orden',
  marks: 'Las notas del jurado dan ese orden',
  verdict: 'De las cifras sale ese resultado',
  statement: 'El texto aceptado es el de la huella',
  readable: 'Los datos se pueden leer',
}
const resultWords: Record<Finding['result'], string> = {
  right: 'bien    ',
  wrong: 'MAL     ',
  unknown: 'sin ver ',
}

/** Computes what a proof says anew, without network and without an installation. */
export const drawCheck: Command = {
  usage: 'draw-check <archivo.json>',
  words: [1, 1],
  options: {},
  details: [
    'El archivo es el que se descarga en la página de la prueba (/proof/…).',
    'Termina con 0 si todo cuadra, y con 1 si algo no. No necesita red ni base de datos.',
  ],
  async run({ words: [name = ''] }, { say, folder }) {
    const { document, findings } = await read(resolve(folder, name))
    const title = titleIn(document)
    if (title !== '') say(title)
    for (const { check, result } of findings) say(`${resultWords[result]} ${checkWords[check]}`)
    const isRight = isValid(findings)
    say(isRight ? 'Todo cuadra.' : 'Algo no cuadra: estos datos no dan lo que dicen.')
    return isRight ? 0 : 1
  },
}

/** A file as the page hands it on; one that holds the proof alone has no signature to look at. */
async function read(file: string): Promise<{ document: string; findings: Finding[] }> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandError(`No se puede leer ${file}.`, { cause: error })
  })
  const handed = handedSchema.safeParse(parsed(text))
  if (handed.success) return { document: handed.data.document, findings: await checkHanded(handed.data) }
  return { document: text, findings: [{ check: 'signature', result: 'unknown' }, ...(await checkText(text))] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function titleIn(document: string): string {
  const signed = signedSchema.safeParse(parsed(document))
  return signed.success ? signed.data.data.name : ''
}
