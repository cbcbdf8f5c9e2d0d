import { EngineError } from '@aurelio/media/engine'
import { type AddressPolicy, RefusedAddress, vetTarget } from '@aurelio/media/network/address-policy'

const longest = 2048

/**
 * The address as the engine may have it: http or https, without credentials, and on the public internet. The proxy
 * judges every request again; this spares a start of the engine and says it sooner.
 * Throws `EngineError` with an English sentence.
 */
export async function vettedAddress(entered: string, policy: AddressPolicy): Promise<string> {
  const text = entered.trim()
  if (text === '') throw refused('Please enter a YouTube URL')
  if (text.length > longest) throw refused('This address is too long.')
  if (/\p{Cc}/u.test(text) || !URL.canParse(text)) throw refused(notAnAddress)
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused(notAnAddress)
  if (url.username || url.password) throw refused('The address holds a user name or password. Remove them.')
  // The engine reads options of its own out of this fragment.
  if (/__youtubedl_smuggle/i.test(url.hash)) throw refused(notAnAddress)
  try {
    await vetTarget(policy, url.hostname, Number(url.port || (url.protocol === 'https:' ? 443 : 80)))
  } catch (error) {
    if (error instanceof RefusedAddress)
      throw new EngineError(
        'private-address',
        'This address is not allowed: it leads to a private network or an unusual port.',
        { cause: error },
      )
    throw new EngineError('network', 'The site could not be reached. Check the address.', { cause: error })
  }
  return url.href
}

const notAnAddress = 'This is not a web address. It starts with http:// or https://.'

function refused(message: string) {
  return new EngineError('address', message)
}
