import type { AccountMailWords } from './words.ts'

const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'long' })

export const de: AccountMailWords = {
  hello: (name) => `Guten Tag, ${name},`,
  devices: { computer: 'Computer', phone: 'Handy', tablet: 'Tablet' },
  program: (browser, system) => `${browser} unter ${system}`,
  unknown: 'nicht bekannt',
  reset: {
    subject: 'Wählen Sie ein neues Passwort',
    text: [
      'Sie möchten das Passwort Ihres Kontos ändern. Der Link gilt eine Stunde und nur einmal.',
      'Wenn Sie das nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
    ],
    action: 'Passwort wählen',
  },
  verify: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: ['Bestätigen Sie, dass diese E-Mail-Adresse Ihre ist. Der Link gilt eine Stunde.'],
    action: 'Meine E-Mail-Adresse bestätigen',
  },
  changeEmail: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: [
      'Sie möchten diese Adresse für Ihr Konto verwenden. Die Änderung gilt, sobald Sie sie bestätigen; der Link gilt eine Stunde.',
    ],
    action: 'Änderung bestätigen',
  },
  emailChanged: {
    subject: 'Die E-Mail-Adresse Ihres Kontos soll geändert werden',
    text: [
      'Jemand mit Ihrem Passwort möchte die E-Mail-Adresse Ihres Kontos ändern. Wenn Sie das nicht waren, ändern Sie jetzt das Passwort.',
    ],
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: [
      'Das Passwort Ihres Kontos wurde soeben geändert. Wenn Sie das nicht waren, fordern Sie auf der Anmeldeseite ein neues an.',
    ],
    action: 'Neues Passwort anfordern',
  },
  newOwner: (workspace) => ({
    subject: 'Ein Arbeitsbereich gehört jetzt Ihnen',
    text: [
      `Wem „${workspace}“ gehörte, hat das Konto gelöscht und Sie ausgewählt, den Arbeitsbereich zu übernehmen.`,
    ],
    action: 'Aurelio öffnen',
  }),
  newDevice: ({ device, network, at }) => ({
    subject: 'Neue Anmeldung in Ihrem Konto',
    text: [
      'Jemand hat sich soeben von einem Gerät, das wir nicht kannten, in Ihrem Konto angemeldet.',
      `Gerät: ${device}`,
      `Netz: ${network}`,
      `Zeitpunkt: ${moment.format(at)}`,
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie jetzt das Passwort und beenden Sie die anderen Sitzungen.',
    ],
    action: 'Meine Sitzungen prüfen',
  }),
  existingAccount: {
    subject: 'Sie haben bereits ein Konto',
    text: [
      'Jemand wollte sich mit dieser E-Mail-Adresse registrieren, zu der es bereits ein Konto gibt. Wenn Sie das waren, melden Sie sich an.',
    ],
    action: 'Anmelden',
  },
}
