import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The path and query of the newest mailed link that begins with `path`, in a message to this address. */
export async function mailedLink(dataDir: string, email: string, path: string): Promise<string> {
  const pattern = new RegExp(`${path.replaceAll('/', String.raw`\/`)}\\?[^\\s"<>]+`)
  let link = ''
  await expect(async () => {
    const mails = await mailsTo(dataDir, email)
    link = mails.map((text) => pattern.exec(text)?.[0]).find((found) => found !== undefined) ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

/** The newest message to this address that holds these words, as soon as there is one. */
export async function mailWith(dataDir: string, email: string, words: string): Promise<string> {
  let mail = ''
  await expect(async () => {
    mail = (await mailsTo(dataDir, email)).find((text) => text.includes(words)) ?? ''
    expect(mail).not.toBe('')
  }).toPass()
  return mail
}

/** The last first. */
async function mailsTo(dataDir: string, email: string) {
  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder)).toSorted().toReversed()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.filter((text) => text.includes(email)).map(unwrapped)
}

/** Quoted-printable: long lines are broken, and `=` is written as `=3D`. */
function unwrapped(mail: string): string {
  return mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('&amp;', '&')
}
