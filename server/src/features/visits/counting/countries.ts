import { readFileSync } from 'node:fs'
import { type CountryResponse, Reader } from 'mmdb-lib'

type Warning = { warn: (told: { error: unknown; file: string }, text: string) => void }

/** Tells the country of an address, `ES`; '' where it is not known. */
export type CountryOf = (address: string) => string

/** By a file that the owner has put there; of nobody where there is none, or it cannot be read: then the log says why. */
export function countriesIn(file: string, log: Warning): CountryOf {
  if (file === '') return () => ''
  try {
    const reader = new Reader<CountryResponse>(readFileSync(file))
    return (address) => {
      try {
        return reader.get(address)?.country?.iso_code ?? ''
      } catch {
        // What is no address, or an address that the file knows nothing of.
        return ''
      }
    }
  } catch (error) {
    log.warn({ error, file }, 'The file of countries cannot be read: visits are counted without them')
    return () => ''
  }
}
