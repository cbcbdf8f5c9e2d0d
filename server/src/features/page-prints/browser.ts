import { access, constants } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'

/** The one without windows first: it starts sooner. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** A Chromium: what the settings name, or the first on the PATH; null where there is none. */
export async function findBrowser(setting: string | undefined, path: string): Promise<string | null> {
  const folders = path.split(delimiter).filter(isAbsolute)
  const candidates =
    setting === undefined ? names.flatMap((name) => folders.map((folder) => join(folder, name))) : [setting]
  for (const file of candidates)
    if (
      await access(file, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return file
  return null
}
