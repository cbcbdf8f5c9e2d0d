import { type AddressPolicy, RefusedAddress, vetTarget } from '@aurelio/media/network/address-policy'
import { invalidField } from '../../platform/http/failures.ts'

/** Judges an address before it is kept, so that who enters it hears of it. Each call judges it again. */
export async function vetAddress(policy: AddressPolicy, address: string): Promise<void> {
  const { hostname, port, protocol } = new URL(address)
  try {
    await vetTarget(policy, hostname, Number(port || (protocol === 'https:' ? 443 : 80)))
  } catch (error) {
    throw invalidField('address', error instanceof RefusedAddress ? 'PRIVATE_ADDRESS' : 'UNKNOWN_HOST')
  }
}
