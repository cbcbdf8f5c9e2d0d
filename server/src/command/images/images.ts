import { lstat, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { localDay, outputName, safeFolder } from '@aurelio/contracts/image-names'
import { ImageProblem, imageMaker } from '../../features/recipes/run/make-image.ts'
import { type Command, CommandError } from '../command.ts'
import { findImages } from './find-images.ts'
import { imageFormats, purposeWords, wishOf } from './wish.ts'

/** Optimizes the pictures of a folder into another one. Without network and without an installation. */
export const images: Command = {
  usage: 'images <carpeta> [opciones]',
  words: [1, 1],
  options: {
    out: { type: 'string' },
    format: { type: 'string' },
    quality: { type: 'string' },
    width: { type: 'string' },
    preset: { type: 'string' },
    watermark: { type: 'string' },
    rename: { type: 'string' },
  },
  details: [
    '--out <carpeta>       Dónde quedan. Si no lo dices, en <carpeta>-optimizadas, al lado.',
    `--format <formato>    ${imageFormats.join(', ')}. Si no lo dices, webp.`,
    '--quality <1-100>     80 si no lo dices. PNG al 100 no pierde nada.',
    '--width <píxeles>     El ancho máximo. Ninguna se agranda.',
    `--preset <para qué>   ${Object.keys(purposeWords).join(', ')}: formato, ancho y calidad del optimizador.`,
    '--watermark <texto>   Una marca de agua, abajo a la derecha.',
    '--rename <nombre>     Con {nombre}, {n}, {n:3}, {ancho}, {alto}, {fecha}, {carpeta} y {formato}.',
    '',
    'Lee JPEG, PNG, WebP, AVIF, HEIC, TIFF y GIF, también de las carpetas de dentro, y quita la ubicación y la cámara.',
    'Nunca toca las originales ni escribe nada mayor que ellas. Lo que ya está en la carpeta de salida se queda.',
    'Usa los codificadores del optimizador del panel, sin la búsqueda de calidad por parecido que aquel hace.',
    'Termina con 0 si todas salen, y con 1 si alguna no. No necesita red ni base de datos.',
  ],
  async run(given, { say, folder }) {
    const wish = wishOf(given)
    const from = resolve(folder, given.words[0] ?? '')
    const isFolder = await stat(from).then(
      (found) => found.isDirectory(),
      () => false,
    )
    if (!isFolder) throw new CommandError(`${from} no es una carpeta que se pueda leer.`)
    const { out } = given.options
    const to =
      typeof out === 'string' ? resolve(folder, out) : join(dirname(from), `${basename(from)}-optimizadas`)
    const found = await findImages(from, to)
    for (const path of found.leftOut) say(`${path}: se deja fuera. Aquí no se lee ese formato.`)
    if (found.images.length === 0)
      throw new CommandError(`En ${from} no hay ninguna imagen que se pueda leer.`)

    const make = imageMaker()
    const date = localDay(new Date())
    const sums = { made: 0, kept: 0, failed: 0, before: 0, after: 0 }
    for (const [at, path] of found.images.entries()) {
      const place = `[${at + 1}/${found.images.length}] ${path}`
      try {
        const source = join(from, path)
        const bytes = await readFile(source)
        const made = await make(bytes, wish)
        const name = outputName(wish.pattern, {
          ...made,
          name: path,
          path: `${basename(from)}/${path}`,
          index: at + 1,
          date,
        })
        const target = join(to, safeFolder(path), name)
        if (await exists(target)) {
          sums.kept += 1
          say(`${place}: ${name} ya estaba y se queda como está.`)
          continue
        }
        await mkdir(dirname(target), { recursive: true })
        // Fails where something has come in between: nothing that stands is ever written over.
        await writeFile(target, made.bytes, { flag: 'wx' })
        sums.made += 1
        sums.before += bytes.length
        sums.after += made.bytes.length
        say(
          `${place} → ${name}: ${change(bytes.length, made.bytes.length)}${made.isOriginal ? ' (se conserva la original)' : ''}`,
        )
      } catch (error) {
        if (!(error instanceof ImageProblem)) throw writeProblem(to, error)
        sums.failed += 1
        say(`${place}: ${error.message}`)
      }
    }
    say(
      `${sums.made} hechas en ${to}: ${change(sums.before, sums.after)}.` +
        (sums.kept > 0 ? ` Ya estaban: ${sums.kept}.` : '') +
        (sums.failed > 0 ? ` No han salido: ${sums.failed}.` : ''),
    )
    return sums.failed > 0 ? 1 : 0
  },
}

/** A link that leads nowhere counts too: writing there would write elsewhere. */
async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}

function change(before: number, after: number): string {
  const percent = before === 0 ? 0 : Math.round((1 - after / before) * 100)
  return `de ${kilobytes(before)} a ${kilobytes(after)} KB (${percent} % menos)`
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toLocaleString('es-ES', { maximumFractionDigits: bytes < 10_240 ? 1 : 0 })
}

/** The disk's refusals in words; anything else as it is. */
function writeProblem(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  const reasons: Record<string, string> = {
    EACCES: 'no hay permiso',
    EROFS: 'no hay permiso',
    ENOSPC: 'el disco está lleno',
    EEXIST: 'ya hay algo con ese nombre',
    ENOTDIR: 'hay un archivo donde debería haber una carpeta',
  }
  const reason = reasons[String(code)]
  return reason ? new CommandError(`No se puede escribir en ${folder}: ${reason}.`, { cause: error }) : error
}
