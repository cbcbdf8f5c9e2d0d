import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { accountByEmail } from '../platform/auth/account-lookup.ts'
import { isStrongPassword } from '../platform/auth/password-rule.ts'
import type { Platform } from '../platform/platform.ts'
import { type Command, CommandError } from './command.ts'
import { withPlatform } from './installation.ts'

const actions = ['create', 'reset', 'disable', 'enable', 'admin'] as const
type Action = (typeof actions)[number]
type Asked = { email: string; name: string; remove: boolean }

const emailSchema = z.email()

/** What an operator does to accounts when nobody can sign in to do it. */
export const user: Command = {
  usage: `user <${actions.join('|')}> <correo> [--name <nombre>] [--remove]`,
  words: [2, 2],
  options: { name: { type: 'string' }, remove: { type: 'boolean' } },
  details: [
    'create   crea una cuenta, con el correo por confirmado, y dice su contraseña. --name pone su nombre.',
    'reset    le da otra contraseña, la dice, y cierra todas sus sesiones.',
    'disable  no la deja entrar más y cierra sus sesiones. enable la deja otra vez.',
    'admin    le deja administrar la instalación; con --remove, deja de hacerlo.',
  ],
  async run({ words: [action = '', address = ''], options }, { say, readConfig }) {
    const asked = actions.find((each) => each === action)
    if (!asked) throw new CommandError(`No se puede «${action}»: di ${actions.join(', ')}.`)
    const email = emailSchema.safeParse(address.toLowerCase())
    if (!email.success) throw new CommandError(`«${address}» no es una dirección de correo.`)
    const name = typeof options['name'] === 'string' ? options['name'] : email.data.replace(/@.*/, '')
    const given = { email: email.data, name, remove: options['remove'] === true }
    const lines = await withPlatform(readConfig(), (platform) => handlers[asked](platform, given))
    lines.forEach(say)
  },
}

/** Each gives what is to be said. */
const handlers: Record<Action, (platform: Platform, asked: Asked) => Promise<string[]>> = {
  async create({ auth, database }, { email, name }) {
    if (await accountByEmail(database)(email)) throw new CommandError(`Ya hay una cuenta con ${email}.`)
    const password = newPassword()
    await auth.operator.create({ email, name, password })
    return [`Cuenta creada: ${email}`, ...passwordWords(password)]
  },
  async reset(platform, { email }) {
    const id = await idOf(platform, email)
    const password = newPassword()
    await platform.auth.operator.setPassword(id, password)
    await platform.audit({ kind: 'password-reset', userId: id })
    return [`Contraseña nueva de ${email}; sus sesiones están cerradas.`, ...passwordWords(password)]
  },
  async disable(platform, { email }) {
    await setDisabled(platform, email, true)
    return [`${email} ya no puede entrar, y sus sesiones están cerradas.`]
  },
  async enable(platform, { email }) {
    await setDisabled(platform, email, false)
    return [`${email} puede entrar otra vez.`]
  },
  async admin(platform, { email, remove }) {
    if (platform.config.accounts.adminEmails)
      throw new CommandError(
        'Quién administra lo dice el ajuste ADMIN_EMAILS: cámbialo y reinicia el servidor.',
      )
    await platform.auth.operator.setAdministrator(await idOf(platform, email), !remove)
    return [remove ? `${email} ya no administra la instalación.` : `${email} administra la instalación.`]
  },
}

async function idOf({ database }: Platform, email: string): Promise<string> {
  const account = await accountByEmail(database)(email)
  if (account) return account.id
  throw new CommandError(`No hay ninguna cuenta con ${email}.`)
}

async function setDisabled(platform: Platform, email: string, disabled: boolean): Promise<void> {
  const id = await idOf(platform, email)
  await platform.auth.setDisabled(id, disabled)
  await platform.audit({ kind: disabled ? 'account-disabled' : 'account-enabled', userId: id })
}

/** Random, and as the rule for passwords wants it. */
function newPassword(): string {
  for (;;) {
    const password = randomBytes(15).toString('base64url')
    if (isStrongPassword(password)) return password
  }
}

function passwordWords(password: string): string[] {
  return [`Contraseña: ${password}`, 'No se vuelve a decir. Al entrar, cámbiala en «Seguridad».']
}
