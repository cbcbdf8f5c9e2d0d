import type { Device } from '@aurelio/contracts/security'

/** A message without the person it goes to. */
export type Said = { subject: string; text: readonly string[]; action?: string }
type Seen = { device: string; network: string; at: Date }

/** How the messages of accounts are worded in one language. */
export type AccountMailWords = {
  hello: (name: string) => string
  devices: Record<Device, string>
  /** A browser in a system. */
  program: (browser: string, system: string) => string
  unknown: string
  reset: Required<Said>
  verify: Required<Said>
  changeEmail: Required<Said>
  emailChanged: Said
  passwordChanged: Required<Said>
  newOwner: (workspace: string) => Required<Said>
  newDevice: (seen: Seen) => Required<Said>
  existingAccount: Required<Said>
}
