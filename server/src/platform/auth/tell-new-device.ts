import { randomUUID } from 'node:crypto'
import type { createAuthMiddleware } from 'better-auth/api'
import type { Database } from '../database/database.ts'
import { maskedAddress } from '../http/masked-address.ts'
import { addressHeader } from './address-header.ts'
import { deviceOf } from './device.ts'
import { deviceDays, knownDevices } from './known-devices.ts'
import type { AccountMails } from './mails.ts'

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]
type Person = { id: string; name: string; email: string }

/** After a sign-in: a device seen for the first time is told to the person by mail; a new account's first one is not. */
export function tellNewDevice(database: Database, mails: AccountMails) {
  const devices = knownDevices(database)
  return async (ctx: HookContext, person: Person): Promise<void> => {
    const cookie = ctx.context.createAuthCookie('device', { maxAge: deviceDays * 24 * 60 * 60 })
    const known = await ctx.getSignedCookie(cookie.name, ctx.context.secret)
    const device = known || randomUUID()
    // Again at each sign-in, so that a device in use is not forgotten.
    await ctx.setSignedCookie(cookie.name, device, ctx.context.secret, cookie.attributes)
    if (!(await devices.meet(person.id, device))) return
    await mails.newDevice(person, {
      ...deviceOf(ctx.headers?.get('user-agent') ?? null),
      network: maskedAddress(ctx.headers?.get(addressHeader)).replace(/\.0$/, '.x'),
      at: new Date(),
    })
  }
}
