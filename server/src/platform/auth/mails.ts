import { addresses } from '@aurelio/contracts/addresses'
import type { Preferences } from '@aurelio/contracts/profile'
import type { Device } from '@aurelio/contracts/security'
import type { Database } from '../database/database.ts'
import type { Mail } from '../mail/mail.ts'
import { mailLanguage } from './mail-language.ts'
import { de } from './mail-words/de.ts'
import { en } from './mail-words/en.ts'
import { es } from './mail-words/es.ts'
import { fr } from './mail-words/fr.ts'
import type { AccountMailWords, Said } from './mail-words/words.ts'

const wordsOf: Record<Preferences['language'], AccountMailWords> = { es, en, fr, de }

type Person = { name: string; email: string }
/** What is known of a sign-in; the network without the machine. */
type NewDevice = { device: Device | null; browser: string; system: string; network: string; at: Date }
type Parts = { database: Database; mail: Mail; baseUrl: string }

/** `Ordenador · Chrome en Windows` */
function deviceText(words: AccountMailWords, { device, browser, system }: NewDevice) {
  const program = browser && system ? words.program(browser, system) : browser || system
  return [device && words.devices[device], program].filter(Boolean).join(' · ')
}

/**
 * The messages of accounts, in the language of who gets them. All of them concern safety, so no notification preference
 * holds them back.
 */
export function accountMails({ database, mail, baseUrl }: Parts) {
  const languageOf = mailLanguage(database)
  const link = (path: string, token: string) => `${baseUrl}${path}?token=${encodeURIComponent(token)}`

  /** `url`: where the one thing to do is done; `to`: where that is another address than the person's. */
  async function send(
    { name, email }: Person,
    say: (words: AccountMailWords) => Said,
    { url, to = email }: { url?: string; to?: string } = {},
  ) {
    const language = await languageOf(email)
    const words = wordsOf[language]
    const { subject, text, action } = say(words)
    await mail.send({
      to,
      subject,
      text: [words.hello(name), ...text],
      language,
      ...(url !== undefined && action !== undefined && { action: { label: action, url } }),
    })
  }

  return {
    reset: (person: Person, token: string) =>
      send(person, ({ reset }) => reset, { url: link('/reset-password', token) }),
    verify: (person: Person, token: string) =>
      send(person, ({ verify }) => verify, { url: link('/verify-email', token) }),
    changeEmail: (person: Person, newEmail: string, token: string) =>
      send(person, ({ changeEmail }) => changeEmail, { url: link('/verify-email', token), to: newEmail }),
    emailChanged: (person: Person) => send(person, ({ emailChanged }) => emailChanged),
    passwordChanged: (person: Person) =>
      send(person, ({ passwordChanged }) => passwordChanged, { url: `${baseUrl}/forgot-password` }),
    newOwner: (person: Person, workspace: string) =>
      send(person, ({ newOwner }) => newOwner(workspace), { url: `${baseUrl}${addresses.home}` }),
    newDevice: (person: Person, seen: NewDevice) =>
      send(
        person,
        (words) =>
          words.newDevice({
            device: deviceText(words, seen) || words.unknown,
            network: seen.network || words.unknown,
            at: seen.at,
          }),
        { url: `${baseUrl}${addresses.profileTab('security')}` },
      ),
    existingAccount: (person: Person) =>
      send(person, ({ existingAccount }) => existingAccount, { url: `${baseUrl}${addresses.login}` }),
  }
}
export type AccountMails = ReturnType<typeof accountMails>
